import { type Static, Type } from 'typebox';
import type { CurrencyId, PaymentSystemId, WriterGradeId } from '../../order/vocabulary/ids.ts';
import {
  bytes,
  cents,
  count,
  countOf,
  flagOf,
  integerOf,
  money,
  oneOf,
  orNull,
  text,
  textOf,
  time,
} from './schemas.ts';

// Bodies of the provider API, as schemas for its document and as types. Code for browsers imports the types alone, so that
// no schema is downloaded. An id has its type in TypeScript alone; in JSON it is a number.

/** A code as a price or a link contains it. */
export const Discount = Type.Object({
  code: text,
  type: oneOf(['percent', 'fixed']),
  value: Type.Number({ description: 'Percent, or US dollars' }),
});

export const Price = Type.Object({
  basePriceConverted: money,
  totalPriceConverted: money,
  bonusPriceConverted: money,
  chargedCents: Type.Optional(
    countOf('US cents that the customer is asked to pay; other servers may omit it'),
  ),
  currencyId: Type.Unsafe<CurrencyId>(count),
  discount: orNull(Type.Object({ ...Discount.properties, amountConverted: money })),
});
export type Price = Static<typeof Price>;

export const CreatedOrder = Type.Object({
  code: Type.String({ pattern: '^O-[0-9A-Z]{6}$' }),
  paymentSystemId: Type.Unsafe<PaymentSystemId>(count),
});
export type CreatedOrder = Static<typeof CreatedOrder>;

export const Token = Type.Object({ token: text });
export type Token = Static<typeof Token>;

export const Identity = Type.Object({
  id: count,
  email: text,
  phone: text,
  firstName: text,
  lastName: text,
  noticeModeEmail: Type.Boolean(),
  allowedNightCall: Type.Boolean(),
  alternativeEmail: text,
  alternativePhone: text,
  emailConfirmed: Type.Boolean(),
  locale: Type.Optional(textOf('Language of the letters, such as `de`; other servers may omit it')),
});
export type Identity = Static<typeof Identity>;

/** The person who is logged in, with a new token for an old one. */
export const OwnIdentity = Type.Object({ ...Identity.properties, token: Type.Optional(text) });
export type OwnIdentity = Static<typeof OwnIdentity>;

export const StoredFile = Type.Object({ id: count, name: text, size: bytes });
export type StoredFile = Static<typeof StoredFile>;

export const Attachment = Type.Object({
  ...StoredFile.properties,
  createdAt: time,
  receiverType: text,
  isNew: Type.Boolean(),
});
export type Attachment = Static<typeof Attachment>;

export const Writer = Type.Object({
  code: text,
  gradeId: Type.Unsafe<WriterGradeId>(count),
  isBookmarked: Type.Boolean(),
});
export type Writer = Static<typeof Writer>;

/** The writer of an approved order. */
export const WriterOfOrder = Type.Object({ ...Writer.properties, orderCode: text });
export type WriterOfOrder = Static<typeof WriterOfOrder>;

/** Properties of the site config that the owner does not set. */
export const SiteStanding = Type.Object({
  hostName: textOf('Host of the site with port: `localhost:8080`'),
  isReady: flagOf('Whether the site has paper types and prices, which widgets with prices need'),
});
export type SiteStanding = Static<typeof SiteStanding>;

export const RulePage = Type.Object({
  slug: text,
  title: text,
  html: textOf('Sanitised before it was stored'),
});
export type RulePage = Static<typeof RulePage>;

/** The Bonus Storage with one page of its entries. */
export const BonusStorage = Type.Object({
  balanceCents: cents,
  entries: Type.Array(
    Type.Object({
      kind: oneOf(
        ['earned', 'used', 'returned', 'withdrawn', 'granted'],
        '`returned` undoes `used`, and `withdrawn` undoes `earned`; `granted` is a gift of the provider',
      ),
      cents: integerOf('US cents; negative if the balance decreases'),
      orderCode: text,
      createdAt: time,
    }),
    { description: 'Newest first' },
  ),
});
export type BonusStorage = Static<typeof BonusStorage>;

export const FieldError = Type.Object({
  property: textOf('A field, or empty'),
  message: textOf('A message key or an English sentence'),
});
export type FieldError = Static<typeof FieldError>;
