import { Type } from 'typebox';
import { BonusStorage, Identity, Order } from './client-answers.ts';

const text = Type.String();
const time = Type.String({ format: 'date-time', description: 'ISO 8601 with offset' });
const bytes = Type.Integer({ description: 'Bytes' });
const cents = Type.Integer({ description: 'US cents' });

const Files = Type.Array(
  Type.Object({
    name: text,
    size: bytes,
    from: Type.Union([Type.Literal('customer'), Type.Literal('provider')]),
    createdAt: time,
    link: Type.String({ description: 'Where it can be downloaded after a login' }),
  }),
);

const OrderData = Type.Object({
  ...Order.properties,
  status: text,
  history: Type.Array(Type.Object({ status: text, createdAt: time, text })),
  origin: Type.Record(Type.String(), text, { description: 'Where it came from' }),
  payments: Type.Array(Type.Object({ state: text, createdAt: time, refundedCents: cents, card: text })),
  files: Files,
  messages: Type.Array(
    Type.Object({ author: text, text, createdAt: time, readAt: Type.Union([time, Type.Null()]) }),
  ),
});

/** Everything that is stored about a client. */
export const AccountData = Type.Object({
  exportedAt: time,
  site: text,
  account: Type.Object({
    ...Identity.properties,
    registeredAt: time,
    socialLogins: Type.Array(text),
    writers: Type.Array(text),
  }),
  orders: Type.Array(OrderData, { description: 'The latest first' }),
  otherFiles: Files,
  bonus: BonusStorage,
  sessions: Type.Array(
    Type.Object({ device: text, userAgent: text, place: text, loggedInAt: time, lastUsedAt: time }),
  ),
  letters: Type.Array(
    Type.Object({
      kind: text,
      orderCode: text,
      sentAt: Type.Union([time, Type.Null()], { description: 'Null for one that is still to be sent' }),
    }),
  ),
});
