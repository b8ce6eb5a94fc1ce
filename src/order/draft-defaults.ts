import type { DraftField, OrderDraft } from './draft.ts';
import { editDraft } from './edit-draft.ts';
import {
  currencies,
  defaultWriterCode,
  materialStatuses,
  otherFormat,
  otherSubject,
  type PaperTypeId,
  paperTypeCategoryId,
  paymentSystems,
  writerGrades,
} from './ids.ts';
import { offeredPaperTypes } from './offers.ts';
import type { Prefill } from './prefill.ts';
import { quantitiesOfType } from './quantity.ts';
import { defaultDeadline, defaultLevel, settle } from './settle.ts';
import type { Site, TemplateName } from './site.ts';
import { applyWriterGrade } from './writer-preference.ts';

/** PayPal where it can be paid with, else the credit card. */
const defaultPaymentSystem = ({ config }: Site) =>
  config.payment.some(({ systemId, isAvailable }) => isAvailable && systemId === paymentSystems.payPal)
    ? paymentSystems.payPal
    : paymentSystems.creditCard;

const blank = {
  spacingType: 'double',
  sources: '0',
  details: '',
  subjectId: otherSubject,
  formatId: otherFormat,
  writerGradeId: writerGrades.regular,
  top10Writer: false,
  premiumSpecialist: false,
  writersPreferredCode: defaultWriterCode,
  abstractPage: false,
  plagiarismReport: false,
  personalSupport: false,
  discountCode: '',
  currencyId: currencies.usd,
  notNeedMaterials: true,
  additionalMaterialStatusId: materialStatuses.notNeeded,
  policyAccepted: false,
} as const satisfies Partial<OrderDraft>;

const defaultsOf = (wanted: PaperTypeId | undefined, site: Site, template: TemplateName): OrderDraft => {
  const offered = offeredPaperTypes(site);
  const type = offered.find(({ id }) => id === wanted);
  const typeId = type?.id ?? site.config.dictionary.paperType;
  const category = offered.find(({ id }) => id === typeId)?.categoryId ?? paperTypeCategoryId(1);
  const draft: OrderDraft = {
    ...blank,
    typeId,
    typeCategoryId: category,
    serviceId: site.config.dictionary.serviceType,
    academicLevelId: defaultLevel({ typeId }, site),
    deadlineId: defaultDeadline({ typeId }, site),
    ...quantitiesOfType({ typeId, numberElements: '1', numberSlides: '0' }, site),
    topic: template === 'm2_d1' ? "Writer's Choice" : '',
    extrasIds: [],
    paymentSystemId: defaultPaymentSystem(site),
    materials: [],
  };
  return settle(editDraft(draft, 'writerGradeId', site.config.dictionary.writerGrade, site), site);
};

/** Decided before any other field is edited. */
const notEdited: readonly string[] = ['typeId', 'typeCategoryId'];

/** Files come first, since they say whether material is needed; the writer's code last, since grades drop it. */
const inOrder = ({ materials, writersPreferredCode, ...prefill }: Prefill) =>
  Object.entries({ materials, ...prefill, writersPreferredCode });

/**
 * What a form starts with: the site's defaults for the paper type, then each prefilled field as if it had been
 * typed, so that no query can make a draft that a visitor could not (specification section 3).
 */
export const createDraft = (
  site: Site,
  prefill: Prefill = {},
  template: TemplateName = 'm1_d1',
): OrderDraft => {
  let draft = defaultsOf(prefill.typeId, site, template);
  for (const [field, value] of inOrder(prefill)) {
    if (field in draft && !notEdited.includes(field) && value !== undefined)
      draft = editDraft(draft, field as DraftField, value, site);
  }
  // The grade that a code was looked up to have, which typing the code has put back to "previous".
  return prefill.writersPreferredCode && prefill.writerGradeId
    ? applyWriterGrade(draft, prefill.writerGradeId)
    : draft;
};
