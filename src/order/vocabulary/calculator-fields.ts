import type { DraftField } from './fields.ts';

/** Choices of a calculator on which its price depends. */
export const calculatorChoices = [
  'typeId',
  'serviceId',
  'deadlineId',
  'academicLevelId',
  'numberElements',
  'numberSlides',
  'spacingType',
  'writerGradeId',
] as const satisfies readonly DraftField[];

/** The fields of a draft that a calculator shows and passes to the order page. */
export const calculatorFields = [
  ...calculatorChoices,
  'discountCode',
  'additionalMaterialStatusId',
] as const satisfies readonly DraftField[];
