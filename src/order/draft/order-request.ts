import { materialStatus } from '../rules/material-status.ts';
import { showsSpacing } from '../rules/spacing.ts';
import { isCompleteWriterCode } from '../rules/writer-code.ts';
import { calculatorFields } from '../vocabulary/calculator-fields.ts';
import { type DraftField, type OrderDraft, textFields } from '../vocabulary/fields.ts';
import { defaultWriterCode, writerGrades } from '../vocabulary/ids.ts';
import { mapFields } from '../vocabulary/map-fields.ts';

type RequestValue = string | number | readonly number[];
export type OrderRequest = Record<string, RequestValue>;

interface Options {
  /** False when the request is repeated without a discount code that the server refused. */
  hasDiscount: boolean;
  /** True once the visitor has finished typing, so that an incomplete writer code is sent as well. */
  isFinal?: boolean | undefined;
}

/** Fields that `toPriceRequest` copies from the draft before it replaces or omits some of them. */
const unchangedFields = [
  ...calculatorFields,
  'typeCategoryId',
  'sources',
  'subjectId',
  'formatId',
  'currencyId',
  'paymentSystemId',
  'writersPreferredCode',
  'extrasIds',
] as const satisfies readonly DraftField[];

/**
 * Texts, by field, that mean "nothing chosen". A request omits a field with such a text. The text of an empty list is
 * "".
 */
const omittedTexts: Partial<Record<DraftField, readonly string[]>> = {
  discountCode: [''],
  extrasIds: [''],
  writersPreferredCode: ['', defaultWriterCode],
};

/**
 * Returns the fields of a price request: those of an order except topic and details. Files are not included, because
 * they are uploaded after the order has been created.
 */
export const toPriceRequest = (draft: OrderDraft, options: Options = { hasDiscount: true }): OrderRequest => {
  const sent: OrderRequest = {};
  for (const field of unchangedFields) {
    if (!omittedTexts[field]?.includes(String(draft[field]))) sent[field] = draft[field];
  }
  if (!options.isFinal && !isCompleteWriterCode(draft.writersPreferredCode)) delete sent.writersPreferredCode;
  if (!options.hasDiscount) delete sent.discountCode;
  if (draft.writerGradeId === writerGrades.previous) sent.writerGradeId = writerGrades.regular;
  if (!showsSpacing(draft)) sent.spacingType = 'double';
  sent.additionalMaterialStatusId = materialStatus(draft);
  return sent;
};

/** Returns the fields of an order or of its validation. The API client encodes lists as `name[]`. */
export const toOrderRequest = (draft: OrderDraft, options: Options): OrderRequest => ({
  ...toPriceRequest(draft, { ...options, isFinal: true }),
  ...mapFields(textFields, (field) => draft[field]),
});
