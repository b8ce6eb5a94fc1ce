import { itemsOf } from '../rules/choice-offers.ts';
import {
  type ChoiceField,
  choiceFields,
  type DraftField,
  type OrderDraft,
  orderFields,
  quantityFields,
  textFields,
} from '../vocabulary/fields.ts';
import { maximumQuantity, spacings } from '../vocabulary/ids.ts';
import type { Bootstrap } from '../vocabulary/site.ts';
import { discountFrom, type Query } from './discount-from.ts';

/** Fields of a draft that come from a query string or a stored draft. */
export type Prefill = Partial<OrderDraft>;
type Reader = (text: string, site: Bootstrap) => unknown;

const choice =
  (field: ChoiceField): Reader =>
  (text, site) =>
    itemsOf(field, site).find(({ id }) => String(id) === text)?.id;

const quantity: Reader = (text) =>
  /^\d{1,3}$/.test(text) && Number(text) <= maximumQuantity ? String(Number(text)) : undefined;

/** Choices that a query makes. It names neither lists nor a currency. */
const namedChoices = choiceFields.filter(
  (field) => orderFields[field].kind === 'choice' && field !== 'currencyId',
);

const readers: readonly (readonly [field: DraftField, Reader])[] = [
  ...namedChoices.map((field) => [field, choice(field)] as const),
  ...quantityFields.map((field) => [field, quantity] as const),
  ...textFields.map((field) => [field, (text: string) => text] as const),
  ['spacingType', (text) => spacings.find((spacing) => spacing === text)],
  ['writersPreferredCode', (text) => (/^w\d{1,5}$/i.test(text) ? text.toUpperCase() : undefined)],
];

/** Name of the query parameter for `writersPreferredCode`. All other parameters have the names of their fields. */
export const writerCodeParameter = 'writerCode';
const parameterOf = (field: string) => (field === 'writersPreferredCode' ? writerCodeParameter : field);

/** Reads the fields of an order from a query. Ignores values that the site does not offer. */
export const readPrefill = (query: Query, site: Bootstrap): Prefill => {
  const entries: [string, unknown][] = readers.map(([field, read]) => [
    field,
    read(query.get(parameterOf(field))?.trim() ?? '', site) || undefined,
  ]);
  const discountCode = discountFrom(query);
  const prefill: Prefill = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  return discountCode ? { ...prefill, discountCode } : prefill;
};
