import { calculatePrice } from '../../api/calls/order.ts';
import { encode } from '../../api/encode.ts';
import type { Price } from '../../api/resources/client.ts';
import { defaultDraft } from '../../order/draft/default-draft.ts';
import { toPriceRequest } from '../../order/draft/order-request.ts';
import { toCents } from '../../order/price/money.ts';
import type { OrderDraft } from '../../order/vocabulary/fields.ts';
import { type ExtraId, extras, type WriterGradeId, writerGrades } from '../../order/vocabulary/ids.ts';
import type { Bootstrap } from '../../order/vocabulary/site.ts';
import type { Tariff } from '../../order/vocabulary/tariff.ts';
import type { Get } from './create-get.ts';

type Surcharges = Pick<Tariff, 'gradePercents' | 'extraCents' | 'bonusPercent'>;

/**
 * Number of pages in a sample order. It is so large that a percentage can be computed to two decimals from rounded
 * prices.
 */
const samplePages = '100';
const percentOf = (part: number, whole: number) => (whole ? Math.round((part / whole) * 10_000) / 100 : 0);

/**
 * Computes the surcharges of a site from the prices of sample orders, because no call of the specification lists them.
 * An extra whose surcharge cannot be computed is not offered.
 */
export const learnSurcharges = async (site: Bootstrap, get: Get): Promise<Surcharges> => {
  const sample = { ...defaultDraft(site), numberElements: samplePages, numberSlides: '0' };
  const samplePrice = (changes: Partial<OrderDraft>): Promise<Price | null> =>
    get(calculatePrice, encode(toPriceRequest({ ...sample, ...changes }), new URLSearchParams()));
  const baseCents = (price: Price | null) => (price ? toCents(Number(price.basePriceConverted)) : 0);
  const gradePrice = async (gradeId: WriterGradeId) => ({
    gradeId,
    cents: baseCents(await samplePrice({ writerGradeId: gradeId })),
  });
  const extraPrice = async (extraId: ExtraId) => ({
    extraId,
    cents: baseCents(await samplePrice({ extrasIds: [extraId] })),
  });
  const isGrade = (id: ExtraId) => id === extras.top10Writer || id === extras.premiumSpecialist;
  const extraIds = site.dictionaries.extra.flatMap(({ id }) => (isGrade(id) ? [] : id));
  const [plain, grades, extraPrices] = await Promise.all([
    samplePrice({}),
    Promise.all([writerGrades.premium, writerGrades.top10].map(gradePrice)),
    Promise.all(extraIds.map(extraPrice)),
  ]);
  const base = baseCents(plain);
  if (!plain || !base) return { gradePercents: [], extraCents: [], bonusPercent: 0 };
  const dearerThanBase = <Row extends { cents: number }>(rows: readonly Row[]) =>
    rows.filter(({ cents }) => cents > base);
  return {
    gradePercents: dearerThanBase(grades).map(({ gradeId, cents }) => ({
      gradeId,
      percent: percentOf(cents - base, base),
    })),
    extraCents: dearerThanBase(extraPrices).map(({ extraId, cents }) => ({ extraId, cents: cents - base })),
    bonusPercent: percentOf(Number(plain.bonusPriceConverted), Number(plain.totalPriceConverted)),
  };
};
