import { Type } from 'typebox';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import { clickIds } from '../../order/vocabulary/click-ids.ts';
import { mapFields } from '../../order/vocabulary/map-fields.ts';
import type { Database } from '../database/schema.ts';

/** Columns of an order's origin. */
export type OrderOrigin = Omit<Database['order_origins'], 'order_id'>;

/** Columns by the names of the fields that a widget sends. Links use the same names as query parameters. */
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
  ...mapFields(clickIds, (name) => name),
} as const satisfies Record<string, keyof OrderOrigin>;

/** Members of the field `cp`, whose columns have the same names. */
export const customParameters = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9', 'p10'] as const;

const anything = (description: string) => Type.Optional(Type.Unknown({ description }));

/** Schemas of the fields. They accept any type, because an unsuitable value is dropped and must not refuse an order. */
export const originFields = {
  ...Object.fromEntries(
    Object.keys(originColumns).map((name) => [name, anything('Where the order came from')] as const),
  ),
  cp: anything('Custom parameters p1 to p10'),
};

export const originNames: readonly string[] = Object.keys(originFields);

/** Maximum number of characters of a value. The longest value is the address of a landing page. */
const maximumLength = 500;

/** Returns a value as one line of text; null if it is empty or not a text. */
const textOf = (value: unknown): string | null => {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const line = String(value)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  // Iterates by code point so that a surrogate pair is not cut in half.
  const cut = [...line.slice(0, 2 * maximumLength)].slice(0, maximumLength).join('');
  // Half a surrogate pair becomes the replacement character, because PostgreSQL refuses half a pair.
  return Buffer.from(cut).toString() || null;
};

/** Reads the origin of an order from a body; null if the body has no such field. */
export const readOrigin = (body: Readonly<Record<string, unknown>>): Partial<OrderOrigin> | null => {
  const custom: UnknownFields = Object(body.cp);
  const sent = [
    ...Object.entries(originColumns).map(([name, column]) => [column, textOf(body[name])] as const),
    ...customParameters.map((name) => [name, textOf(custom[name])] as const),
  ].filter(([, text]) => text !== null);
  return sent.length > 0 ? Object.fromEntries(sent) : null;
};
