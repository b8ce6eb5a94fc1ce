import type { Currency } from '../vocabulary/dictionaries.ts';
import type { DraftField, OrderDraft, RequiredField } from '../vocabulary/fields.ts';
import type { CurrencyId, ExtraId, WriterGradeId } from '../vocabulary/ids.ts';
import type { Cents, Discount, PriceGrid, Tariff } from '../vocabulary/tariff.ts';
import { toCents } from './money.ts';

/**
 * The part of an order that its price depends on. `pages` counts the elements of the paper type, such as problems.
 * Spacing applies to pages and not to slides.
 */
export type PricedOrder = Pick<
  OrderDraft,
  RequiredField | 'typeCategoryId' | 'spacingType' | 'writerGradeId' | 'currencyId'
> & { pages: number; slides: number; extrasIds: readonly ExtraId[]; discount: Discount | null };

interface Pricing {
  tariff: Tariff;
  currencies: readonly Currency[];
}

/** A calculated price. Amounts are in cents of the chosen currency, except for `charged`. */
export interface PriceBreakdown {
  base: Cents;
  total: Cents;
  bonus: Cents;
  /** The total in US cents, rounded from the exact price and not converted back from `total`. */
  charged: Cents;
  currencyId: CurrencyId;
}

/** Reason why there is no price: the field concerned, and a message key of `validation/messages`. */
interface PriceRefusal {
  refused: DraftField;
  message: 'combinationUnavailable' | 'choiceUnavailable' | 'discountExceedsTotal' | 'discountTypeInvalid';
}

export const isRefusal = (result: PriceBreakdown | PriceRefusal): result is PriceRefusal =>
  'refused' in result;

const refuse = (refused: DraftField, message: PriceRefusal['message']): PriceRefusal => ({
  refused,
  message,
});

/** Fields that are refused if the tariff does not have their combination. A form shows the first one with an error. */
export const combinationFields = ['deadlineId', 'academicLevelId', 'serviceId'] as const;
const refuseCombination = (refused: (typeof combinationFields)[number]) =>
  refuse(refused, 'combinationUnavailable');

/**
 * Returns the price grid of an order: the grid of its paper type, else that of its category, else the default grid.
 * A combination that is missing from the specific grid has no price, even if a more general grid has one.
 */
export const gridOf = (
  order: Pick<PricedOrder, 'serviceId' | 'typeId' | 'typeCategoryId'>,
  { grids }: Tariff,
): PriceGrid | undefined => {
  const serviceGrids = grids.filter(({ serviceId }) => serviceId === order.serviceId);
  const general = serviceGrids.filter(({ typeId }) => typeId === null);
  return (
    serviceGrids.find(({ typeId }) => typeId === order.typeId) ??
    general.find(({ typeCategoryId }) => typeCategoryId === order.typeCategoryId) ??
    general.find(({ typeCategoryId }) => typeCategoryId === null)
  );
};

const unitCents = (order: PricedOrder, tariff: Tariff): Cents | PriceRefusal => {
  const grid = gridOf(order, tariff);
  if (!grid) return refuseCombination('serviceId');
  const column = grid.academicLevelIds.indexOf(order.academicLevelId);
  if (column < 0) return refuseCombination('academicLevelId');
  return grid.cents[grid.deadlineIds.indexOf(order.deadlineId)]?.[column] ?? refuseCombination('deadlineId');
};

/** Percentages and exchange rates have at most four decimals, so they become whole numbers of ten-thousandths. */
const scale = 10_000;
const toScaledInteger = (decimal: number) => BigInt(Math.round(decimal * scale));
const one = toScaledInteger(1);
const hundred = toScaledInteger(100);
/** One US cent in the unit of the sums below. The unit is so small that a percentage of a percentage is a whole number. */
const centUnit = hundred * hundred;

/** Divides and rounds half up. Both numbers must not be negative. */
const divideRounded = (numerator: bigint, denominator: bigint): Cents =>
  Number((2n * numerator + denominator) / (2n * denominator));

/**
 * Returns the discount on `base` in the same unit. A percentage is at most 100; a fixed discount above `base` is
 * refused.
 */
const discountOn = (base: bigint, discount: Discount | null): bigint | PriceRefusal => {
  if (!discount) return 0n;
  const { type, value } = discount;
  if (type === 'percent') return (base * toScaledInteger(Math.min(100, Math.max(0, value)))) / hundred;
  if (type !== 'fixed') return refuse('discountCode', 'discountTypeInvalid');
  const discountUnits = BigInt(toCents(value)) * centUnit;
  return discountUnits > base ? refuse('discountCode', 'discountExceedsTotal') : discountUnits;
};

/** Returns the surcharge of a writer grade on pages and slides, in percent; 0 for a grade without one. */
export const gradePercentOf = (
  { gradePercents }: Pick<Tariff, 'gradePercents'>,
  grade: WriterGradeId,
): number => gradePercents.find(({ gradeId }) => gradeId === grade)?.percent ?? 0;

/**
 * Calculates the price of an order with exact integers and rounds once at the end. The base is the elements with the
 * surcharge of the writer grade, plus the extras. The total is the base minus the discount. The bonus is a share of the
 * total.
 */
export const calculatePrice = (order: PricedOrder, pricing: Pricing): PriceBreakdown | PriceRefusal => {
  const { tariff, currencies } = pricing;
  const { discount, currencyId } = order;
  const unit = unitCents(order, tariff);
  if (typeof unit !== 'number') return unit;
  const rate = currencies.find(({ id }) => id === currencyId)?.rate;
  if (rate === undefined) return refuse('currencyId', 'choiceUnavailable');

  const gradePercent = gradePercentOf(tariff, order.writerGradeId);
  const factor = order.spacingType === 'single' ? 2 : 1;
  const elements = BigInt(unit * (order.pages * factor + order.slides));
  const extraCentsOf = (id: ExtraId) => tariff.extraCents.find(({ extraId }) => extraId === id)?.cents ?? 0;
  const extras = BigInt(order.extrasIds.reduce((sum, id) => sum + extraCentsOf(id), 0));
  const base = (elements * (hundred + toScaledInteger(gradePercent)) + extras * hundred) * hundred;
  const discountUnits = discountOn(base, discount);
  if (typeof discountUnits !== 'bigint') return discountUnits;

  const total = base - discountUnits;
  const converted = toScaledInteger(rate);
  const baseCents = divideRounded(base * converted, centUnit * one);
  const totalCents = divideRounded(total * converted, centUnit * one);
  const bonus = divideRounded(
    total * converted * toScaledInteger(tariff.bonusPercent),
    centUnit * one * hundred,
  );
  return { base: baseCents, total: totalCents, bonus, charged: divideRounded(total, centUnit), currencyId };
};
