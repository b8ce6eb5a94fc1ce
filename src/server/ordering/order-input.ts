import { type Static, Type } from 'typebox';
import { createDraft } from '../../order/draft/create-draft.ts';
import type { OrderDraft } from '../../order/vocabulary/draft.ts';
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

/** Shape alone: forms send text. Whether a text names anything that the site offers, the suite finds out. */
export const OrderBody = Type.Object({
  ...{ typeId: text, serviceId: text, academicLevelId: text, deadlineId: text },
  ...{ numberElements: text, numberSlides: text, spacingType: text, sources: text },
  ...{ topic: text, details: text, subjectId: text, formatId: text },
  ...{ writerGradeId: text, writersPreferredCode: text, currencyId: text, paymentSystemId: text },
  ...{ discountCode: text, additionalMaterialStatusId: text },
  extrasIds: Type.Optional(Type.Array(Type.String(), { maxItems: 50 })),
});
export type OrderBody = Static<typeof OrderBody>;

export const UseBonus = Type.Object({
  useBonus: Type.Optional(
    Type.Integer({
      ...{ minimum: 0, maximum: 999_999_999 },
      description: 'US cents of the Bonus Storage that are used, of which the price takes what it needs',
    }),
  ),
});

/** What makes an order: its fields, the bonus that it uses, and where it came from. */
export const NewOrderBody = Type.Object({
  ...OrderBody.properties,
  ...UseBonus.properties,
  ...originFields,
});
export type NewOrderBody = Static<typeof NewOrderBody>;

/** An order as it was sent, complete: what was left out has the site's default. */
export type SentOrder = Omit<
  OrderDraft,
  'policyAccepted' | 'notNeedMaterials' | 'materials' | 'top10Writer' | 'premiumSpecialist'
>;

/** NaN where a text is no whole number: no list holds it. */
const numberOf = (value: string | undefined) =>
  value && /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;

/** Pages and slides: what was not sent is none, but where neither was, the type has its default. */
const quantitiesOf = ({ numberElements, numberSlides }: OrderBody, defaults: OrderDraft) =>
  numberElements === undefined && numberSlides === undefined
    ? { numberElements: defaults.numberElements, numberSlides: defaults.numberSlides }
    : { numberElements: numberElements?.trim() ?? '0', numberSlides: numberSlides?.trim() ?? '0' };

/** Reads a body into an order. The category is the dictionary's, whatever was sent. */
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
    // The suite refuses what is neither spacing.
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
