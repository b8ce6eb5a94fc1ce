import { Type } from 'typebox';
import { mapNames } from '../../order/ordered-paper.ts';
import { answerSchemas } from '../orders/order-fields.ts';
import { Discount } from './site-answers.ts';

/** Bytes of a file. */
export const bytes = Type.String({ format: 'binary' });

const id = Type.Integer({ minimum: 0 });
const text = Type.String();
const time = Type.String({ format: 'date-time', description: 'ISO 8601 with offset' });
const money = Type.Number({ description: 'With two decimals, in the chosen currency' });
const charged = Type.Integer({ minimum: 0, description: 'US cents that the customer is asked to pay' });
const textOrNull = Type.Union([text, Type.Null()]);
const rating = Type.Union([Type.Integer({ minimum: 1, maximum: 5 }), Type.Null()]);

export const Token = Type.Object({ token: text });

export const Identity = Type.Object({
  id,
  email: text,
  phone: text,
  firstName: text,
  lastName: text,
  noticeModeEmail: Type.Boolean(),
  allowedNightCall: Type.Boolean(),
  alternativeEmail: text,
  alternativePhone: text,
  emailConfirmed: Type.Boolean(),
  locale: Type.Optional(Type.String({ description: 'Language of the letters' })),
});

export const OwnIdentity = Type.Object({ ...Identity.properties, token: Type.Optional(text) });

export const CabinetSession = Type.Object({
  token: text,
  orderToken: textOrNull,
  continueAs: textOrNull,
  locale: Type.String({ description: 'Language of the customer, if the site has it, else `en`' }),
});

export const ResetLink = Type.Object({ token: text, email: text });

export const Sessions = Type.Array(
  Type.Object({ id, device: text, place: text, lastUsedAt: time, isCurrent: Type.Boolean() }),
);

export const Price = Type.Object({
  basePriceConverted: money,
  totalPriceConverted: money,
  bonusPriceConverted: money,
  chargedCents: Type.Optional(charged),
  currencyId: id,
  discount: Type.Union([Type.Object({ ...Discount.properties, amountConverted: money }), Type.Null()]),
});

export const CreatedOrder = Type.Object({
  code: Type.String({ pattern: '^O-[0-9A-Z]{6}$' }),
  paymentSystemId: id,
});

export const Order = Type.Object({
  code: text,
  statusId: Type.Integer({
    description:
      '1 new, 2 paid, 3 in progress, 12 delivered, 13 revision, 16 approved, 17 cancelled, 18 refunded',
  }),
  ...answerSchemas,
  ...mapNames(() => text),
  deadlineAt: Type.Union([time, Type.Null()], { description: 'Null before the payment, from which it runs' }),
  deadlineSeconds: Type.Union([Type.Integer(), Type.Null()], {
    description: 'From the payment to the deadline; null once `deadlineAt` is known',
  }),
  createdAt: time,
  additionalMaterialStatusId: Type.Integer({
    description: '1 not needed, 2 needed and provided with the order, 3 needed and not provided',
  }),
  preferredWriterCode: textOrNull,
  writerCode: textOrNull,
  extras: Type.Array(Type.Object({ id, name: text, priceConverted: money }), {
    description: 'As they were named and priced at ordering',
  }),
  discountCode: textOrNull,
  discountAmountConverted: money,
  bonusPriceConverted: money,
  contact: Type.Object({ email: text, phone: text, firstName: text, lastName: text }),
  basePriceConverted: money,
  totalPriceConverted: money,
  chargedCents: charged,
  bonusUsedCents: Type.Integer({ minimum: 0, description: 'US cents of the Bonus Storage that it uses' }),
  refundedCents: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
    description: 'US cents that a refund has given back; null if the order is not refunded',
  }),
  newMessages: Type.Integer({
    minimum: 0,
    description: 'Messages of the writer that the client has not read',
  }),
  serviceRating: rating,
  serviceComment: text,
  writerRating: rating,
  writerComment: text,
  deliveredAt: Type.Optional(Type.Union([time, Type.Null()], { description: 'Time of the latest delivery' })),
  revisions: Type.Array(Type.Object({ timeRevision: text, textRevision: text, createdAt: time }), {
    description: 'What it was sent back with, the latest first',
  }),
  refundedAt: Type.Optional(Type.Union([time, Type.Null()], { description: 'Time of the refund' })),
  refundReason: Type.Optional(Type.String({ description: 'Reason for the refund; empty if none was given' })),
});
export const Orders = Type.Array(Order);

export const Cancellation = Type.Object({
  percent: Type.Number({ description: 'Of the payment' }),
  refundCents: Type.Integer({ minimum: 0, description: 'US cents; 0 for an order that is not paid' }),
});

export const Message = Type.Object({
  id,
  author: Type.Union([Type.Literal('customer'), Type.Literal('writer')]),
  text,
  createdAt: time,
  isNew: Type.Boolean({ description: 'By the writer, and read for the first time' }),
});
export const Messages = Type.Array(Message);

export const BonusStorage = Type.Object({
  balanceCents: Type.Integer({ description: 'US cents' }),
  entries: Type.Array(
    Type.Object({
      kind: Type.Union([
        Type.Literal('earned'),
        Type.Literal('used'),
        Type.Literal('returned'),
        Type.Literal('withdrawn'),
      ]),
      cents: Type.Integer({ description: 'US cents; negative for an amount that leaves the storage' }),
      orderCode: text,
      createdAt: time,
    }),
    { description: 'The latest first' },
  ),
});

export const Payment = Type.Object({
  way: Type.Union([Type.Literal('manual'), Type.Literal('checkout')]),
  state: Type.Union([
    Type.Literal('due'),
    Type.Literal('pending'),
    Type.Literal('paid'),
    Type.Literal('cancelled'),
    Type.Literal('refunded'),
  ]),
  answerHours: Type.Number({ description: 'Within which the provider says how to pay by hand' }),
  card: Type.Union([Type.Object({ brand: text, last4: text }), Type.Null()], {
    description: 'Card that it was paid with; null where it is not known',
  }),
});
export const PaymentPage = Type.Object({ url: text });

const storedFile = { id, name: text, size: Type.Integer({ description: 'Bytes' }) };
export const StoredFile = Type.Object(storedFile);
export const Attachments = Type.Array(
  Type.Object({ ...storedFile, createdAt: time, receiverType: text, isNew: Type.Boolean() }),
);
export const Counter = Type.Object({ count: Type.Integer({ minimum: 0 }) });

const writer = { code: text, gradeId: id, isBookmarked: Type.Boolean() };
export const Writer = Type.Object(writer);
export const CompletedOrders = Type.Array(Type.Object({ ...writer, orderCode: text }));

export const Refusals = Type.Array(Type.Object({ property: text, message: text }));
