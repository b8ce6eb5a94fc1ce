import { inBatches } from '../../database/batches.ts';
import type { Database, Db } from '../../database/schema.ts';
import { addSiteRow } from './write-site.ts';

type SiteRow = Database['sites'];

export const listSites = (db: Db): Promise<SiteRow[]> =>
  db.selectFrom('sites').selectAll().orderBy('id').execute();

export const findSiteByHost = (db: Db, hosts: readonly string[]): Promise<SiteRow | undefined> =>
  db.selectFrom('sites').selectAll().where('host', 'in', hosts).executeTakeFirst();

/** Returns the config of a site as the stored JSON; throws if there is no such site. */
export const readConfigText = async (db: Db, siteId: number): Promise<string> =>
  (await db.selectFrom('sites').select('config').where('id', '=', siteId).executeTakeFirstOrThrow()).config;

export const writeConfigText = async (db: Db, siteId: number, config: string): Promise<void> => {
  await db.updateTable('sites').set({ config }).where('id', '=', siteId).execute();
};

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
  db.transaction().execute(async (tx) => {
    const id = await addSiteRow(tx, host, config);
    for (const table of copied) {
      const sold = await tx.selectFrom(table).selectAll().where('site_id', '=', like).execute();
      await inBatches(
        sold.map((row) => ({ ...row, site_id: id })),
        (part) => tx.insertInto(table).values(part).execute(),
      );
    }
  });

export const hasSites = async (db: Db): Promise<boolean> =>
  Boolean(await db.selectFrom('sites').select('id').limit(1).executeTakeFirst());
