import type { Database, Db } from '../../database/schema.ts';
import { bumpVersion } from './bump-version.ts';
import { insertPrices } from './write-site.ts';

/** A price without its place among the others. */
export type UnplacedPrice = Omit<Database['prices'], 'site_id' | 'position'>;

/** Prices of one service for one type, one category, or every other type. */
const gridOf = ({ service_id, type_id, type_category_id }: UnplacedPrice) =>
  `${service_id} ${type_id} ${type_category_id}`;

/** A site's prices in the order in which they are shown. */
export const listPrices = (db: Db, siteId: number): Promise<UnplacedPrice[]> =>
  db
    .selectFrom('prices')
    .select(['service_id', 'type_id', 'type_category_id', 'academic_level_id', 'deadline_id', 'cents'])
    .where('site_id', '=', siteId)
    .orderBy('position')
    .execute();

/** What a price is of. */
const cellOf = (price: UnplacedPrice) => `${gridOf(price)} ${price.academic_level_id} ${price.deadline_id}`;

/** Prices of the grids that are named, which would be gone if these took the place of those grids. */
const missingFrom = (known: readonly UnplacedPrice[], prices: readonly UnplacedPrice[]): UnplacedPrice[] => {
  const grids = new Set(prices.map(gridOf));
  const cells = new Set(prices.map(cellOf));
  return known.filter((price) => grids.has(gridOf(price)) && !cells.has(cellOf(price)));
};

/** Known prices with these among them: each in the place of the one it replaces, new ones at the end. */
const merged = (known: readonly UnplacedPrice[], prices: readonly UnplacedPrice[]): UnplacedPrice[] => {
  const cells = new Map([...known, ...prices].map((price) => [cellOf(price), price]));
  return [...cells.values()];
};

/**
 * Writes prices: all of them or none. They are merged into the known ones, or take the place of the grids that they
 * name, so that what such a grid holds beside them is gone.
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
