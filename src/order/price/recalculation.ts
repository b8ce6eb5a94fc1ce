import { isCompleteWriterCode } from '../rules/writer-code.ts';
import type { OrderDraft } from '../vocabulary/draft.ts';
import { pricedOrder } from './priced-order.ts';

/** Milliseconds that m2_d1 waits after a keystroke in the discount code. */
export const discountDelay = 500;

/** A complete writer code counts, because the server prices with that writer's grade; the rest is still being typed. */
const pricedPart = (draft: OrderDraft) => {
  const { writersPreferredCode: code } = draft;
  return JSON.stringify([pricedOrder(draft, null), isCompleteWriterCode(code) && code]);
};

/** Whether two drafts could have different prices without a discount. */
export const pricesDiffer = (draft: OrderDraft, other: OrderDraft): boolean =>
  pricedPart(draft) !== pricedPart(other);
