// Columns of the field table that a calculator needs before its first price. They are apart from `fields.ts`, because
// the bundler puts a file that both this code and the deferred code import into the first chunk as a whole.
import type { DraftField, OrderDraft, TextField } from './fields.ts';
import { currencies, defaultWriterCode, materialStatuses, otherFormat, otherSubject } from './ids.ts';

/** Values of a new draft that depend neither on the site nor on the paper type. */
export const initialValues = {
  spacingType: 'double',
  sources: '0',
  topic: '',
  details: '',
  subjectId: otherSubject,
  formatId: otherFormat,
  writersPreferredCode: defaultWriterCode,
  discountCode: '',
  currencyId: currencies.usd,
  notNeedMaterials: true,
  additionalMaterialStatusId: materialStatuses.notNeeded,
  policyAccepted: false,
} as const satisfies Partial<OrderDraft> & Record<TextField, string>;

/** The part of a draft that a calculator shows and sends on. */
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
