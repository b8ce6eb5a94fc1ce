import type { OrderDraft } from '../order/draft.ts';
import type { Site } from '../order/site.ts';
import type { FieldErrors } from './field-errors.ts';

/** What keeps "Order now" blocked (CAL-06), without Vest: the calculator must stay small. */
export const calculatorErrors = (_draft: OrderDraft, _site: Site): FieldErrors => ({});
