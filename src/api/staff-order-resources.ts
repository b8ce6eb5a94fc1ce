import type { Attachment, Message, Order } from './resources.ts';

// Orders as the office shows them.

/** An order in the list of the office. A writer gets neither the customer nor an amount. */
export interface StaffOrderRow {
  code: string;
  statusId: number;
  /** Host of the site. */
  host: string;
  topic: string;
  /** Null for a writer. The address is empty once the account is deleted. */
  customer: { name: string; email: string } | null;
  writerCode: string | null;
  preferredWriterCode: string | null;
  /** ISO 8601 with offset. */
  createdAt: string;
  /** ISO 8601 with offset; null before the payment, from which the deadline runs. */
  deadlineAt: string | null;
  /** Amount to pay in US cents; null for a writer. */
  chargedCents: number | null;
  /** Number of the customer's messages that nobody has read in the office. */
  newMessages: number;
  /** Number of the customer's files that nobody has opened in the office. */
  newFiles: number;
}

export interface StaffOrderList {
  rows: StaffOrderRow[];
  /** Value of `after` for the next page; null on the last page. */
  next: string | null;
}

/** Which orders a list contains, and in which sequence. Every field may be missing. */
export interface StaffOrderSearch {
  statusId?: number;
  /** Host of a site. */
  host?: string;
  writerCode?: string;
  /** `overdue`: past their deadline and not delivered. `unread`: with messages of the customer that nobody has read. */
  only?: 'overdue' | 'unread';
  /** Part of a code, a topic, the instructions, an address or a phone number. */
  find?: string;
  /** `due`: unfinished paid orders by their deadline, overdue ones first. Otherwise the newest come first. */
  sort?: 'due';
  /** `next` of the page before. */
  after?: string;
  perPage?: number;
}

/** A payment of an order: on a payment page, or by hand. */
export interface StaffPayment {
  /** Id of the payment page; for a payment by hand, the reference that was noted. */
  reference: string;
  isByHand: boolean;
  state: 'open' | 'pending' | 'paid' | 'failed' | 'expired' | 'surplus';
  refundedCents: number;
  /** ISO 8601 with offset. */
  createdAt: string;
}

/** A status that an order has reached. */
interface StaffOrderEvent {
  statusId: number;
  /** ISO 8601 with offset. */
  at: string;
  /** Remarks of a revision, or reason of a refund. */
  text: string;
}

/** Everything that the office knows about an order. A writer gets 0 for each amount, and no discount code. */
export interface StaffOrder extends Omit<Order, 'contact' | 'newMessages'> {
  host: string;
  /** Sign of the order's currency, such as `€`. Amounts that end in `Cents` are in US cents. */
  currencySign: string;
  /** US cents that have gone back to the customer. */
  returnedCents: number;
  /** US cents that go back in all by a refund that has begun and not succeeded; null if there is none. `refundOrder` repeats it. */
  endingRefundCents: number | null;
  /** Null for a writer. */
  customer: {
    name: string;
    email: string;
    phone: string;
    alternativeEmail: string;
    alternativePhone: string;
    mayCallAtNight: boolean;
  } | null;
  /** The customer's other orders, newest first, at most 20; empty for a writer. */
  otherOrders: { code: string; statusId: number; topic: string }[];
  /** Empty for a writer. */
  payments: StaffPayment[];
  events: StaffOrderEvent[];
  /** Files of both sides, oldest first. `isNew`: the other side has not opened it. */
  files: Attachment[];
  /** The latest messages, oldest first. `isNew`: the other side had not read it before this request. */
  messages: Message[];
  /** Origin of the order, as labels and values; empty for a writer. */
  origin: [label: string, value: string][];
  /** Writers to whom the order can be assigned; empty for a writer. */
  writers: { code: string; gradeId: number; openOrders: number }[];
}
