import type { Writer } from '../../api/resources/client.ts';
import {
  calculatePrice,
  gradePercentOf,
  isRefusal,
  type PriceBreakdown,
  type PricedOrder,
} from '../../order/price/price.ts';
import { pricedOrder } from '../../order/price/priced-order.ts';
import { namesWriter } from '../../order/rules/writer-code.ts';
import { extraId, writerGrades } from '../../order/vocabulary/ids.ts';
import type { Bootstrap } from '../../order/vocabulary/site.ts';
import type { Discount } from '../../order/vocabulary/tariff.ts';
import { brokenRules } from '../../validation/choice-rules.ts';
import { priceRules } from '../../validation/paper-details.ts';
import type { Caller } from '../accounts/rate-limits.ts';
import type { Database } from '../database/schema.ts';
import type { CallDeps } from '../deps.ts';
import type { RefusalFields } from '../errors.ts';
import { findDiscount } from '../sites/store/discounts.ts';
import type { Site } from '../sites/store/sites.ts';
import type { SentOrder } from './order-fields.ts';
import { priceBeforeBonus } from './store/order-amounts.ts';
import type { OrderRow } from './store/order-rows.ts';
import { findWriter } from './store/writers.ts';

type ExtraRow = Database['order_extras'];

/** Parts of a stored order's price that a change keeps, because it does not concern them. */
interface AgreedTerms {
  discount: Discount | null;
  /** Units of the order's currency for one US dollar. */
  rate: number;
  /** US cents of pages and slides; null if a change prices them anew. */
  elementsCents: number | null;
  /** Surcharge in `elementsCents`, as the column of the order holds it. */
  gradePercent: number | null;
  extras: readonly ExtraRow[];
}

/** Returns the choices that determine the price of pages and slides, as a text to compare. */
const elementsOf = (order: SentOrder) => {
  const { extrasIds, discount, currencyId, ...elements } = pricedOrder(order, null);
  return JSON.stringify(elements);
};

/** Returns the parts of the price that an order keeps when `before` becomes `after`. */
export const agreedTerms = (
  row: OrderRow,
  {
    before,
    after,
    ...kept
  }: Record<'before' | 'after', SentOrder> & Pick<AgreedTerms, 'extras' | 'discount'>,
): AgreedTerms => {
  const { extras, discount } = kept;
  const baseCents = discount ? Math.round((row.base_cents * 10_000) / row.rate_e4) : priceBeforeBonus(row);
  const extrasCents = extras.reduce((sum, { cents }) => sum + cents, 0);
  const isSame = elementsOf(before) === elementsOf(after);
  const elementsCents = isSame ? baseCents - extrasCents : null;
  return { ...kept, rate: row.rate_e4 / 10_000, elementsCents, gradePercent: row.grade_percent };
};

interface Pricing extends Pick<Bootstrap, 'tariff'> {
  currencies: Bootstrap['dictionaries']['currency'];
  /** Values that replace those of the order in the calculation of the price. */
  elements: Partial<PricedOrder>;
  /** Surcharge of the writer grade in the price of pages and slides. */
  gradePercent: number | null;
}

/** Returns the prices that apply to an order: today's prices, or those that were agreed before. */
const pricingOf = (
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

export interface Quote {
  price: PriceBreakdown;
  /** Price before the discount, in US cents. */
  baseUsdCents: number | null;
  /** Bonus in US cents. It is rounded once, from the exact price, because `price.bonus` is already rounded. */
  bonusUsdCents: number;
  /** Surcharge of the writer grade in the price, in percent; null if an older server has priced the order. */
  gradePercent: number | null;
  discount: Discount | null;
  writer: Writer | null;
}

type Deps = Pick<CallDeps, 'db' | 'rateLimits' | 'now'>;

export interface QuoteRequest {
  site: Site;
  order: SentOrder;
  caller: Caller;
  /** Client who orders; null for a visitor. */
  clientId: number | null;
  /** Prices and discount that a stored order keeps. A new order has the prices of today, and may name a code. */
  agreed?: AgreedTerms;
}

/** Refusals of codes that may have been guessed. Other refused codes are valid, but not for this order or client. */
const guessRefusals: readonly string[] = ['discountUnknown', 'discountExpired', 'discountTypeInvalid'];

/** Finds the discount of an order's code. The rate limit counts invalid codes, so that codes cannot be guessed. */
const readDiscount = async (
  { db, rateLimits, now }: Deps,
  { site, order, caller, clientId, agreed }: QuoteRequest,
  baseCents: number | null,
) => {
  if (agreed) return { discount: agreed.discount };
  const code = order.discountCode;
  if (code) await rateLimits.checkLimit('discount', caller);
  const found = await findDiscount(db, { siteId: site.id, code, clientId, baseCents, now: now() });
  if ('refused' in found && guessRefusals.includes(found.refused))
    await rateLimits.countUse('discount', caller);
  return found;
};

/**
 * Calculates the confirmed price of an order, independent of the price that the browser displayed. Discount and writer are looked
 * up, and the grade of a preferred writer replaces the chosen grade. Returns refusals by field if the order has no price.
 */
export const quoteOrder = async (
  deps: Deps,
  request: QuoteRequest,
): Promise<Quote | { refusals: RefusalFields }> => {
  const { site, order } = request;
  // No price exists for choices that the site does not offer.
  const refusals: RefusalFields = brokenRules(priceRules, order, site.bootstrap);
  // A refused preferred writer does not change the price, so the discount is checked too, and both refusals are returned at once.
  if (Object.keys(refusals).some((field) => field !== 'writersPreferredCode')) return { refusals };

  const siteId = site.id;
  const code = order.writersPreferredCode;
  const writer = namesWriter(code) ? await findWriter(deps.db, { siteId, code, clientId: null }) : null;
  if (namesWriter(code) && !writer) refusals.writersPreferredCode ??= 'writerUnknown';
  const graded = { ...order, writerGradeId: writer?.gradeId ?? order.writerGradeId };
  const { tariff, currencies, elements, gradePercent } = pricingOf(site.bootstrap, graded, request.agreed);
  const usd = { tariff, currencies: currencies.map((currency) => ({ ...currency, rate: 1 })) };
  const full = calculatePrice({ ...pricedOrder(graded, null), ...elements }, usd);
  const baseUsdCents = isRefusal(full) ? null : full.base;
  const discountResult = await readDiscount(deps, request, baseUsdCents);
  if ('refused' in discountResult) return { refusals: { ...refusals, discountCode: discountResult.refused } };

  const { discount } = discountResult;
  const priced = { ...pricedOrder(graded, discount), ...elements };
  const price = calculatePrice(priced, { tariff, currencies });
  if (isRefusal(price)) refusals[price.refused] = price.message;
  if (isRefusal(price) || Object.keys(refusals).length > 0) return { refusals };
  const dollars = discount ? calculatePrice(priced, usd) : full;
  const bonusUsdCents = isRefusal(dollars) ? 0 : dollars.bonus;
  return { price, baseUsdCents, bonusUsdCents, gradePercent, discount, writer };
};
