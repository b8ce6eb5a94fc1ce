import { sql } from 'kysely';
import type { OpenDatabase } from '../../../src/server/database/open.ts';

/** Bytes of tables with their indexes, by name. The days of the events on PostgreSQL count as one table. */
type TableSizes = ReadonlyMap<string, number>;

const ofSqlite = ({ db }: Pick<OpenDatabase, 'db'>) =>
  sql<{ name: string; bytes: number }>`
    select tbl_name as name, sum(pgsize) as bytes from dbstat join sqlite_master on sqlite_master.name = dbstat.name
    group by tbl_name`.execute(db);

const ofPostgres = ({ db }: Pick<OpenDatabase, 'db'>) =>
  sql<{ name: string; bytes: number }>`
    select regexp_replace(relname, '^visitor_events_.*', 'visitor_events') as name,
      sum(pg_total_relation_size(oid)) as bytes
    from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace group by 1`.execute(
    db,
  );

export const readTableSizes = async (database: Pick<OpenDatabase, 'db' | 'kind'>): Promise<TableSizes> => {
  const { rows } = await (database.kind === 'sqlite' ? ofSqlite(database) : ofPostgres(database));
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
};

/** Returns by how many bytes tables have grown. */
export const growthOf = (before: TableSizes, after: TableSizes, tables: readonly string[]): number =>
  tables.reduce((sum, name) => sum + (after.get(name) ?? 0) - (before.get(name) ?? 0), 0);
