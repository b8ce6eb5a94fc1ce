import * as calls from '../../../api/calls.ts';
import { FormField } from '../../account/form-fields.tsx';
import { FormView, useForm } from '../../account/form-view.tsx';
import { useCabinet } from '../../context/cabinet-context.ts';
import type { OrderPartProps } from '../../shared/page.tsx';

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
  const { t, client, drafts, now } = useCabinet();
  const form = useForm({
    initial: { timeRevision: toFieldText(new Date(now() + daysToRevise * 86_400_000)), textRevision: '' },
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
      <FormField name="timeRevision" label={t('By when?')} kind="datetime-local" required />
    </FormView>
  );
}
