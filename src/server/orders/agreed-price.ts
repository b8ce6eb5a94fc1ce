import { gradePercentOf, type PricedOrder } from '../../order/price/price.ts';
import { pricedOrder } from '../../order/price/priced-order.ts';
import { extraId, writerGrades } from '../../order/vocabulary/ids.ts';
import type { Bootstrap } from '../../order/vocabulary/site.ts';
import type { Discount } from '../../order/vocabulary/tariff.ts';
import type { Database } from '../database/schema.ts';
import type { SentOrder } from './order-input.ts';
import { priceBeforeBonus } from './store/order-amounts.ts';
import type { OrderRow } from './store/order-rows.ts';

type ExtraRow = Database['order_extras'];

/** The parts of a stored order's price that a change does not touch, and which therefore stay. */
export interface AgreedTerms {
  discount: Discount | null;
  /** Units of the order's currency for one US dollar. */
  rate: number;
  /** US cents of pages and slides; null if a change prices them anew. */
  elementsCents: number | null;
  /** Surcharge in `elementsCents`, as the column of the order holds it. */
  gradePercent: number | null;
  extras: readonly ExtraRow[];
}

/** Returns the choices that the price of pages and slides follows from. */
const elementsOf = (order: SentOrder) => {
  const { extrasIds, discount, currencyId, ...elements } = pricedOrder(order, null);
  return JSON.stringify(elements);
};

/** Returns what an order keeps of its price when `before` becomes `after`. */
export const agreedTerms = (
  row: OrderRow,
  {
    before,
    after,
    extras,
    discount,
  }: {
    before: SentOrder;
    after: SentOrder;
    extras: readonly ExtraRow[];
    discount: Discount | null;
  },
): AgreedTerms => {
  const baseCents = discount ? Math.round((row.base_cents * 10_000) / row.rate_e4) : priceBeforeBonus(row);
  const ofExtras = extras.reduce((sum, { cents }) => sum + cents, 0);
  const isSame = elementsOf(before) === elementsOf(after);
  const elementsCents = isSame ? baseCents - ofExtras : null;
  return {
    discount,
    rate: row.rate_e4 / 10_000,
    elementsCents,
    gradePercent: row.grade_percent,
    extras,
  };
};

interface Pricing extends Pick<Bootstrap, 'tariff'> {
  currencies: Bootstrap['dictionaries']['currency'];
  /** Values that replace those of the order. */
  elements: Partial<PricedOrder>;
  /** Surcharge of the writer grade in the price of pages and slides. */
  gradePercent: number | null;
}

/** Returns the prices of an order: those of today, or in their place what it keeps. */
export const pricingOf = (
  { tariff, dictionaries: { currency: currencies } }: Bootstrap,
  { serviceId, academicLevelId, deadlineId, writerGradeId }: SentOrder,
  agreed: AgreedTerms | undefined,
): Pricing => {
  const gradePercent = gradePercentOf(tariff, writerGradeId);
  if (!agreed) return { tariff, currencies, elements: {}, gradePercent };
  const { rate, elementsCents, extras } = agreed;
  const extraCents = [
    ...extras.map(({ extra_id, cents }) => ({ extraId: extraId(extra_id), cents })),
    ...tariff.extraCents,
  ];
  const kept = { tariff: { ...tariff, extraCents }, currencies: currencies.map((one) => ({ ...one, rate })) };
  if (elementsCents === null) return { ...kept, elements: {}, gradePercent };
  // The agreed price of pages and slides becomes that of a single page, so that the usual calculation adds extras and discount.
  const chosen = { academicLevelIds: [academicLevelId], deadlineIds: [deadlineId] };
  const grid = { serviceId, typeId: null, typeCategoryId: null, ...chosen, cents: [[elementsCents]] };
  return {
    ...kept,
    tariff: { ...kept.tariff, grids: [grid] },
    elements: { pages: 1, slides: 0, spacingType: 'double', writerGradeId: writerGrades.regular },
    gradePercent: agreed.gradePercent,
  };
};
