import type { UnknownFields } from '../../../order/unknown-fields.ts';
import { inBatches } from '../../database/batches.ts';
import type { Database, Db } from '../../database/schema.ts';
import { addSiteRow, bumpVersion, insertPrices } from './write-site.ts';

type SiteRow = Database['sites'];

export const listSites = (db: Db): Promise<SiteRow[]> =>
  db.selectFrom('sites').selectAll().orderBy('id').execute();

/** Finds the site with one of these hosts. */
export const findSiteByHost = (db: Db, hosts: readonly string[]): Promise<SiteRow | undefined> =>
  db.selectFrom('sites').selectAll().where('host', 'in', hosts).executeTakeFirst();

/**
 * Changes one value of a config. The version is written first, because this write locks the row against simultaneous changes.
 */
export const writeConfigValue = (db: Db, siteId: number, value: Record<string, unknown>): Promise<void> =>
  db.transaction().execute(async (rows) => {
    await bumpVersion(rows, siteId);
    const { config } = await rows
      .selectFrom('sites')
      .select('config')
      .where('id', '=', siteId)
      .executeTakeFirstOrThrow();
    const before: UnknownFields = JSON.parse(config);
    await rows
      .updateTable('sites')
      .set({ config: JSON.stringify({ ...before, ...value }) })
      .where('id', '=', siteId)
      .execute();
  });

/** Tables that are copied. Discount codes, writers and rule pages are left out, because they belong to one site. */
const copied = [
  'dictionary_items',
  'translations',
  'prices',
  'surcharges',
] as const satisfies readonly (keyof Database)[];

/** Adds a site with a given config and a copy of another site's dictionaries and prices, in one transaction. */
export const copySite = (
  db: Db,
  { host, config, like }: { host: string; config: string; like: number },
): Promise<void> =>
  db.transaction().execute(async (rows) => {
    const id = await addSiteRow(rows, host, config);
    for (const table of copied) {
      const sold = await rows.selectFrom(table).selectAll().where('site_id', '=', like).execute();
      await inBatches(
        sold.map((row) => ({ ...row, site_id: id })),
        (part) => rows.insertInto(table).values(part).execute(),
      );
    }
  });

export const hasSites = async (db: Db): Promise<boolean> =>
  Boolean(await db.selectFrom('sites').select('id').limit(1).executeTakeFirst());

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
