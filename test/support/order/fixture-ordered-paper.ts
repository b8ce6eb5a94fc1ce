import type { OrderedPaper } from '../../../src/order/ordered-paper.ts';
import { textFields } from '../../../src/order/vocabulary/fields.ts';
import { mapFields } from '../../../src/order/vocabulary/map-fields.ts';

/** An essay of three double-spaced pages, as the cabinet and the letters list it. */
export const orderedEssay: OrderedPaper = {
  typeId: 1,
  typeName: 'Essay',
  serviceId: 1,
  serviceName: 'Writing from scratch',
  academicLevelId: 2,
  academicLevelName: 'Bachelor',
  subjectId: 12,
  subjectName: 'History',
  formatId: 1,
  formatName: 'APA',
  deadlineId: 5,
  deadlineAt: '2026-11-22T16:05:00+00:00',
  deadlineSeconds: null,
  numberElements: 3,
  numberSlides: 0,
  spacingType: 'double',
  sources: 2,
  additionalMaterialStatusId: 1,
  ...mapFields(textFields, () => ''),
  currencyId: 1,
  paymentSystemId: 1,
  writerGradeId: 1,
  writerGradeName: 'Regular',
  preferredWriterCode: null,
  writerCode: null,
  extras: [],
  discountCode: null,
  discountAmountConverted: 0,
  basePriceConverted: 94.5,
  totalPriceConverted: 94.5,
};
