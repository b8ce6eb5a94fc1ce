import { type Static, Type } from 'typebox';
import { Attachment } from './client.ts';
import { Message, Order } from './order.ts';
import { cents, count, integerOf, money, oneOf, orNull, text, textOf, time } from './schemas.ts';

const statusId = integerOf('As that of an order');

/** An order in the list of the office. A writer gets neither the customer nor an amount. */
const StaffOrderRow = Type.Object({
  code: text,
  statusId,
  host: textOf('Host of the site'),
  topic: text,
  customer: orNull(
    Type.Object({ name: text, email: text }),
    'Null for a writer; the address is empty once the account is deleted',
  ),
  writerCode: orNull(text),
  preferredWriterCode: orNull(text),
  createdAt: time,
  deadlineAt: orNull(time, 'Null before the payment, from which the deadline runs'),
  chargedCents: orNull(cents, 'Null for a writer'),
  newMessages: integerOf('The customer’s messages that nobody has read in the office'),
  newFiles: integerOf('The customer’s files that nobody has opened in the office'),
});
export type StaffOrderRow = Static<typeof StaffOrderRow>;

export const StaffOrderList = Type.Object({
  rows: Type.Array(StaffOrderRow),
  next: orNull(text, '`after` of the next page; null on the last page'),
});
export type StaffOrderList = Static<typeof StaffOrderList>;

const searched = Type.Optional(Type.String({ maxLength: 500 }));

/** Filters and sequence of a list of orders. Every field may be missing. */
export const StaffOrderSearch = Type.Object({
  statusId: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  host: searched,
  writerCode: searched,
  /**
   * `overdue`: past their deadline and not delivered. `unread`: with unread messages of the customer. `refund`: with money that has
   * still to go back; not for writers.
   */
  only: Type.Optional(Type.Union([Type.Literal('overdue'), Type.Literal('unread'), Type.Literal('refund')])),
  /** Part of a code, a topic, the instructions, an address or a phone number. */
  find: searched,
  /** `due`: unfinished paid orders by their deadline, overdue ones first. Otherwise the newest come first. */
  sort: Type.Optional(Type.Literal('due')),
  /** `next` of the page before. */
  after: searched,
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
});
export type StaffOrderSearch = Static<typeof StaffOrderSearch>;

/** A payment of an order: on a payment page, or by hand. */
const StaffPayment = Type.Object({
  reference: textOf('Id of the payment page; for a payment by hand, the reference that was noted'),
  isByHand: Type.Boolean(),
  state: oneOf(['open', 'pending', 'paid', 'failed', 'expired', 'surplus']),
  cents: orNull(cents, 'Null if the server that took the payment did not note its amount'),
  refundedCents: cents,
  createdAt: time,
});
export type StaffPayment = Static<typeof StaffPayment>;

const { contact, newMessages, newFiles, ...ordered } = Order.properties;

/** Price and difference of a change of an order, before it is made. */
export const OrderChange = Type.Object({
  totalPriceConverted: money,
  differenceCents: integerOf('US cents by which the price rises; negative if it falls'),
  dueCents: integerOf('US cents that the customer of a paid order would have to pay'),
  refundCents: integerOf('US cents that would go back'),
  bonusCents: integerOf('US cents that would go back to the Bonus Storage'),
});
export type OrderChange = Static<typeof OrderChange>;

/** Everything that the office knows about an order. */
export const StaffOrder = Type.Object(
  {
    ...ordered,
    host: text,
    currencySign: textOf(
      'Sign of the order’s currency, such as `€`; amounts that end in `Cents` are in US cents',
    ),
    returnedCents: integerOf('US cents that go back to the customer in all'),
    grantedCents: integerOf('US cents of bonus that the office has given for the order'),
    version: textOf('Differs once anything about the order has changed; `changeOrder` needs it'),
    waitingRefundCents: integerOf(
      'US cents of them that have still to go back; `refundOrder` with 0 asks the payment service again, or notes that they have gone back in another way',
    ),
    cancellationCents: orNull(
      cents,
      'US cents that would go back in all to a customer who cancelled now, by the promises of the site; null without promises, for an order that a customer cannot cancel, and for a writer',
    ),
    customer: orNull(
      Type.Object({
        name: text,
        email: text,
        phone: text,
        alternativeEmail: text,
        alternativePhone: text,
        mayCallAtNight: Type.Boolean(),
      }),
    ),
    otherOrders: Type.Array(Type.Object({ code: text, statusId, topic: text }), {
      description: 'Of the same customer, newest first, at most 20',
    }),
    payments: Type.Array(StaffPayment),
    invoice: orNull(
      text,
      'Address of the invoice as a page, valid for 12 hours; null before the payment and for a writer',
    ),
    events: Type.Array(
      Type.Object({
        statusId: orNull(statusId, 'Null for a refund that has failed, which leaves the status as it is'),
        at: time,
        text: textOf('Remarks of a revision, reason of a refund, or that one has failed'),
      }),
    ),
    files: Type.Array(Attachment, {
      description: 'Of both sides, oldest first; `isNew`: the other side has not opened it',
    }),
    messages: Type.Array(Message, { description: 'The latest ones, oldest first' }),
    origin: Type.Array(
      Type.Unsafe<[string, string]>({ type: 'array', items: text, minItems: 2, maxItems: 2 }),
      { description: 'Where the order came from, as labels and values' },
    ),
    writers: Type.Array(Type.Object({ code: text, gradeId: count, openOrders: count }), {
      description: 'Writers to whom the order can be assigned',
    }),
  },
  {
    description:
      'A writer gets 0 for each amount, no discount code, null for the customer, and none of the other orders, payments, labels of the origin and writers',
  },
);
export type StaffOrder = Static<typeof StaffOrder>;
