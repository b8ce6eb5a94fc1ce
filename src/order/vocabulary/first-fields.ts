// Columns of the field table that a calculator needs before its first price. They are not in `fields.ts`, because the
// bundler never splits a file: a file that deferred code also imports is put into the first chunk as a whole.
import type { OrderDraft, TextField } from './fields.ts';
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
