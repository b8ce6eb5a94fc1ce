import { defaultLevelAndDeadline } from '../rules/level-and-deadline.ts';
import { offeredPaperTypes } from '../rules/offers.ts';
import { ruleFor, usesSlides } from '../rules/paper-type-rules.ts';
import type { FieldRow } from '../vocabulary/field-kinds.ts';
import { type FieldOfKind, type FieldWith, type OrderDraft, orderFields } from '../vocabulary/fields.ts';
import {
  noPaymentSystem,
  type PaperTypeId,
  paperTypeCategoryId,
  paymentSystems,
  services,
  writerGrades,
} from '../vocabulary/ids.ts';
import { fieldsOf, mapFields } from '../vocabulary/map-fields.ts';
import type { Site } from '../vocabulary/site.ts';
import type { TemplateName } from '../vocabulary/templates.ts';

/** Choices whose first id depends on the site or on the paper type. */
type ChoiceOfSite = Exclude<FieldOfKind<'choice'>, FieldWith<{ initial: unknown }>>;

const initialOf = (row: FieldRow): unknown => {
  if ('initial' in row) return row.initial;
  if (row.kind === 'word') return row.words[0];
  if (row.kind === 'list' || row.kind === 'files') return [];
  return row.kind === 'quantity' ? '0' : '';
};

/** Creates the values of a new draft that depend neither on the site nor on the paper type. */
const initialValues = () =>
  // The cast is safe, because the type of each value follows from the same row.
  mapFields(fieldsOf(orderFields), (field) => initialOf(orderFields[field])) as Omit<
    OrderDraft,
    ChoiceOfSite
  >;

/** Returns the payment system that a new draft has: PayPal, else the credit card, else the first available one. */
const defaultPaymentSystem = ({ config }: Site) => {
  const usable = config.payment.filter(({ isAvailable }) => isAvailable).map(({ systemId }) => systemId);
  const { payPal, creditCard } = paymentSystems;
  const preferences = [payPal, creditCard, ...usable];
  return preferences.find((id) => usable.includes(id)) ?? noPaymentSystem;
};

/** Returns the site's defaults for a paper type. If that type is not offered, the default type of the site is used. */
export const defaultDraft = (
  site: Site,
  preferredTypeId?: PaperTypeId,
  template: TemplateName = 'm1_d1',
): OrderDraft => {
  const offered = offeredPaperTypes(site);
  const type = offered.find(({ id }) => id === preferredTypeId);
  const typeId = type?.id ?? site.config.dictionary.paperType;
  const category = offered.find(({ id }) => id === typeId)?.categoryId ?? paperTypeCategoryId(1);
  const { serviceType, writerGrade } = site.config.dictionary;
  const { serviceType: sold } = site.dictionaries;
  const service = sold.some(({ id }) => id === serviceType) ? serviceType : (sold[0]?.id ?? serviceType);
  return {
    ...initialValues(),
    typeId,
    typeCategoryId: category,
    serviceId: ruleFor({ typeId }, site).isPlain ? services.writing : service,
    ...defaultLevelAndDeadline({ typeId }, site),
    numberElements: usesSlides(typeId) ? '0' : '1',
    numberSlides: usesSlides(typeId) ? '1' : '0',
    writerGradeId: writerGrade,
    premiumSpecialist: writerGrade === writerGrades.premium,
    top10Writer: writerGrade === writerGrades.top10,
    ...(template === 'm2_d1' && { topic: "Writer's Choice" }),
    paymentSystemId: defaultPaymentSystem(site),
  };
};
