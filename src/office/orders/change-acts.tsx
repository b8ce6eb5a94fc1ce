import * as calls from '../../api/calls.ts';
import { formatMoney } from '../../order/price/money.ts';
import { type OrderStatus, orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import { ask } from '../ask.ts';
import { type Act, amountField, handPayment, orderedFields, readCents, reasonField } from './act.tsx';
import { ChangeFields, sentChanges } from './change-fields.tsx';

const { created, paid, inProgress, delivered, revision, approved, cancelled, refunded } = orderStatuses;
/** Statuses of orders that are paid and not refunded. */
export const anyPaid: readonly OrderStatus[] = [paid, inProgress, delivered, revision, approved];

export const changeActs: readonly Act[] = [
  {
    label: 'Mark the difference as paid',
    done: 'the difference is marked as paid',
    statuses: anyPaid,
    isFor: ({ dueCents = 0 }) => dueCents > 0,
    explain: ({ dueCents = 0 }) =>
      `A change has left ${formatMoney(dueCents)} to pay. The customer gets a letter that it has arrived.`,
    ...handPayment,
  },
  {
    label: 'Change the order',
    done: 'changed',
    statuses: [created, paid, inProgress],
    explain: ({ statusId }) =>
      statusId === created
        ? 'What changes is priced at the prices of today, and the rest keeps its price. The customer gets a letter.'
        : 'What changes is priced at the prices of today, and the rest keeps its price. If the price falls, the difference goes back; if it rises, the customer is asked to pay the difference, and nothing is delivered before. The customer gets a letter.',
    fields: (order) => <ChangeFields order={order} />,
    initial: (order) => ({ ordered: orderedFields(order) }),
    send: (order, { ordered = orderedFields(order), total, isPaid = false, reference = '' }) => {
      const { code, version, totalPriceConverted } = order;
      const agreed = { version, expectedTotalConverted: total ?? totalPriceConverted, isPaid, reference };
      const payload = { ...sentChanges(order, ordered), ...agreed };
      return ask(calls.changeOrder, { params: { code }, payload });
    },
  },
  {
    label: 'Give bonus',
    done: 'the bonus is given',
    statuses: [created, ...anyPaid, cancelled, refunded],
    explain: () =>
      'The amount is added to the Bonus Storage of the customer, who gets a letter with the reason.',
    fields: () => (
      <>
        {amountField('Amount in US dollars')}
        {reasonField}
      </>
    ),
    send: ({ code, grantedCents }, { cents, reason = '' }) => {
      const payload = { cents: readCents(cents), reason, grantedCents };
      return ask(calls.grantBonus, { params: { code }, payload });
    },
  },
];
