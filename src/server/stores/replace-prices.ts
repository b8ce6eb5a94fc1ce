import type { Database, Db } from '../database/schema.ts';
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

/** Puts grids in the place of those they name and leaves the others as they are: all of it or nothing. */
export const replacePrices = (db: Db, siteId: number, prices: readonly UnplacedPrice[]): Promise<void> =>
  db.transaction().execute(async (rows) => {
    await bumpVersion(rows, siteId);
    const replaced = new Set(prices.map(gridOf));
    const kept = (await listPrices(rows, siteId)).filter((row) => !replaced.has(gridOf(row)));
    await rows.deleteFrom('prices').where('site_id', '=', siteId).execute();
    const all = [...kept, ...prices].map((row, position) => ({ ...row, site_id: siteId, position }));
    await insertPrices(rows, all);
  });
