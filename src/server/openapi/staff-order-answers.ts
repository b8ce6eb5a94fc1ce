import { Type } from 'typebox';
import { Attachments, Message, Order } from './client-answers.ts';

const text = Type.String();
const time = Type.String({ format: 'date-time', description: 'ISO 8601 with offset' });
const orNull = <Schema extends ReturnType<typeof Type.String | typeof Type.Integer>>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
const cents = Type.Integer({ minimum: 0, description: 'US cents' });
const count = Type.Integer({ minimum: 0 });
const statusId = Type.Integer({ description: 'As that of an order' });

export const StaffOrderList = Type.Object({
  rows: Type.Array(
    Type.Object({
      code: text,
      statusId,
      host: text,
      topic: text,
      customer: Type.Union([Type.Object({ name: text, email: text }), Type.Null()]),
      writerCode: orNull(text),
      preferredWriterCode: orNull(text),
      createdAt: time,
      deadlineAt: orNull(time),
      chargedCents: orNull(cents),
      newMessages: count,
      newFiles: count,
    }),
  ),
  next: Type.Union([text, Type.Null()], { description: '`after` of the next page' }),
});

const { contact, newMessages, ...ordered } = Order.properties;

export const StaffOrder = Type.Object(
  {
    ...ordered,
    host: text,
    currencySign: text,
    returnedCents: cents,
    endingRefundCents: orNull(cents),
    customer: Type.Union([
      Type.Object({
        name: text,
        email: text,
        phone: text,
        alternativeEmail: text,
        alternativePhone: text,
        mayCallAtNight: Type.Boolean(),
      }),
      Type.Null(),
    ]),
    otherOrders: Type.Array(Type.Object({ code: text, statusId, topic: text })),
    payments: Type.Array(
      Type.Object({
        reference: Type.String({ description: 'Id of the payment page, or what was noted' }),
        isByHand: Type.Boolean(),
        state: Type.Union([
          Type.Literal('open'),
          Type.Literal('pending'),
          Type.Literal('paid'),
          Type.Literal('failed'),
          Type.Literal('expired'),
          Type.Literal('surplus'),
        ]),
        refundedCents: cents,
        createdAt: time,
      }),
    ),
    events: Type.Array(Type.Object({ statusId, at: time, text })),
    files: Attachments,
    messages: Type.Array(Message),
    origin: Type.Array(
      Type.Unsafe<[string, string]>({ type: 'array', items: text, minItems: 2, maxItems: 2 }),
      {
        description: 'Labels and values',
      },
    ),
    writers: Type.Array(Type.Object({ code: text, gradeId: count, openOrders: count })),
  },
  { description: 'A writer gets 0 for amounts, and neither the customer nor payments' },
);
