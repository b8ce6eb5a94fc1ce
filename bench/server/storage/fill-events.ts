import { sql } from 'kysely';
import type { OpenDatabase } from '../../../src/server/database/open.ts';
import { createDay } from '../../../src/server/statistics/event-days.ts';

/** Fills a database with events of one moment by one statement, which is much faster than a server. */
export const fillEvents = async (
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  { at, count }: { at: number; count: number },
): Promise<void> => {
  await createDay({ db, kind }, at);
  const numbers =
    kind === 'sqlite'
      ? sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})`
      : sql`with numbers (n) as (select generate_series(1, ${sql.lit(count)}))`;
  const large = sql.lit(1e14);
  const row = sql`${sql.lit(at)} + n % 1000, 1, ${large} + n, ${large} + n % 50, ${large} + n % 150, ${large} + n % 2000`;
  const columns = sql`(at, site_id, visitor, action_id, page_id, device_id)`;
  await (kind === 'sqlite'
    ? sql`insert into visitor_events ${columns} ${numbers} select ${row} from numbers`
    : sql`${numbers} insert into visitor_events ${columns} select ${row} from numbers`
  ).execute(db);
  // The work that so many rows leave behind would otherwise slow the first requests down.
  if (kind === 'postgres')
    for (const statement of ['vacuum analyze', 'checkpoint']) await sql.raw(statement).execute(db);
};
