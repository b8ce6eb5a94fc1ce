import { isCompleteWriterCode } from '../rules/writer-code.ts';
import type { OrderDraft } from '../vocabulary/fields.ts';
import { pricedOrder } from './priced-order.ts';

/** Milliseconds without a keystroke after which template m2_d1 sends the discount code. */
export const discountDelayMs = 500;

/**
 * Returns the priced fields of a draft as comparable text. A complete writer code is included, because the server
 * prices with the grade of that writer. An incomplete code changes no price.
 */
const pricedPart = (draft: OrderDraft) => {
  const { writersPreferredCode: code } = draft;
  return JSON.stringify([pricedOrder(draft, null), isCompleteWriterCode(code) && code]);
};

/** Returns whether two drafts may have different prices before the discount. */
export const pricesDiffer = (first: OrderDraft, second: OrderDraft): boolean =>
  pricedPart(first) !== pricedPart(second);
