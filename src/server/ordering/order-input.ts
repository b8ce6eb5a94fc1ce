import { type Static, Type } from 'typebox';
import { createDraft } from '../../order/draft/create-draft.ts';
import type { OrderDraft } from '../../order/vocabulary/fields.ts';
import {
  academicLevelId,
  currencyId,
  deadlineId,
  extraId,
  formatId,
  materialStatusId,
  paperTypeId,
  paymentSystemId,
  type Spacing,
  serviceId,
  subjectId,
  writerGradeId,
} from '../../order/vocabulary/ids.ts';
import type { Site } from '../../order/vocabulary/site.ts';
import { originFields } from './order-origin.ts';

const text = Type.Optional(Type.String());

/** Shape of the body: forms send text. The validation suite checks whether the site offers the choices. */
export const OrderBody = Type.Object({
  typeId: text,
  serviceId: text,
  academicLevelId: text,
  deadlineId: text,
  numberElements: text,
  numberSlides: text,
  spacingType: text,
  sources: text,
  topic: text,
  details: text,
  subjectId: text,
  formatId: text,
  writerGradeId: text,
  writersPreferredCode: text,
  currencyId: text,
  paymentSystemId: text,
  discountCode: text,
  additionalMaterialStatusId: text,
  extrasIds: Type.Optional(Type.Array(Type.String(), { maxItems: 50 })),
});
export type OrderBody = Static<typeof OrderBody>;

export const UseBonus = Type.Object({
  useBonus: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 999_999_999,
      description: 'US cents of the Bonus Storage to use at most; the price limits what is used',
    }),
  ),
});

/** Body of a new order: its fields, the bonus to use, and where the order came from. */
export const NewOrderBody = Type.Object({
  ...OrderBody.properties,
  ...UseBonus.properties,
  ...originFields,
});
export type NewOrderBody = Static<typeof NewOrderBody>;

/** An order as sent, with the site's defaults in place of missing fields. */
export type SentOrder = Omit<
  OrderDraft,
  'policyAccepted' | 'notNeedMaterials' | 'materials' | 'top10Writer' | 'premiumSpecialist'
>;

/** Returns NaN if a text is not a whole number, because no list contains NaN. */
const numberOf = (value: string | undefined) =>
  value && /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;

/** Returns pages and slides. A missing quantity is 0, but if both are missing, the defaults of the type are used. */
const quantitiesOf = ({ numberElements, numberSlides }: OrderBody, defaults: OrderDraft) =>
  numberElements === undefined && numberSlides === undefined
    ? { numberElements: defaults.numberElements, numberSlides: defaults.numberSlides }
    : { numberElements: numberElements?.trim() ?? '0', numberSlides: numberSlides?.trim() ?? '0' };

/** Reads a body into an order. The category always comes from the dictionary. */
export const readOrder = (body: OrderBody, site: Site): SentOrder => {
  const wanted = numberOf(body.typeId);
  const type = site.dictionaries.paperType.find(({ id }) => id === wanted);
  const defaults = createDraft(site, type ? { typeId: type.id } : {});
  const id = <Id extends number>(sent: string | undefined, make: (id: number) => Id, otherwise: Id) =>
    sent === undefined ? otherwise : make(numberOf(sent));
  return {
    ...defaults,
    ...quantitiesOf(body, defaults),
    typeId: id(body.typeId, paperTypeId, defaults.typeId),
    typeCategoryId: type?.categoryId ?? defaults.typeCategoryId,
    serviceId: id(body.serviceId, serviceId, defaults.serviceId),
    academicLevelId: id(body.academicLevelId, academicLevelId, defaults.academicLevelId),
    deadlineId: id(body.deadlineId, deadlineId, defaults.deadlineId),
    // The validation suite refuses other values.
    spacingType: (body.spacingType ?? 'double') as Spacing,
    sources: body.sources?.trim() || '0',
    topic: body.topic ?? '',
    details: body.details ?? '',
    subjectId: id(body.subjectId, subjectId, defaults.subjectId),
    formatId: id(body.formatId, formatId, defaults.formatId),
    writerGradeId: id(body.writerGradeId, writerGradeId, defaults.writerGradeId),
    writersPreferredCode: body.writersPreferredCode?.trim().toUpperCase() ?? '',
    currencyId: id(body.currencyId, currencyId, defaults.currencyId),
    paymentSystemId: id(body.paymentSystemId, paymentSystemId, defaults.paymentSystemId),
    discountCode: body.discountCode ?? '',
    extrasIds: [...new Set((body.extrasIds ?? []).map((sent) => extraId(numberOf(sent))))],
    additionalMaterialStatusId: id(
      body.additionalMaterialStatusId,
      materialStatusId,
      defaults.additionalMaterialStatusId,
    ),
  };
};
