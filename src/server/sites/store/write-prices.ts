import type { Database, Db } from '../../database/schema.ts';
import { bumpVersion, insertPrices } from './write-site.ts';

/** Row of a price without its position in the sequence. */
export type UnplacedPrice = Omit<Database['prices'], 'site_id' | 'position'>;

/** Returns the key of the grid of a price: its service, and its type or category. */
const gridOf = ({ service_id, type_id, type_category_id }: UnplacedPrice) =>
  `${service_id} ${type_id} ${type_category_id}`;

/** Lists the prices of a site in their sequence. */
export const listPrices = (db: Db, siteId: number): Promise<UnplacedPrice[]> =>
  db
    .selectFrom('prices')
    .select(['service_id', 'type_id', 'type_category_id', 'academic_level_id', 'deadline_id', 'cents'])
    .where('site_id', '=', siteId)
    .orderBy('position')
    .execute();

/** Returns the key of a price's cell: its grid, its level and its deadline. */
const cellOf = (price: UnplacedPrice) => `${gridOf(price)} ${price.academic_level_id} ${price.deadline_id}`;

/** Returns the known prices that are lost if `prices` replace their grids completely. */
const missingFrom = (known: readonly UnplacedPrice[], prices: readonly UnplacedPrice[]): UnplacedPrice[] => {
  const grids = new Set(prices.map(gridOf));
  const cells = new Set(prices.map(cellOf));
  return known.filter((price) => grids.has(gridOf(price)) && !cells.has(cellOf(price)));
};

/**
 * Merges new prices into the known prices. A new price of a known cell keeps the cell's position; other prices are appended.
 */
const merged = (known: readonly UnplacedPrice[], prices: readonly UnplacedPrice[]): UnplacedPrice[] => {
  const cells = new Map([...known, ...prices].map((price) => [cellOf(price), price]));
  return [...cells.values()];
};

/**
 * Writes prices in one transaction. New prices are merged into the known prices or, with `isReplaced`, replace their grids
 * completely. Returns the known prices of these grids that are missing among the new prices.
 */
export const writePrices = (
  db: Db,
  { siteId, prices, isReplaced }: { siteId: number; prices: readonly UnplacedPrice[]; isReplaced: boolean },
): Promise<UnplacedPrice[]> =>
  db.transaction().execute(async (rows) => {
    await bumpVersion(rows, siteId);
    const known = await listPrices(rows, siteId);
    const missing = missingFrom(known, prices);
    const grids = new Set(prices.map(gridOf));
    const kept = isReplaced ? known.filter((row) => !grids.has(gridOf(row))) : known;
    await rows.deleteFrom('prices').where('site_id', '=', siteId).execute();
    const all = merged(kept, prices).map((row, position) => ({ ...row, site_id: siteId, position }));
    await insertPrices(rows, all);
    return missing;
  });
