import type {
  AcademicLevelId,
  DeadlineId,
  PaperTypeCategoryId,
  PaperTypeId,
  ServiceId,
} from '../../order/vocabulary/ids.ts';
import type { Cents, PriceGrid } from '../../order/vocabulary/tariff.ts';

interface GridSeed {
  service: ServiceId;
  type?: PaperTypeId;
  category?: PaperTypeCategoryId;
  levels: readonly AcademicLevelId[];
  /** Deadlines with their prices in US dollars, one amount for each level: `[deadlines.hours3, '50.00 58.00 67.00']`. */
  rows: readonly (readonly [DeadlineId, string])[];
}

/** Converts dollars to cents digit by digit, because binary floating point would round. */
const cents = (dollars: string): Cents => {
  if (!/^\d+\.\d\d$/.test(dollars)) throw new Error(`"${dollars}" is not dollars with two decimals`);
  return Number(dollars.replace('.', ''));
};

const pricesOf = (row: string, count: number): Cents[] => {
  const prices = row.trim().split(/\s+/).map(cents);
  if (prices.length !== count) throw new Error(`"${row}" needs ${count} prices`);
  return prices;
};

/** Converts a table of dollars into a price grid. */
export const priceGrid = ({ service, type, category, levels, rows }: GridSeed): PriceGrid => ({
  serviceId: service,
  typeId: type ?? null,
  typeCategoryId: category ?? null,
  academicLevelIds: [...levels],
  deadlineIds: rows.map(([deadline]) => deadline),
  cents: rows.map(([, row]) => pricesOf(row, levels.length)),
});
