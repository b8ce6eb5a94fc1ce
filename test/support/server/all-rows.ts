import type { Db } from '../../../src/server/database/schema.ts';

/** Returns everything in the database as text. */
export const allRows = async (db: Db): Promise<string> => {
  const tables = await db.introspection.getTables();
  const rows: string[] = [];
  for (const { name, schema } of tables) {
    if (name.startsWith('sqlite_')) continue;
    const source = schema ? db.withSchema(schema) : db;
    const found = await source
      .selectFrom(name as 'clients')
      .selectAll()
      .execute();
    rows.push(...found.map((row) => `${name} ${JSON.stringify(row)}`));
  }
  return rows.join('\n');
};
