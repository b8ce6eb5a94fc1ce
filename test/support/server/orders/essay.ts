import type { Fields } from '../../../../src/api/call.ts';

/** A complete order as the form sends it. */
export const essay: Fields = {
  typeId: 1,
  serviceId: 1,
  academicLevelId: 1,
  deadlineId: 9,
  numberElements: '1',
  numberSlides: '0',
  spacingType: 'double',
  sources: '0',
  topic: 'The margins of a page',
  details: 'One page on white space.',
  subjectId: 5,
  formatId: 5,
  writerGradeId: 1,
  currencyId: 1,
  paymentSystemId: 1,
  additionalMaterialStatusId: 1,
};
