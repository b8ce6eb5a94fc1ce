import type { Currency } from '../vocabulary/dictionaries.ts';
import type { DraftField, OrderDraft } from '../vocabulary/draft.ts';
import type { CurrencyId, ExtraId } from '../vocabulary/ids.ts';
import type { Cents, Discount, PriceGrid, Tariff } from '../vocabulary/tariff.ts';
import { toCents } from './money.ts';

/** What a price depends on. Pages are whatever elements the type counts; spacing concerns them alone. */
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
> & { pages: number; slides: number; extrasIds: readonly ExtraId[]; discount: Discount | null };

export interface Pricing {
  tariff: Tariff;
  currencies: readonly Currency[];
}

/** In cents of the chosen currency, except for `charged`. */
export interface PriceBreakdown {
  base: Cents;
  total: Cents;
  bonus: Cents;
  /** The total in US cents. It is rounded from the exact price, not converted back from `total`. */
  charged: Cents;
  currencyId: CurrencyId;
}

/** Why there is no price: the field concerned and a message key of `validation/messages`. */
export interface PriceRefusal {
  refused: DraftField;
  message: 'combinationUnavailable' | 'choiceUnavailable' | 'discountExceedsTotal' | 'discountTypeInvalid';
}

export const isRefusal = (result: PriceBreakdown | PriceRefusal): result is PriceRefusal =>
  'refused' in result;

type Refused = PriceRefusal['message'];
const refuse = (refused: DraftField, message: Refused = 'combinationUnavailable'): PriceRefusal => ({
  refused,
  message,
});

/**
 * The price grid of an order: that of its type decides, else that of its category, else the one for every other
 * type. What a specific grid does not sell is not sold at a general price.
 */
export const gridOf = (
  order: Pick<PricedOrder, 'serviceId' | 'typeId' | 'typeCategoryId'>,
  { grids }: Tariff,
): PriceGrid | undefined => {
  const ofService = grids.filter(({ serviceId }) => serviceId === order.serviceId);
  const general = ofService.filter(({ typeId }) => typeId === null);
  return (
    ofService.find(({ typeId }) => typeId === order.typeId) ??
    general.find(({ typeCategoryId }) => typeCategoryId === order.typeCategoryId) ??
    general.find(({ typeCategoryId }) => typeCategoryId === null)
  );
};

const unitCents = (order: PricedOrder, tariff: Tariff): Cents | PriceRefusal => {
  const grid = gridOf(order, tariff);
  if (!grid) return refuse('serviceId');
  const column = grid.academicLevelIds.indexOf(order.academicLevelId);
  if (column < 0) return refuse('academicLevelId');
  return grid.cents[grid.deadlineIds.indexOf(order.deadlineId)]?.[column] ?? refuse('deadlineId');
};

/** Percents and rates have at most four decimals, so amounts are whole numbers of their ten-thousandths. */
const scale = 10_000;
const scaled = (decimal: number) => BigInt(Math.round(decimal * scale));
const one = scaled(1);
const hundred = scaled(100);
/** One US cent in the unit of the sums below: two percents can be taken of it without a remainder. */
const part = hundred * hundred;

/** Half-up, for amounts of zero and more. */
const rounded = (numerator: bigint, denominator: bigint): Cents =>
  Number((2n * numerator + denominator) / (2n * denominator));

/** What a discount takes off `base`, in its unit; never more than all of it. */
const discountOf = (base: bigint, discount: Discount | null): bigint | PriceRefusal => {
  if (!discount) return 0n;
  const { type, value } = discount;
  if (type === 'percent') return (base * scaled(Math.min(100, Math.max(0, value)))) / hundred;
  if (type !== 'fixed') return refuse('discountCode', 'discountTypeInvalid');
  const off = BigInt(toCents(value)) * part;
  return off > base ? refuse('discountCode', 'discountExceedsTotal') : off;
};

/**
 * The price of an order, exact until the one rounding at the end (PRC-04). Base is elements with the grade's
 * surcharge plus extras; total is base less the discount; bonus is a share of the total.
 */
export const calculatePrice = (order: PricedOrder, pricing: Pricing): PriceBreakdown | PriceRefusal => {
  const { tariff, currencies } = pricing;
  const { discount, currencyId } = order;
  const unit = unitCents(order, tariff);
  if (typeof unit !== 'number') return unit;
  const rate = currencies.find(({ id }) => id === currencyId)?.rate;
  if (rate === undefined) return refuse('currencyId', 'choiceUnavailable');

  const gradePercent = tariff.gradePercents.find(({ gradeId }) => gradeId === order.writerGradeId)?.percent;
  const factor = order.spacingType === 'single' ? 2 : 1;
  const elements = BigInt(unit * (order.pages * factor + order.slides));
  const ofExtra = (id: ExtraId) => tariff.extraCents.find(({ extraId }) => extraId === id)?.cents ?? 0;
  const extras = BigInt(order.extrasIds.reduce((sum, id) => sum + ofExtra(id), 0));
  const base = (elements * (hundred + scaled(gradePercent ?? 0)) + extras * hundred) * hundred;
  const off = discountOf(base, discount);
  if (typeof off !== 'bigint') return off;

  const total = base - off;
  const converted = scaled(rate);
  const baseCents = rounded(base * converted, part * one);
  const totalCents = rounded(total * converted, part * one);
  const bonus = rounded(total * converted * scaled(tariff.bonusPercent), part * one * hundred);
  return { base: baseCents, total: totalCents, bonus, charged: rounded(total, part), currencyId };
};
