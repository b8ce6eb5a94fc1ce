import { offeredPaperTypes } from '../rules/offers.ts';
import {
  type DraftField,
  dictionaryFields,
  type OrderDraft,
  orderFields,
  quantityFields,
  textFields,
} from '../vocabulary/fields.ts';
import { materialStatuses, maximumQuantity, spacings } from '../vocabulary/ids.ts';
import type { Site } from '../vocabulary/site.ts';
import { discountFrom, type Query } from './discount-from.ts';

/** Fields of a draft that come from a query string or a stored draft. */
export type Prefill = Partial<OrderDraft>;
type Reader<Value> = (text: string, site: Site) => Value | undefined;

const idIn =
  <Id extends number>(items: (site: Site) => readonly { id: Id }[]): Reader<Id> =>
  (text, site) =>
    items(site).find(({ id }) => String(id) === text)?.id;

const quantity: Reader<string> = (text) =>
  /^\d{1,3}$/.test(text) && Number(text) <= maximumQuantity ? String(Number(text)) : undefined;
const plainText: Reader<string> = (text) => text;
const writerCode: Reader<string> = (text) => (/^w\d{1,5}$/i.test(text) ? text.toUpperCase() : undefined);

/**
 * Readers of fields with a syntax or list of their own. All other fields are read as texts, quantities or dictionary
 * entries.
 */
const ownReaders: { readonly [Field in DraftField]?: Reader<OrderDraft[Field]> } = {
  typeId: idIn(offeredPaperTypes),
  spacingType: (text) => spacings.find((spacing) => spacing === text),
  additionalMaterialStatusId: (text) => Object.values(materialStatuses).find((id) => String(id) === text),
  writersPreferredCode: writerCode,
  paymentSystemId: (text, { config }) =>
    config.payment.find(({ systemId, isAvailable }) => isAvailable && String(systemId) === text)?.systemId,
};

const readers: readonly (readonly [field: string, Reader<unknown>])[] = [
  ...dictionaryFields.map(
    (field) =>
      [field, idIn<number>(({ dictionaries }) => dictionaries[orderFields[field].dictionary])] as const,
  ),
  ...quantityFields.map((field) => [field, quantity] as const),
  ...textFields.map((field) => [field, plainText] as const),
  ...Object.entries(ownReaders),
];

/** Name of the query parameter for `writersPreferredCode`. All other parameters have the names of their fields. */
export const writerCodeParameter = 'writerCode';
const parameterOf = (field: string) => (field === 'writersPreferredCode' ? writerCodeParameter : field);

/** Reads the fields of an order from a query. Ignores values that the site does not offer. */
export const readPrefill = (query: Query, site: Site): Prefill => {
  const found: [string, unknown][] = readers.map(([field, read]) => [
    field,
    read(query.get(parameterOf(field))?.trim() ?? '', site) || undefined,
  ]);
  const discountCode = discountFrom(query);
  const prefill: Prefill = Object.fromEntries(found.filter(([, value]) => value !== undefined));
  return discountCode ? { ...prefill, discountCode } : prefill;
};
