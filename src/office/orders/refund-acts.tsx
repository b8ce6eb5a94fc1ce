import { BooleanInput } from 'react-admin';
import * as calls from '../../api/calls.ts';
import type { StaffOrder } from '../../api/resources/staff-orders.ts';
import { formatMoney } from '../../order/price/money.ts';
import { orderStatuses, unfinishedStatuses } from '../../order/vocabulary/order-statuses.ts';
import { ask } from '../ask.ts';
import { plainAmount } from '../value-texts.ts';
import { type Act, type ActValues, amountField, readCents, reasonField } from './act.tsx';
import { anyPaid } from './change-acts.tsx';

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
  { cents, reason = '', isReturned = false }: ActValues,
  { isCancellation = false } = {},
) => {
  const payload = { cents: readCents(cents), reason, returnedCents, isReturned, isCancellation };
  return ask(calls.refundOrder, { params: { code }, payload });
};

/** Returns the US cents that the site's promises refund now, besides earlier refunds; null without such a promise. */
const promisedCents = ({ cancellationCents, returnedCents }: StaffOrder) =>
  cancellationCents === null ? null : cancellationCents - returnedCents;

const promiseText = (order: StaffOrder) => {
  const cents = promisedCents(order);
  return cents === null
    ? 'Your promises name no amount for it.'
    : `By your promises, a customer who cancels now gets ${formatMoney(cents)} back.`;
};

export const refundActs: readonly Act[] = [
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
    statuses: [...anyPaid, orderStatuses.refunded],
    isFor: ({ waitingRefundCents }) => waitingRefundCents > 0,
    explain: ({ waitingRefundCents }) =>
      `${formatMoney(waitingRefundCents)} has still to go back. The payment service is asked for it now, unless it has gone back in another way.`,
    fields: () => returnedField,
    send: (order, { isReturned = false }) => sendRefund(order, { isReturned }),
  },
];
