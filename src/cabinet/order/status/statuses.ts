import type { Order } from '../../../api/resources/order.ts';
import type { Text } from '../../../languages/text.ts';
import type { Translator } from '../../../languages/translator.ts';
import { type OrderStatus, orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { dateTimeText } from '../../shared/moment.tsx';
import { dollarText } from '../../shared/order-texts.tsx';

/** Actions of a customer on an order. `review` is to approve it or to request a revision, `again` to order alike. */
type OrderAction = 'pay' | 'cancel' | 'send' | 'review' | 'rate' | 'again';

interface Status {
  id: OrderStatus;
  name: Text;
  meaning: Text;
  tone: 'waiting' | 'ready' | 'working' | 'done' | 'ended';
  actions: readonly OrderAction[];
}

/** All statuses in the sequence in which an order passes them. */
export const statuses: readonly Status[] = [
  {
    id: orderStatuses.created,
    name: 'Awaiting payment',
    meaning: 'Work begins as soon as the payment is confirmed.',
    tone: 'waiting',
    actions: ['pay', 'cancel', 'send'],
  },
  {
    id: orderStatuses.paid,
    name: 'Paid',
    meaning: 'We are choosing your writer.',
    tone: 'working',
    actions: ['cancel', 'send'],
  },
  {
    id: orderStatuses.inProgress,
    name: 'In progress',
    meaning: 'Your writer is at work.',
    tone: 'working',
    actions: ['cancel', 'send'],
  },
  {
    id: orderStatuses.delivered,
    name: 'Delivered',
    meaning: 'Your paper is here. Read it, then approve it or send it back with remarks.',
    tone: 'ready',
    actions: ['send', 'review'],
  },
  {
    id: orderStatuses.revision,
    name: 'In revision',
    meaning: 'Your writer has your remarks.',
    tone: 'working',
    actions: ['send'],
  },
  {
    id: orderStatuses.approved,
    name: 'Approved',
    meaning: 'This order is closed. Thank you.',
    tone: 'done',
    actions: ['rate', 'again'],
  },
  {
    id: orderStatuses.cancelled,
    name: 'Cancelled',
    meaning: 'This order is cancelled. You have paid nothing for it, and nothing has to be paid.',
    tone: 'ended',
    actions: ['again'],
  },
  {
    id: orderStatuses.refunded,
    name: 'Refunded',
    meaning: 'This order is closed. The money goes back the way it came; a bank may take up to ten days.',
    tone: 'ended',
    actions: ['again'],
  },
];

/** Returns the status with this id; undefined for an unknown one. */
const findStatus = (id: number): Status | undefined => statuses.find((status) => status.id === id);

/** Returns the tone and the actions of a status. An unknown status has no actions. */
export const statusById = (id: number): Pick<Status, 'tone' | 'actions'> =>
  findStatus(id) ?? { tone: 'working', actions: [] };

/** Returns the name of a status. An unknown one is shown by its number. */
export const statusText = (id: number, t: Translator): string => {
  const status = findStatus(id);
  return status ? t(status.name) : t('Status %id%', { id });
};

const refundTexts = {
  whole: '%refund% went back on %time%, the way it came. A bank may take up to ten days.',
  part: '%refund% of %amount% went back on %time%, the way it came. A bank may take up to ten days.',
} as const;

/** Says how much of a payment went back, and when. */
const refundText = ({ chargedCents, refundedCents, refundedAt }: Order, t: Translator) => {
  const cents = refundedCents ?? chargedCents;
  return t(refundTexts[cents === chargedCents ? 'whole' : 'part'], {
    refund: dollarText(cents, t),
    amount: dollarText(chargedCents, t),
    time: dateTimeText(refundedAt ?? '', t),
  });
};

/** Returns whether an order waits for a payment. One that its discount covers waits for the provider alone. */
export const isToPay = ({ statusId, chargedCents }: Order): boolean =>
  statusById(statusId).actions.includes('pay') && chargedCents > 0;

/** Explains the status of an order and its payment. An order that discount or bonus covers expects and returns no money. */
const moneyMeaning = (order: Order, t: Translator): string => {
  const { statusId, chargedCents, refundedAt } = order;
  if (statusId === orderStatuses.created && chargedCents === 0)
    return t('Nothing is left to pay. We write to you when your writer begins.');
  const isRefunded = statusId === orderStatuses.refunded;
  if (isRefunded && chargedCents === 0) return t('This order is closed. No money was charged for it.');
  if (isRefunded && refundedAt) return refundText(order, t);
  const meaning = findStatus(statusId)?.meaning;
  return meaning ? t(meaning) : '';
};

/** Explains the status of an order, with the bonus that came back. */
export const meaningText = (order: Order, t: Translator): string => {
  const { bonusReturnedCents: cents } = order;
  const back = cents
    ? ` ${t('%amount% is back in your Bonus Storage.', { amount: dollarText(cents, t) })}`
    : '';
  return moneyMeaning(order, t) + back;
};
