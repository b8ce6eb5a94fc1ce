import { type Static, Type } from 'typebox';
import { defaultDraft } from '../../order/draft/default-draft.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { OrderDraft, SentField, StoredField } from '../../order/vocabulary/fields.ts';
import type { Site } from '../../order/vocabulary/site.ts';
import type { Database } from '../database/schema.ts';
import { customParameters, originColumns } from '../database/tables/field-columns.ts';
import { localeField, localeNames } from '../http/request-context.ts';
import { parseChoice, readFields, sentSchemas } from './order-fields.ts';

/** Columns of an order's origin. */
export type OrderOrigin = Omit<Database['order_origins'], 'order_id'>;

const anything = (description: string) => Type.Optional(Type.Unknown({ description }));

/** Schemas of the fields. They accept any type, because an unsuitable value is dropped and must not refuse an order. */
const originFields = {
  ...Object.fromEntries(
    Object.keys(originColumns).map((name) => [name, anything('Where the order came from')] as const),
  ),
  cp: anything('Custom parameters p1 to p10'),
};

const originNames: readonly string[] = Object.keys(originFields);

/** Maximum number of characters of a value. The longest value is the address of a landing page. */
const maximumLength = 500;

/** Returns a value as one line of text; null if it is empty or not a text. */
const lineOfText = (value: unknown): string | null => {
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
    ...Object.entries(originColumns).map(([name, column]) => [column, lineOfText(body[name])] as const),
    ...customParameters.map((name) => [name, lineOfText(custom[name])] as const),
  ].filter(([, text]) => text !== null);
  return sent.length > 0 ? Object.fromEntries(sent) : null;
};

/** Schema of an order's fields. The validation suite checks afterwards whether the site offers the choices. */
export const OrderBody = Type.Object(sentSchemas);
export type OrderBody = Static<typeof OrderBody>;

/** Body of a validation: the fields of the order, and the total to which the visitor agrees. */
export const CheckedOrderBody = Type.Object({
  ...OrderBody.properties,
  expectedTotalConverted: Type.Optional(
    Type.Number({
      minimum: 0,
      description: 'Total on the screen, in the currency of the order; another total is refused with 409',
    }),
  ),
});
export type CheckedOrderBody = Static<typeof CheckedOrderBody>;

export const UseBonus = Type.Object({
  useBonus: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 999_999_999,
      description: 'US cents of the Bonus Storage to use at most; the price limits what is used',
    }),
  ),
});

/** Body of a new order: its fields, the agreed total, the bonus to use, the order's origin, and the language of the page. */
export const NewOrderBody = Type.Object({
  ...CheckedOrderBody.properties,
  ...UseBonus.properties,
  ...originFields,
  ...localeField,
});
/**
 * Names of the fields of `NewOrderBody` outside the order itself. They never cause a refusal, and a repeated request may have
 * other values.
 */
export const besideOrder: readonly string[] = [...originNames, ...localeNames];
export type NewOrderBody = Static<typeof NewOrderBody>;

/** A received order, with the site's defaults in place of missing fields. */
export type SentOrder = Pick<OrderDraft, SentField | StoredField>;

/** Converts a body to an order. The category of the paper type always comes from the dictionary, never from the body. */
export const readOrder = (body: OrderBody, site: Site): SentOrder => {
  const wanted = parseChoice(body.typeId);
  const type = site.dictionaries.paperType.find(({ id }) => id === wanted);
  const defaults = defaultDraft(site, type?.id);
  // The paper type's quantities are those of an order that names neither quantity.
  if ((body.numberElements ?? body.numberSlides) !== undefined)
    Object.assign(defaults, { numberElements: '0', numberSlides: '0' });
  return { ...readFields(body, defaults), typeCategoryId: type?.categoryId ?? defaults.typeCategoryId };
};
