import type { UnknownFields } from '../../../order/unknown-fields.ts';
import type { Database, Db } from '../../database/schema.ts';
import { bumpVersion } from './bump-version.ts';

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
