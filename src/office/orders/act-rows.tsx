import { BooleanInput, DateTimeInput, required, SelectInput, TextInput } from 'react-admin';
import * as calls from '../../api/calls.ts';
import type { StaffOrder } from '../../api/resources/staff-orders.ts';
import { formatMoney } from '../../order/price/money.ts';
import { orderStatuses, unfinishedStatuses } from '../../order/vocabulary/order-statuses.ts';
import { ask } from '../ask.ts';
import { plainAmount } from '../value-texts.ts';
import { type Act, amountField, handPayment, readCents, reasonField, type Values } from './act.tsx';
import { anyPaid, changeActs } from './change-acts.tsx';
import { FilesInput } from './files-input.tsx';

const { created, paid, inProgress, delivered, revision, refunded } = orderStatuses;

/** Returns the US cents that an order has brought in and that have not gone back. */
const keptCents = ({ chargedCents, returnedCents }: StaffOrder) => chargedCents - returnedCents;

const returnedField = <BooleanInput source="isReturned" label="The money has gone back in another way" />;

const refundFields = (
  <>
    {amountField('Amount in US dollars')}
    {reasonField}
    {returnedField}
  </>
);

const sendRefund = (
  { code, returnedCents }: StaffOrder,
  { cents, reason = '', isReturned = false }: Values,
  { isCancellation = false } = {},
) => {
  const payload = { cents: readCents(cents), reason, returnedCents, isReturned, isCancellation };
  return ask(calls.refundOrder, { params: { code }, payload });
};

/** Returns what would go back now by the promises of the site, besides what went back before; null without such a promise. */
const promisedCents = ({ cancellationCents, returnedCents }: StaffOrder) =>
  cancellationCents === null ? null : cancellationCents - returnedCents;

const promiseText = (order: StaffOrder) => {
  const cents = promisedCents(order);
  return cents === null
    ? 'Your promises name no amount for it.'
    : `By your promises, a customer who cancels now gets ${formatMoney(cents)} back.`;
};

const tellField = (
  <TextInput source="message" label="Message to the customer" multiline minRows={3} validate={required()} />
);

/** The acts on orders, in the sequence of their buttons. */
export const acts: readonly Act[] = [
  {
    label: 'Mark as paid',
    done: 'marked as paid',
    statuses: [created],
    explain: ({ chargedCents }) =>
      `The order becomes paid, its deadline begins now, and the customer gets a letter. It costs ${formatMoney(chargedCents)}.`,
    ...handPayment,
  },
  {
    label: 'Take this order',
    done: 'it is yours',
    statuses: [paid],
    explain: () => 'The order becomes yours, and the others no longer see it.',
    initial: (_, { writer }) => ({ writerCode: writer?.code ?? '' }),
    send: ({ code }, { writerCode = '' }) =>
      ask(calls.assignWriter, { params: { code }, payload: { writerCode } }),
    by: 'offered',
  },
  {
    label: 'Assign a writer',
    done: 'the writer is assigned',
    statuses: unfinishedStatuses,
    explain: ({ preferredWriterCode, writers }) => {
      if (writers.length === 0) return 'This site has no writers yet. Add one under Writers.';
      return preferredWriterCode
        ? `The customer has asked for ${preferredWriterCode}.`
        : 'The customer has not asked for a writer.';
    },
    fields: ({ writers }) => (
      <SelectInput
        source="writerCode"
        label="Writer"
        choices={writers.map(({ code, openOrders }) => ({
          id: code,
          name: `${code} (open orders: ${openOrders})`,
        }))}
        validate={required()}
      />
    ),
    initial: ({ writerCode, preferredWriterCode }) => ({
      writerCode: writerCode ?? preferredWriterCode ?? '',
    }),
    send: ({ code, writerCode: insteadOf }, { writerCode = '' }) =>
      ask(calls.assignWriter, {
        params: { code },
        payload: { writerCode, insteadOf: insteadOf ?? '' },
      }),
  },
  {
    label: 'Start',
    done: 'started',
    statuses: [paid],
    explain: () => 'The order is in progress, and the customer gets a letter.',
    send: ({ code }) => ask(calls.startOrder, { params: { code } }),
    by: 'writer',
  },
  {
    label: 'Deliver',
    done: 'delivered',
    statuses: [paid, inProgress, revision, delivered],
    explain: () => 'The customer gets the files and a letter.',
    fields: () => (
      <>
        <FilesInput />
        <TextInput source="message" label="Message to the customer (may be empty)" multiline minRows={2} />
      </>
    ),
    send: async ({ code }, { fileIds: files = [], message = '' }) => {
      const fileIds: number[] = [];
      for (const { rawFile } of files)
        fileIds.push((await ask(calls.uploadStaffFile, { payload: { file: rawFile } })).id);
      return ask(calls.deliverOrder, { params: { code }, payload: { fileIds, message } });
    },
    by: 'writer',
  },
  {
    label: 'Extend the deadline',
    done: 'the deadline is extended',
    statuses: unfinishedStatuses,
    explain: () => 'The deadline moves to a later time, and the customer gets your message by letter.',
    fields: () => (
      <>
        <DateTimeInput source="deadlineAt" label="New deadline, in your time" validate={required()} />
        {tellField}
      </>
    ),
    initial: ({ deadlineAt }) => ({ ...(deadlineAt && { deadlineAt }) }),
    send: ({ code }, { deadlineAt = '', message = '' }) => {
      const payload = { deadlineAt: new Date(deadlineAt).toISOString(), message };
      return ask(calls.extendDeadline, { params: { code }, payload });
    },
  },
  {
    label: 'Cancel',
    done: 'cancelled',
    statuses: [created],
    explain: () =>
      'The order is cancelled for good, its payment pages close, and the customer gets a letter.',
    send: ({ code }) => ask(calls.cancelUnpaidOrder, { params: { code } }),
  },
  {
    label: 'Cancel the order',
    done: 'cancelled',
    statuses: unfinishedStatuses,
    explain: (order) =>
      `The order ends for good, its writer stops, and the customer gets a letter with amount and reason. ${promiseText(order)} Type what goes back, up to ${formatMoney(keptCents(order))}. What was paid by hand counts as given back, so give it back yourself.`,
    fields: () => refundFields,
    initial: (order) => ({ cents: plainAmount(promisedCents(order) ?? keptCents(order)) }),
    send: (order, values) => sendRefund(order, values, { isCancellation: true }),
  },
  {
    label: 'Refund',
    done: 'the refund is done',
    statuses: anyPaid,
    explain: (order) =>
      `${formatMoney(keptCents(order))} can go back. All of it ends the order; a part leaves it as it is. What was paid by hand counts as given back, so give it back yourself. The customer gets a letter with amount and reason.`,
    fields: () => refundFields,
    send: (order, values) => sendRefund(order, values),
  },
  {
    label: 'Finish the refund',
    done: 'the refund is finished',
    statuses: [...anyPaid, refunded],
    isFor: ({ waitingRefundCents }) => waitingRefundCents > 0,
    explain: ({ waitingRefundCents }) =>
      `${formatMoney(waitingRefundCents)} has still to go back. The payment service is asked for it now, unless it has gone back in another way.`,
    fields: () => returnedField,
    send: (order, { isReturned = false }) => sendRefund(order, { isReturned }),
  },
  ...changeActs,
];
