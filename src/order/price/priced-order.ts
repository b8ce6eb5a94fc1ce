import { showsSpacing } from '../rules/paper-type-rules.ts';
import { type OrderDraft, requiredFields } from '../vocabulary/fields.ts';
import { writerGrades } from '../vocabulary/ids.ts';
import { pick } from '../vocabulary/map-fields.ts';
import type { Bootstrap } from '../vocabulary/site.ts';
import type { Cents, Discount } from '../vocabulary/tariff.ts';
import { calculatePrice, isRefusal, type PricedOrder } from './price.ts';

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

export const draftPrice = (
  draft: Priced,
  { tariff, dictionaries }: Pick<Bootstrap, 'tariff' | 'dictionaries'>,
  discount: Discount | null,
): ReturnType<typeof calculatePrice> =>
  calculatePrice(pricedOrder(draft, discount), { tariff, currencies: dictionaries.currency });

/**
 * Returns the total of a draft as computed from the tariff, in cents of the draft's currency; null if the draft has no
 * price.
 */
export const draftTotal = (
  draft: Priced,
  site: Pick<Bootstrap, 'tariff' | 'dictionaries'>,
  discount: Discount | null,
): Cents | null => {
  const priced = draftPrice(draft, site, discount);
  // Leaves out a discount that exceeds the price, as the displayed price does.
  if (isRefusal(priced)) return discount && draftTotal(draft, site, null);
  return priced.total;
};
