/** What a customer may do with an order (decisions, "Client orders"). */
export type OrderAction = 'pay' | 'judge' | 'rate';

interface Status {
  name: string;
  /** What it means for the customer, in a sentence. */
  meaning: string;
  tone: 'waiting' | 'working' | 'done';
  actions: readonly OrderAction[];
}

const statuses: Readonly<Record<number, Status>> = {
  1: {
    name: 'Awaiting payment',
    meaning: 'Work begins as soon as the payment is confirmed.',
    tone: 'waiting',
    actions: ['pay'],
  },
  2: { name: 'Paid', meaning: 'We are choosing your writer.', tone: 'working', actions: [] },
  3: { name: 'In progress', meaning: 'Your writer is at work.', tone: 'working', actions: [] },
  12: {
    name: 'Delivered',
    meaning: 'Read your paper below, then approve it or send it back with remarks.',
    tone: 'waiting',
    actions: ['judge'],
  },
  13: { name: 'In revision', meaning: 'Your writer has your remarks.', tone: 'working', actions: [] },
  16: {
    name: 'Approved',
    meaning: 'This order is closed. Thank you.',
    tone: 'done',
    actions: ['rate'],
  },
};

export const orderStatuses = { awaitingPayment: 1, delivered: 12, revision: 13, approved: 16 } as const;

/** A status this page does not know is shown by its number and allows nothing. */
export const statusOf = (id: number): Status =>
  statuses[id] ?? { name: `Status ${id}`, meaning: '', tone: 'working', actions: [] };
