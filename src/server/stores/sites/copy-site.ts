import { insertInBatches } from '../../database/insert-in-batches.ts';
import type { Database, Db } from '../../database/schema.ts';

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
    const { last } = await rows
      .selectFrom('sites')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    const id = (last ?? 0) + 1;
    await rows.insertInto('sites').values({ id, host, config, version: 1 }).execute();
    for (const table of copied) {
      const sold = await rows.selectFrom(table).selectAll().where('site_id', '=', like).execute();
      await insertInBatches(
        sold.map((row) => ({ ...row, site_id: id })),
        (part) => rows.insertInto(table).values(part).execute(),
      );
    }
  });
