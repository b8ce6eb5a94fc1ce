import { type Static, Type } from 'typebox';
import { BonusStorage, Identity, Token } from './client.ts';
import { Order } from './order.ts';
import { bytes, cents, count, flagOf, oneOf, orNull, text, textOf, time } from './schemas.ts';

/** Session of the cabinet. The response also sets the session's cookie. */
export const CabinetSession = Type.Object({
  ...Token.properties,
  orderToken: orNull(
    text,
    'Token of the order form in the cabinet; null if the session covers one order only',
  ),
  continueAs: orNull(
    text,
    'E-mail address of the account that one press opens from the page of a payment; null if a login is needed, or nothing is',
  ),
  locale: textOf('Language of the customer, if the site has it, else `en`'),
});
export type CabinetSession = Static<typeof CabinetSession>;

/** Choices of a customer when the session of the cabinet is opened. */
export interface SessionChoice {
  /** 1 to replace another customer's session. */
  isChosen?: 1 | undefined;
  /** 1 to go on from the page of a payment to the whole account. Only the cookie of that payment allows this, no token. */
  goesOn?: 1 | undefined;
}

/** A reset link that has not been used. */
export const ResetLink = Type.Object({
  ...Token.properties,
  email: textOf('Address of the account whose password the link replaces'),
});
export type ResetLink = Static<typeof ResetLink>;

/** An open session of the customer, on one device. */
export const ClientSession = Type.Object({
  id: count,
  device: textOf('Browser and system, such as "Firefox on Windows"'),
  place: textOf(
    'Country and network of the login, such as "Germany, 203.0.113.9"; the network alone if the country is unknown',
  ),
  lastUsedAt: Type.String({
    format: 'date-time',
    description: 'ISO 8601 with offset, precise to 5 minutes',
  }),
  isCurrent: flagOf('Whether the request was sent with this session'),
});
export type ClientSession = Static<typeof ClientSession>;

const FileData = Type.Object({
  name: text,
  size: bytes,
  from: oneOf(['customer', 'provider']),
  createdAt: time,
  link: textOf('Where the logged-in customer can download it'),
});
export type FileData = Static<typeof FileData>;

const OrderData = Type.Object({
  ...Order.properties,
  status: text,
  history: Type.Array(Type.Object({ status: text, createdAt: time, text }), {
    description: 'Changes of the status, oldest first',
  }),
  origin: Type.Record(Type.String(), text, { description: 'Widget, page, campaign, first visit' }),
  payments: Type.Array(Type.Object({ state: text, createdAt: time, refundedCents: cents, card: text })),
  files: Type.Array(FileData),
  messages: Type.Array(Type.Object({ author: text, text, createdAt: time, readAt: orNull(time) }), {
    description: 'Oldest first',
  }),
});
export type OrderData = Static<typeof OrderData>;

const SessionData = Type.Object({
  device: text,
  userAgent: text,
  place: text,
  loggedInAt: time,
  lastUsedAt: time,
});
export type SessionData = Static<typeof SessionData>;

/** Everything that is stored about a customer. */
export const AccountData = Type.Object({
  exportedAt: time,
  site: text,
  account: Type.Object({
    ...Identity.properties,
    registeredAt: time,
    socialLogins: Type.Array(text, { description: 'Names of the social networks' }),
    writers: Type.Array(text, { description: 'Codes of the bookmarked writers' }),
  }),
  orders: Type.Array(OrderData, { description: 'Newest first' }),
  otherFiles: Type.Array(FileData, { description: 'Files that belong to no order' }),
  bonus: BonusStorage,
  sessions: Type.Array(SessionData),
  letters: Type.Array(
    Type.Object({
      kind: text,
      orderCode: text,
      sentAt: orNull(time, 'Null for one that is still to be sent'),
    }),
    { description: 'Without their texts' },
  ),
});
export type AccountData = Static<typeof AccountData>;
