import { materialStatus } from '../rules/material-status.ts';
import { showsSpacing } from '../rules/spacing.ts';
import { isCompleteWriterCode } from '../rules/writer-code.ts';
import { calculatorFields, type DraftField, type OrderDraft } from '../vocabulary/draft.ts';
import { defaultWriterCode, writerGrades } from '../vocabulary/ids.ts';

export type RequestValue = string | number | readonly number[];
export type OrderRequest = Record<string, RequestValue>;

interface Options {
  /** False for the retry without a code that was refused. */
  sendDiscount: boolean;
  /** True where nothing is being typed any more: an incomplete writer code counts too. */
  isFinal?: boolean | undefined;
}

/** Sent as the draft has them. What is in neither list is derived below, or never leaves the browser. */
const asChosen = [
  ...calculatorFields,
  ...(['typeCategoryId', 'sources', 'subjectId', 'formatId', 'currencyId', 'paymentSystemId'] as const),
  ...(['writersPreferredCode', 'extrasIds'] as const),
] as const satisfies readonly DraftField[];

/** A field whose text is one of these says nothing and is left out; an empty list has an empty text. */
const unsaid: Partial<Record<DraftField, readonly string[]>> = {
  discountCode: [''],
  extrasIds: [''],
  writersPreferredCode: ['', defaultWriterCode],
};

/**
 * What a price calculation sends (specification section 4, "Submit preparation"): an order without its texts.
 * Materials are not among it: files are uploaded once the order has a code.
 */
export const toPriceRequest = (
  draft: OrderDraft,
  options: Options = { sendDiscount: true },
): OrderRequest => {
  const sent: OrderRequest = {};
  for (const field of asChosen) {
    if (!unsaid[field]?.includes(String(draft[field]))) sent[field] = draft[field];
  }
  if (!options.isFinal && !isCompleteWriterCode(draft.writersPreferredCode)) delete sent.writersPreferredCode;
  if (!options.sendDiscount) delete sent.discountCode;
  if (draft.writerGradeId === writerGrades.previous) sent.writerGradeId = writerGrades.regular;
  if (!showsSpacing(draft)) sent.spacingType = 'double';
  sent.additionalMaterialStatusId = materialStatus(draft);
  return sent;
};

/** What an order or its validation sends; the client encodes lists as `name[]`. */
export const toOrderRequest = (draft: OrderDraft, options: Options): OrderRequest => ({
  ...toPriceRequest(draft, { ...options, isFinal: true }),
  topic: draft.topic,
  details: draft.details,
});
