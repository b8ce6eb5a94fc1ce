import { useState } from 'react';
import * as calls from '../../../api/calls.ts';
import { failure, type Result } from '../../../api/result.ts';
import { fieldsOf } from '../../../order/vocabulary/map-fields.ts';
import { useFieldGroup } from '../../../ui/fields/frame/bare-field.tsx';
import { FormControl, FormField, useField } from '../../account/form-fields.tsx';
import { FormView, useForm } from '../../account/form-view.tsx';
import { useCabinet } from '../../context/cabinet-context.ts';
import { useFocusWhenLost } from '../../shared/focus.ts';
import type { OrderPartProps } from '../../shared/page.tsx';

const subjects = {
  service: {
    title: 'Rate the service',
    comment: 'Comment on the service',
    given: 'Your rating of the service',
    call: calls.rateService,
  },
  writer: {
    title: 'Rate the writer',
    comment: 'Comment on the writer',
    given: 'Your rating of the writer',
    call: calls.rateWriter,
  },
} as const;
type Subject = keyof typeof subjects;
type RatingValues = Record<`${Subject}-${'rate' | 'comment'}`, string>;

const readRating = (values: RatingValues, subject: Subject) => ({
  rate: Number(values[`${subject}-rate`]),
  comment: values[`${subject}-comment`],
});

/** Renders the stars for a subject. The comment follows once they are chosen, so that the form begins with two lines. */
function RatingFields({ subject }: { subject: Subject }) {
  const { t } = useCabinet();
  const { title, comment } = subjects[subject];
  const { value } = useField(`${subject}-rate`);
  return (
    <div>
      <FormControl name={`${subject}-rate`} label={t(title)} isGroup>
        {(rate, edit) => <Stars value={String(rate)} onChange={edit} />}
      </FormControl>
      {value && <FormField name={`${subject}-comment`} label={t(comment)} kind="area" rows={2} />}
    </div>
  );
}

/** Returns the subjects whose ratings are sent: without any stars the first one, whose error asks for the stars. */
const ratedSubjects = (values: RatingValues, unrated: readonly Subject[]) => {
  const rated = unrated.filter((subject) => values[`${subject}-rate`]);
  return rated.length > 0 ? rated : unrated.slice(0, 1);
};

/** Renders one form for the subjects without a rating. It sends those that have stars. */
function RatingForm({ order, onChange, unrated }: OrderPartProps & { unrated: readonly Subject[] }) {
  const { t, client, drafts } = useCabinet();
  // After a failure, a rating is not sent again that the server has stored as the last one of its subject.
  const [storedTexts] = useState(() => new Map<Subject, string>());
  const form = useForm({
    initial: { 'service-rate': '', 'service-comment': '', 'writer-rate': '', 'writer-comment': '' },
    draft: drafts.of(`rating ${order.code}`),
    validate: ({ validateRating }, values) =>
      Object.fromEntries(
        ratedSubjects(values, unrated).flatMap((subject) =>
          Object.entries(validateRating(readRating(values, subject))).map(([field, error]) => [
            `${subject}-${field}`,
            error,
          ]),
        ),
      ),
    send: async (values) => {
      const params = { id: order.code };
      let result: Result<null> = failure();
      for (const subject of ratedSubjects(values, unrated)) {
        const payload = readRating(values, subject);
        const rating = JSON.stringify(payload);
        if (storedTexts.get(subject) === rating) continue;
        // A rating whose answer is lost may be stored.
        storedTexts.delete(subject);
        result = await client.send(subjects[subject].call, { params, payload });
        if (result.failed) break;
        storedTexts.set(subject, rating);
      }
      return result;
    },
    onDone: onChange,
  });
  return (
    <FormView form={form} name="rating" submit={t('Send rating')} isQuiet>
      {unrated.map((subject) => (
        <RatingFields key={subject} subject={subject} />
      ))}
    </FormView>
  );
}

function GivenRating({ label, rate, comment }: { label: string; rate: number; comment: string }) {
  const { t } = useCabinet();
  const text = useFocusWhenLost<HTMLParagraphElement>();
  return (
    <div>
      <p ref={text} tabIndex={-1}>
        {label}:{' '}
        <span className="whole">
          <span className="stars">{'★'.repeat(rate)}</span>
          <span className="muted"> {t('%rate% of 5', { rate })}</span>
        </span>
      </p>
      {comment && <p className="typed">{comment}</p>}
    </div>
  );
}

export function RatingSheet({ order, onChange }: OrderPartProps) {
  const { t } = useCabinet();
  const alreadyRated = fieldsOf(subjects).filter((subject) => order[`${subject}Rating`]);
  const unrated = fieldsOf(subjects).filter((subject) => !alreadyRated.includes(subject));
  return (
    <div className="sheet ratings">
      {alreadyRated.map((subject) => (
        <GivenRating
          key={subject}
          label={t(subjects[subject].given)}
          rate={order[`${subject}Rating`] ?? 0}
          comment={order[`${subject}Comment`]}
        />
      ))}
      {unrated.length > 0 && (
        <RatingForm key={unrated.join()} order={order} onChange={onChange} unrated={unrated} />
      )}
    </div>
  );
}

const rates = ['1', '2', '3', '4', '5'];

/** Renders one to five stars. They are native radios, so that arrow keys work and screen readers announce numbers. */
function Stars({ value, onChange }: { value: string; onChange: (rate: string) => void }) {
  const { t } = useCabinet();
  const { rest } = useFieldGroup();
  return (
    <div {...rest} className="stars-choice" role="radiogroup">
      {rates.map((rate) => (
        <label key={rate} className={rate <= value ? 'is-lit' : ''}>
          <input
            type="radio"
            className="quiet-text"
            name={rest.id}
            value={rate}
            checked={rate === value}
            onChange={() => onChange(rate)}
          />
          <span aria-hidden="true">{rate <= value ? '★' : '☆'}</span>
          <span className="quiet-text">{t('%rate% of 5', { rate })}</span>
        </label>
      ))}
    </div>
  );
}
