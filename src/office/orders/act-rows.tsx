import { DateTimeInput, required, SelectInput, TextInput } from 'react-admin';
import * as calls from '../../api/calls.ts';
import { formatMoney } from '../../order/price/money.ts';
import { orderStatuses, unfinishedStatuses } from '../../order/vocabulary/order-statuses.ts';
import { ask } from '../ask.ts';
import { type Act, handPayment } from './act.tsx';
import { changeActs } from './change-acts.tsx';
import { FilesInput } from './order-files.tsx';
import { refundActs } from './refund-acts.tsx';

const { created, paid, inProgress, delivered, revision } = orderStatuses;

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
  ...refundActs,
  ...changeActs,
];
