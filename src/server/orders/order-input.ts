import { type Static, Type } from 'typebox';
import { createDraft } from '../../order/draft/create-draft.ts';
import type { OrderDraft, SentField, StoredField } from '../../order/vocabulary/fields.ts';
import type { Site } from '../../order/vocabulary/site.ts';
import { localeField, localeNames } from '../sites/locale-field.ts';
import { idOf, readFields, sentSchemas } from './order-fields.ts';
import { originFields, originNames } from './order-origin.ts';

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
  const wanted = idOf(body.typeId);
  const type = site.dictionaries.paperType.find(({ id }) => id === wanted);
  const defaults = createDraft(site, type ? { typeId: type.id } : {});
  // The paper type's quantities are those of an order that names neither quantity.
  if ((body.numberElements ?? body.numberSlides) !== undefined)
    Object.assign(defaults, { numberElements: '0', numberSlides: '0' });
  return { ...readFields(body, defaults), typeCategoryId: type?.categoryId ?? defaults.typeCategoryId };
};
