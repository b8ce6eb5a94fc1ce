import { gridOf } from '../../order/price/price.ts';
import { offeredDeadlines, offeredLevels } from '../../order/rules/offers.ts';
import type { Deadline, Item } from '../../order/vocabulary/dictionaries.ts';
import type { AcademicLevelId } from '../../order/vocabulary/ids.ts';
import type { Bootstrap } from '../../order/vocabulary/site.ts';
import type { Cents } from '../../order/vocabulary/tariff.ts';
import type { PriceFilter } from './price-filters.ts';

export interface PriceRow {
  deadline: Deadline;
  /** Price for each level in US cents; null if the combination is not sold. */
  cents: (Cents | null)[];
}

export interface PriceTable {
  levels: Item<AcademicLevelId>[];
  rows: PriceRow[];
}

/** Returns the prices of one element, by deadline and level. Deadlines and levels without any price are left out. */
export const priceTable = ({ serviceId, type }: PriceFilter, site: Bootstrap): PriceTable => {
  const choice = { serviceId, typeId: type.id, typeCategoryId: type.categoryId };
  const grid = gridOf(choice, site.tariff);
  if (!grid) return { levels: [], rows: [] };
  const levels = offeredLevels(choice, site).filter(({ id }) => grid.academicLevelIds.includes(id));
  const rows = offeredDeadlines(choice, site).map((deadline) => {
    const row = grid.cents[grid.deadlineIds.indexOf(deadline.id)];
    return { deadline, cents: levels.map(({ id }) => row?.[grid.academicLevelIds.indexOf(id)] ?? null) };
  });
  return { levels, rows: rows.filter(({ cents }) => cents.some((price) => price !== null)) };
};
