import { Type } from 'typebox';
import type { OrderOriginTable } from '../database/order-tables.ts';

/** Where an order came from, by its columns. */
export type OrderOrigin = Omit<OrderOriginTable, 'order_id'>;

/** The fields that a widget sends, named as links name them, and the column of each. */
export const originColumns = {
  template: 'template',
  widget: 'widget',
  page: 'page',
  affiliateId: 'affiliate_id',
  siteId: 'affiliate_site_id',
  promoId: 'promo_id',
  visitorId: 'visitor_id',
  cd_request_id: 'cd_request_id',
  cd_affiliate_id: 'cd_affiliate_id',
  gaRequestId: 'ga_request_id',
  discount: 'discount',
  externalDiscountCode: 'external_discount_code',
  fv_source: 'first_source',
  fv_landing: 'first_landing',
  fv_device: 'first_device',
  fv_referrer: 'first_referrer',
  fv_date: 'first_date',
  utm_source: 'utm_source',
  utm_medium: 'utm_medium',
  utm_campaign: 'utm_campaign',
  utm_term: 'utm_term',
  utm_content: 'utm_content',
  utm_id: 'utm_id',
  utm_date: 'utm_date',
  gclid: 'gclid',
  gbraid: 'gbraid',
  wbraid: 'wbraid',
  fbclid: 'fbclid',
  msclkid: 'msclkid',
  ttclid: 'ttclid',
} as const satisfies Record<string, keyof OrderOrigin>;

/** Members of the field `cp`: a column has the name of its parameter. */
const customParameters = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9', 'p10'] as const;

const anything = (description: string) => Type.Optional(Type.Unknown({ description }));

/** Of any type, because a value that cannot be kept is dropped and never refuses an order. */
export const originFields = {
  ...Object.fromEntries(
    Object.keys(originColumns).map((name) => [name, anything('Where the order came from')] as const),
  ),
  cp: anything('Custom parameters p1 to p10'),
};

export const originNames: readonly string[] = Object.keys(originFields);

/** In characters; an address of a landing page is the longest value. */
const longest = 500;

/** The value as one line of text; null where there is none. */
const textOf = (value: unknown): string | null => {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const line = String(value)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  // Iterates by code point so that a surrogate pair is not cut in half.
  const cut = [...line.slice(0, 2 * longest)].slice(0, longest).join('');
  // Half a surrogate pair becomes the replacement character, which a database can keep.
  return Buffer.from(cut).toString() || null;
};

/** Reads where an order came from; null where its body says nothing of it. */
export const readOrigin = (body: Readonly<Record<string, unknown>>): Partial<OrderOrigin> | null => {
  const custom: Readonly<Record<string, unknown>> = Object(body.cp);
  const sent = [
    ...Object.entries(originColumns).map(([name, column]) => [column, textOf(body[name])] as const),
    ...customParameters.map((name) => [name, textOf(custom[name])] as const),
  ].filter(([, text]) => text !== null);
  return sent.length > 0 ? Object.fromEntries(sent) : null;
};
