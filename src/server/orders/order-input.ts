import { type Static, Type } from 'typebox';
import { plainCode } from '../../languages/characters.ts';
import { createDraft } from '../../order/draft/create-draft.ts';
import {
  type IdField,
  idFields,
  type OrderDraft,
  orderFields,
  quantityFields,
  textFields,
} from '../../order/vocabulary/fields.ts';
import { extraId, type Spacing } from '../../order/vocabulary/ids.ts';
import { mapFields } from '../../order/vocabulary/map-fields.ts';
import type { Site } from '../../order/vocabulary/site.ts';
import { localeField, localeNames } from '../sites/locale-field.ts';
import { originFields, originNames } from './order-origin.ts';

const text = Type.Optional(Type.String());

/** Schema of an order's fields. The validation suite checks afterwards whether the site offers the choices. */
export const OrderBody = Type.Object({
  ...mapFields(idFields, () => text),
  ...mapFields(quantityFields, () => text),
  ...mapFields(textFields, () => text),
  spacingType: text,
  writersPreferredCode: text,
  discountCode: text,
  extrasIds: Type.Optional(Type.Array(Type.String(), { maxItems: 50 })),
});
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
export type SentOrder = Omit<
  OrderDraft,
  'policyAccepted' | 'notNeedMaterials' | 'materials' | 'top10Writer' | 'premiumSpecialist'
>;

/** Converts a text to a number; NaN if the text is not a whole number, so that the validation refuses the id. */
const numberOf = (value: string | undefined) =>
  value && /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;

/** Returns the quantities. A missing quantity is 0; if both are missing, the paper type's defaults are used. */
const quantitiesOf = ({ numberElements, numberSlides }: OrderBody, defaults: OrderDraft) =>
  numberElements === undefined && numberSlides === undefined
    ? { numberElements: defaults.numberElements, numberSlides: defaults.numberSlides }
    : { numberElements: numberElements?.trim() ?? '0', numberSlides: numberSlides?.trim() ?? '0' };

/** The rows with a more exact type: the id of a field has the type of this field. */
const rows: { readonly [Field in IdField]: { id(id: number): OrderDraft[Field] } } = orderFields;

/** Converts a body to an order. The category of the paper type always comes from the dictionary, never from the body. */
export const readOrder = (body: OrderBody, site: Site): SentOrder => {
  const wanted = numberOf(body.typeId);
  const type = site.dictionaries.paperType.find(({ id }) => id === wanted);
  const defaults = createDraft(site, type ? { typeId: type.id } : {});
  const order: SentOrder = {
    ...defaults,
    ...quantitiesOf(body, defaults),
    ...mapFields(textFields, (field) => body[field] ?? ''),
    typeCategoryId: type?.categoryId ?? defaults.typeCategoryId,
    // The validation suite refuses other values.
    spacingType: (body.spacingType ?? 'double') as Spacing,
    sources: body.sources?.trim() || '0',
    writersPreferredCode: body.writersPreferredCode?.trim().toUpperCase() ?? '',
    discountCode: plainCode(body.discountCode ?? ''),
    extrasIds: [...new Set((body.extrasIds ?? []).map((sent) => extraId(numberOf(sent))))],
  };
  const readId = <Field extends IdField>(field: Field) => {
    if (body[field] !== undefined) order[field] = rows[field].id(numberOf(body[field]));
  };
  idFields.forEach(readId);
  return order;
};
