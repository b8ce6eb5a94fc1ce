import { clickIds } from '../../../order/vocabulary/click-ids.ts';
import type { DraftField, FieldOfKind, StoredField } from '../../../order/vocabulary/fields.ts';
import { mapFields, recordOf } from '../../../order/vocabulary/map-fields.ts';

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';
/** Column of a field in the table of orders: the name of the field in lower case. One column keeps an earlier name. */
type ColumnOf<Field extends DraftField> = Field extends 'additionalMaterialStatusId'
  ? 'material_status_id'
  : Snake<Field>;

export const columnOf = <Field extends StoredField>(field: Field): ColumnOf<Field> =>
  (field === 'additionalMaterialStatusId'
    ? 'material_status_id'
    : field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)) as ColumnOf<Field>;

/** Columns of the table `orders` that hold the fields of an order. */
export type FieldColumns = {
  [Field in StoredField as ColumnOf<Field>]: Field extends FieldOfKind<'text' | 'word' | 'list'>
    ? string
    : number;
};

/** Returns a record with the column of each field and the value that `toValue` returns for the field. */
export const toColumns = <Field extends StoredField, Value>(
  fields: readonly Field[],
  toValue: (field: Field) => Value,
) => recordOf(fields.map((field) => [columnOf(field), toValue(field)]));

/**
 * Columns of an order's origin by the names of the fields that a widget sends. Links use the same names as query parameters.
 */
export const originColumns = {
  template: 'template',
  widget: 'widget',
  page: 'page',
  affiliateId: 'affiliate_id',
  // Id of the affiliate's site, not of a site in this database.
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
} as const;

/** Members of the field `cp`, whose columns have the same names. */
export const customParameters = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9', 'p10'] as const;

export type OriginColumn =
  | (typeof originColumns)[keyof typeof originColumns]
  | (typeof customParameters)[number];
