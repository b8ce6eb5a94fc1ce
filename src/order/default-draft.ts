import type { OrderDraft } from './draft.ts';
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
import { quantitiesOfType } from './quantity.ts';
import { defaultDeadline, defaultLevel, settle } from './settle.ts';
import type { Site, TemplateName } from './site.ts';
import { pickGrade } from './writer-preference.ts';

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

/** The site's defaults for a paper type; for its default type where that is not offered (specification section 3). */
export const defaultDraft = (
  site: Site,
  wanted?: PaperTypeId,
  template: TemplateName = 'm1_d1',
): OrderDraft => {
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
  return settle({ ...draft, ...pickGrade(site.config.dictionary.writerGrade) }, site);
};
