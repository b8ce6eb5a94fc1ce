import type { Currency } from './dictionaries.ts';
import type { DraftField, OrderDraft } from './draft.ts';
import type { CurrencyId, ExtraId } from './ids.ts';
import type { Cents, Discount, Tariff } from './tariff.ts';

/** What a price depends on. `quantity` is pages plus slides, of which one is 0. */
export type PricedOrder = Pick<
  OrderDraft,
  | 'typeId'
  | 'typeCategoryId'
  | 'serviceId'
  | 'academicLevelId'
  | 'deadlineId'
  | 'spacingType'
  | 'writerGradeId'
  | 'currencyId'
> & { quantity: number; extrasIds: readonly ExtraId[]; discount: Discount | null };

export interface Pricing {
  tariff: Tariff;
  currencies: readonly Currency[];
}

/** In cents of the chosen currency. `save` is base minus total. */
export interface PriceBreakdown {
  base: Cents;
  total: Cents;
  bonus: Cents;
  save: Cents;
  currencyId: CurrencyId;
}

/** Why there is no price: the field concerned and a message key of `validation/messages`. */
export interface PriceRefusal {
  refused: DraftField;
  message: 'combinationUnavailable' | 'discountExceedsTotal' | 'discountTypeInvalid';
}

export const isRefusal = (result: PriceBreakdown | PriceRefusal): result is PriceRefusal =>
  'refused' in result;

export const calculatePrice = (order: PricedOrder, _pricing: Pricing): PriceBreakdown | PriceRefusal => {
  return { base: 0, total: 0, bonus: 0, save: 0, currencyId: order.currencyId };
};
