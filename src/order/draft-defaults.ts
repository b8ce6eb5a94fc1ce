import type { OrderDraft } from './draft.ts';
import * as ids from './ids.ts';
import type { Prefill } from './prefill.ts';
import type { Site, TemplateName } from './site.ts';

/** What a form starts with: the site's defaults, then the prefill (specification section 3). */
export const createDraft = (
  site: Site,
  prefill: Prefill = {},
  template: TemplateName = 'm1_d1',
): OrderDraft => ({
  typeId: site.config.dictionary.paperType,
  typeCategoryId: ids.paperTypeCategoryId(1),
  serviceId: site.config.dictionary.serviceType,
  academicLevelId: site.config.dictionary.academicLevel ?? ids.academicLevels.undergraduate,
  deadlineId: site.config.dictionary.deadline ?? ids.deadlines.days14,
  numberElements: '1',
  numberSlides: '0',
  spacingType: 'double',
  sources: '0',
  topic: template === 'm2_d1' ? "Writer's Choice" : '',
  details: '',
  subjectId: ids.otherSubject,
  formatId: ids.otherFormat,
  writerGradeId: site.config.dictionary.writerGrade,
  top10Writer: false,
  premiumSpecialist: false,
  writersPreferredCode: ids.defaultWriterCode,
  abstractPage: false,
  plagiarismReport: false,
  personalSupport: false,
  extrasIds: [],
  discountCode: '',
  currencyId: ids.currencies.usd,
  paymentSystemId: ids.paymentSystems.payPal,
  materials: [],
  notNeedMaterials: true,
  additionalMaterialStatusId: ids.materialStatuses.notNeeded,
  policyAccepted: false,
  ...prefill,
});
