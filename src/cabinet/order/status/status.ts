import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';

/** What a customer may do with an order (decisions, "Client orders"). */
export type OrderAction = 'pay' | 'send' | 'review' | 'rate';

interface Status {
  id: number;
  name: string;
  /** What it means for the customer, in a sentence. */
  meaning: string;
  tone: 'waiting' | 'working' | 'done' | 'ended';
  actions: readonly OrderAction[];
}

/** In the sequence of an order's life. */
export const statuses: readonly Status[] = [
  {
    id: orderStatuses.created,
    name: 'Awaiting payment',
    meaning: 'Work begins as soon as the payment is confirmed.',
    tone: 'waiting',
    actions: ['pay', 'send'],
  },
  {
    id: orderStatuses.paid,
    name: 'Paid',
    meaning: 'We are choosing your writer.',
    tone: 'working',
    actions: ['send'],
  },
  {
    id: orderStatuses.inProgress,
    name: 'In progress',
    meaning: 'Your writer is at work.',
    tone: 'working',
    actions: ['send'],
  },
  {
    id: orderStatuses.delivered,
    name: 'Delivered',
    meaning:
      'Read your paper in the files below. Approve it, which closes the order, or send it back with remarks.',
    tone: 'waiting',
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
    actions: ['rate'],
  },
  {
    id: orderStatuses.cancelled,
    name: 'Cancelled',
    meaning: 'This order is cancelled. You have paid nothing for it, and nothing has to be paid.',
    tone: 'ended',
    actions: [],
  },
  {
    id: orderStatuses.refunded,
    name: 'Refunded',
    meaning: 'This order is closed. The money goes back the way it came; a bank may take up to ten days.',
    tone: 'ended',
    actions: [],
  },
];

/** A status this page does not know is shown by its number and allows nothing. */
export const statusOf = (id: number): Status =>
  statuses.find((status) => status.id === id) ?? {
    ...{ id, name: `Status ${id}`, meaning: '', tone: 'working', actions: [] },
  };
