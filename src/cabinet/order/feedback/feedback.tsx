import * as calls from '../../../api/calls.ts';
import { useFieldGroup } from '../../../ui/fields/frame/bare-field.tsx';
import { Field } from '../../../ui/fields/frame/field.tsx';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { useCabinet } from '../../context/cabinet-context.ts';
import { FormField, FormView, useField, useForm } from '../../forms/form-view.tsx';
import { useFocusWhenLost } from '../../shared/focus.ts';
import type { OrderPartProps } from '../../shared/page.tsx';

const subjects = {
  service: { title: 'Rate the service', call: calls.rateService },
  writer: { title: 'Rate the writer', call: calls.rateWriter },
} as const;

function RatingForm({ order, onChange, subject }: OrderPartProps & { subject: keyof typeof subjects }) {
  const t = useTranslator();
  const { client, drafts } = useCabinet();
  const { title, call } = subjects[subject];
  const form = useForm({
    initial: { rate: '', comment: '' },
    draft: drafts.of(`${subject} ${order.code}`),
    validate: (suites, { rate, comment }) => suites.validateRating({ rate: Number(rate), comment }),
    send: ({ rate, comment }) =>
      client.send(call, { params: { id: order.code }, payload: { rate: Number(rate), comment } }),
    onDone: onChange,
  });
  return (
    <FormView form={form} name={`rate-${subject}`} label={t(title)} submit={t('Send rating')} isQuiet>
      <StarsField name="rate" label={t(title)} />
      <FormField name="comment" label={t('Comment')} kind="area" rows={2} />
    </FormView>
  );
}

interface GivenRatingProps {
  label: string;
  rate: number;
  comment: string;
}

function GivenRating({ label, rate, comment }: GivenRatingProps) {
  const t = useTranslator();
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

/** Renders the ratings of service and writer: a form, or the given rating. */
export function Ratings({ order, onChange }: OrderPartProps) {
  const t = useTranslator();
  const { serviceRating, serviceComment, writerRating, writerComment } = order;
  return (
    <div className="sheet ratings">
      {serviceRating ? (
        <GivenRating label={t('Your rating of the service')} rate={serviceRating} comment={serviceComment} />
      ) : (
        <RatingForm order={order} onChange={onChange} subject="service" />
      )}
      {writerRating ? (
        <GivenRating label={t('Your rating of the writer')} rate={writerRating} comment={writerComment} />
      ) : (
        <RatingForm order={order} onChange={onChange} subject="writer" />
      )}
    </div>
  );
}

const rates = ['1', '2', '3', '4', '5'];

interface StarsProps {
  value: string;
  onChange: (rate: string) => void;
}

function Stars({ value, onChange }: StarsProps) {
  const t = useTranslator();
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

/**
 * Renders a field for one to five stars. It consists of native radios, so that arrow keys work and screen readers
 * announce numbers.
 */
function StarsField({ name, label }: { name: string; label: string }) {
  const { value, error, idPrefix, edit } = useField(name);
  return (
    <Field name={name} label={label} error={error} idPrefix={idPrefix} isGroup>
      <Stars value={String(value)} onChange={edit} />
    </Field>
  );
}

/** Formats a date in local time as `YYYY-MM-DDTHH:MM`, which `datetime-local` fields use. */
const toFieldText = (date: Date) =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** Converts the value of a `datetime-local` field to ISO 8601. Returns "" if it is no date. */
const toIsoText = (text: string) => {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
};

const daysToRevise = 2;

/** Renders the form for remarks on a delivered paper and the time by which the customer wants it back. */
export function RevisionForm({ order, onChange }: OrderPartProps) {
  const t = useTranslator();
  const { client, drafts, now } = useCabinet();
  const form = useForm({
    initial: {
      timeRevision: toFieldText(new Date(now() + daysToRevise * 86_400_000)),
      textRevision: '',
    },
    draft: drafts.of(`revision ${order.code}`),
    validate: (suites, values) => suites.validateRevision(values),
    send: ({ timeRevision, textRevision }) =>
      client.send(calls.reviseOrder, {
        params: { id: order.code },
        payload: { timeRevision: toIsoText(timeRevision), textRevision },
      }),
    onDone: onChange,
  });
  return (
    <FormView form={form} name="revision" submit={t('Send to revision')}>
      <FormField name="textRevision" label={t('What has to change?')} kind="area" required />
      <FormField name="timeRevision" label={t('By when?')} kind="moment" required />
    </FormView>
  );
}
