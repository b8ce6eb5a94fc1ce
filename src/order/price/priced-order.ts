import { showsSpacing } from '../rules/paper-type-rules.ts';
import { type OrderDraft, requiredFields } from '../vocabulary/fields.ts';
import { writerGrades } from '../vocabulary/ids.ts';
import { pick } from '../vocabulary/map-fields.ts';
import type { Discount } from '../vocabulary/tariff.ts';
import type { PricedOrder } from './price.ts';

type Priced = Omit<PricedOrder, 'pages' | 'slides' | 'extrasIds' | 'discount'> &
  Pick<OrderDraft, 'numberElements' | 'numberSlides' | 'extrasIds'>;

/**
 * Returns the part of a draft that its price depends on. Spacing counts only if the form shows it. An empty quantity
 * counts as one, so that the price does not vanish while the visitor types. A writer with an unknown grade is priced as
 * a regular one.
 */
export const pricedOrder = (draft: Priced, discount: Discount | null): PricedOrder => ({
  ...pick(draft, requiredFields),
  typeCategoryId: draft.typeCategoryId,
  spacingType: showsSpacing(draft) ? draft.spacingType : 'double',
  writerGradeId: draft.writerGradeId === writerGrades.previous ? writerGrades.regular : draft.writerGradeId,
  currencyId: draft.currencyId,
  pages: Number(draft.numberElements) || (Number(draft.numberSlides) ? 0 : 1),
  slides: Number(draft.numberSlides),
  extrasIds: draft.extrasIds,
  discount,
});
