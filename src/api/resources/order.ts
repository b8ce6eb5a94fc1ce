import { type Static, type TSchema, Type } from 'typebox';
import { type AnsweredFields, mapNames } from '../../order/ordered-paper.ts';
import type { FieldRow } from '../../order/vocabulary/field-kinds.ts';
import { answeredFields, orderFields } from '../../order/vocabulary/fields.ts';
import { mapFields } from '../../order/vocabulary/map-fields.ts';
import { Identity } from './client.ts';
import { count, countOf, flagOf, integerOf, money, oneOf, orNull, text, textOf, time } from './schemas.ts';

const kinds = {
  text,
  word: text,
  code: text,
  quantity: count,
  choice: count,
  flag: Type.Boolean(),
  list: Type.Array(count),
} as const satisfies Record<Exclude<FieldRow['kind'], 'files'>, TSchema>;

// The cast is safe, because the schema of each field follows from the kind in the same row.
const fields = mapFields(answeredFields, (field) => kinds[orderFields[field].kind]) as {
  [Field in keyof AnsweredFields]: (typeof kinds)[(typeof orderFields)[Field]['kind']];
};

/** The ordered paper. Prices and names of extras are those of the time when the order was placed. */
const paper = {
  ...fields,
  ...mapNames(() => text),
  deadlineAt: orNull(time, 'Null before the payment, from which the deadline runs'),
  deadlineSeconds: orNull(
    Type.Integer(),
    'Seconds from the payment to the deadline; null once `deadlineAt` is known',
  ),
  additionalMaterialStatusId: integerOf(
    '1 not needed, 2 needed and provided with the order, 3 needed and not provided',
  ),
  preferredWriterCode: orNull(text, 'Writer whom the customer asked for'),
  writerCode: orNull(text, 'Writer of the paper'),
  extras: Type.Array(Type.Object({ id: count, name: text, priceConverted: money }), {
    description: 'As they were named and priced at ordering',
  }),
  writerSurcharge: Type.Optional(
    orNull(
      Type.Object({
        percent: Type.Number({ description: 'Of the price of pages and slides' }),
        priceConverted: money,
      }),
      'Part of `basePriceConverted` for the grade of the writer; null if it is not known',
    ),
  ),
  discountCode: orNull(text),
  discountAmountConverted: money,
  basePriceConverted: money,
  totalPriceConverted: money,
};

const rating = orNull(Type.Integer({ minimum: 1, maximum: 5 }));

/** Ratings and revisions of a paper. Other servers may omit the optional properties. */
const Feedback = Type.Object({
  serviceRating: rating,
  serviceComment: text,
  writerRating: rating,
  writerComment: text,
  deliveredAt: Type.Optional(orNull(time, 'Time of the latest delivery')),
  revisions: Type.Array(Type.Object({ timeRevision: text, textRevision: text, createdAt: time }), {
    description: 'Requested revisions, newest first',
  }),
  refundedAt: Type.Optional(orNull(time, 'Time of the refund')),
  refundReason: Type.Optional(
    textOf(
      'Reason for the refund, empty if none was given; `cancelledByCustomer` if the customer has cancelled',
    ),
  ),
});
export type Feedback = Static<typeof Feedback>;

export const Order = Type.Object({
  code: text,
  statusId: integerOf(
    '1 new, 2 paid, 3 in progress, 12 delivered, 13 revision, 16 approved, 17 cancelled, 18 refunded',
  ),
  ...paper,
  createdAt: time,
  bonusPriceConverted: money,
  contact: Type.Pick(Identity, ['email', 'phone', 'firstName', 'lastName']),
  chargedCents: countOf('US cents that the customer is asked to pay'),
  dueCents: Type.Optional(
    countOf('US cents that a change of the paid order leaves to pay, beside `chargedCents`'),
  ),
  bonusUsedCents: countOf('US cents that are paid from the Bonus Storage, besides `chargedCents`'),
  bonusReturnedCents: Type.Optional(
    countOf('US cents that a cancellation or refund has put back into the Bonus Storage'),
  ),
  priceCents: Type.Optional(
    countOf('Price in US cents before any bonus. Without it, the sum of `chargedCents` and `bonusUsedCents`'),
  ),
  refundedCents: orNull(count, 'US cents that a refund has given back; null if the order is not refunded'),
  newMessages: countOf('Messages of the writer that the client has not read'),
  newFiles: Type.Optional(countOf('Delivered files that the client has not downloaded')),
  ...Feedback.properties,
});
export type Order = Static<typeof Order>;

/** Refund that a customer receives for cancelling an order. */
export const Cancellation = Type.Object({
  percent: Type.Number({ description: 'Of the payment, without what a change to a lower price gives back' }),
  refundCents: countOf('US cents in all, with what went back before; 0 for an order that is not paid'),
});
export type Cancellation = Static<typeof Cancellation>;

/** A message between the customer and the writer of an order. */
export const Message = Type.Object({
  id: count,
  author: oneOf(['customer', 'writer']),
  text,
  createdAt: time,
  isNew: flagOf('Of the other side, and not read by this side before this request'),
});
export type Message = Static<typeof Message>;

/** Masked data of the card with which an order was paid. */
const Card = Type.Object({
  brand: textOf('Name of the card scheme, such as Visa'),
  last4: textOf('Last four digits of the card’s number'),
});
export type Card = Static<typeof Card>;

export const Payment = Type.Object({
  way: oneOf(
    ['manual', 'checkout'],
    '`manual`: the provider tells the customer how to pay; `checkout`: on the page of a payment service',
  ),
  state: oneOf(
    ['due', 'pending', 'paid', 'cancelled', 'refunded'],
    '`pending`: the customer has paid, but the payment service has not received the money yet, as with a bank transfer',
  ),
  answerHours: Type.Number({
    description:
      'Hours within which the provider tells the customer how to pay by hand, or with `howToPay` notes a payment that has arrived',
  }),
  howToPay: orNull(
    Type.String(),
    'How to pay by hand, as the provider has typed it; null if the provider writes to each customer, and for `checkout`',
  ),
  card: orNull(Card, 'Null if no card was used, or if the payment service has not reported it yet'),
  invoice: orNull(
    Type.String(),
    'Address of the invoice as a page, valid for 12 hours; null before the payment',
  ),
});
export type Payment = Static<typeof Payment>;
