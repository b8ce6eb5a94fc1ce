import type { Database, Db } from '../../database/schema.ts';
import { inParts } from './write-site.ts';

/** What a site sells. Codes, writers and rule pages are its own. */
const copied = ['dictionary_items', 'prices', 'surcharges'] as const satisfies readonly (keyof Database)[];

/** Makes a site with a config of its own that sells what another one sells, or nothing. */
export const copySite = (
  db: Db,
  { host, config, like }: { host: string; config: string; like: number },
): Promise<void> =>
  db.transaction().execute(async (rows) => {
    const { last } = await rows
      .selectFrom('sites')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    const id = (last ?? 0) + 1;
    await rows.insertInto('sites').values({ id, host, config, version: 1 }).execute();
    for (const table of copied) {
      const sold = await rows.selectFrom(table).selectAll().where('site_id', '=', like).execute();
      await inParts(
        sold.map((row) => ({ ...row, site_id: id })),
        (part) => rows.insertInto(table).values(part).execute(),
      );
    }
  });
