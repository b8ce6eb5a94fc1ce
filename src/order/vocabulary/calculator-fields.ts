import type { DraftField } from './fields.ts';

/** The fields of a draft that a calculator shows and passes to the order page. */
export const calculatorFields = [
  'typeId',
  'serviceId',
  'deadlineId',
  'academicLevelId',
  'numberElements',
  'numberSlides',
  'spacingType',
  'discountCode',
  'writerGradeId',
  'additionalMaterialStatusId',
] as const satisfies readonly DraftField[];
