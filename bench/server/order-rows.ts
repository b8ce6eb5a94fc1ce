import { openDatabase } from '../../src/server/database/open.ts';
import type { Deployment } from '../../test/support/server/start-process.ts';

/** Tables of an order and its letters; a table comes after the tables that its foreign keys refer to. */
const tables = ['orders', 'order_extras', 'order_origins', 'idempotency_keys', 'letters'] as const;

/** Rows by the name of their table. */
export type OrderRows = Record<string, Record<string, string | number | null>[]>;

/** Reads all rows that belong to the order of a database with one order. */
export const readOrderRows = async ({ dataFolder, databaseUrl }: Deployment): Promise<OrderRows> => {
  const { db } = openDatabase(dataFolder, databaseUrl);
  try {
    const rows: OrderRows = {};
    for (const table of tables) rows[table] = await db.selectFrom(table).selectAll().execute();
    // The outbox also contains the letter of the registration, which does not belong to the order.
    rows.letters = rows.letters?.filter(({ about }) => about !== '') ?? [];
    return rows;
  } finally {
    await db.destroy();
  }
};
