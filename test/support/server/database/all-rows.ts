import { sql } from 'kysely';
import type { Database, Db } from '../../../../src/server/database/schema.ts';

const namesOnSqlite = sql<{ name: keyof Database }>`select name from sqlite_master where type = 'table'`;
const namesOnPostgres = sql<{
  name: keyof Database;
}>`select table_name as name from information_schema.tables where table_schema = current_schema()`;

/** Returns all rows of all tables as text. */
export const allRows = async (db: Db): Promise<string> => {
  const names = process.env.TEST_DATABASE_URL ? namesOnPostgres : namesOnSqlite;
  const rows: string[] = [];
  for (const { name } of (await names.execute(db)).rows) {
    const found = await db.selectFrom(name).selectAll().execute();
    rows.push(...found.map((row) => `${name} ${JSON.stringify(row)}`));
  }
  return rows.join('\n');
};
