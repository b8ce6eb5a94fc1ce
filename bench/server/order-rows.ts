import { openDatabase } from '../../src/server/database/open.ts';
import type { Deployment } from '../../test/support/server/start-process.ts';

/** Tables of an order and its letters, in an order that foreign keys allow. */
const tables = ['orders', 'order_extras', 'order_origins', 'idempotency_keys', 'letters'] as const;

/** Rows by table. */
export type OrderRows = Record<string, Record<string, string | number | null>[]>;

/** Reads the rows of the only order of a database. */
export const readOrderRows = async ({ dataFolder, databaseUrl }: Deployment): Promise<OrderRows> => {
  const { db } = openDatabase(dataFolder, databaseUrl);
  try {
    const rows: OrderRows = {};
    for (const table of tables) rows[table] = await db.selectFrom(table).selectAll().execute();
    // The letter of the registration is not part of the order.
    rows.letters = rows.letters?.filter(({ about }) => about !== '') ?? [];
    return rows;
  } finally {
    await db.destroy();
  }
};
