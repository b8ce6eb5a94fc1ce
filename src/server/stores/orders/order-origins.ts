import type { Database, Db } from '../../database/schema.ts';

/** Reads the known facts about where an order came from, with the names of their columns. */
export const readStoredOrigin = async (
  db: Db,
  orderId: number,
): Promise<[column: string, text: string][]> => {
  const row: Partial<Database['order_origins']> | undefined = await db
    .selectFrom('order_origins')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const { order_id, ...origin } = row ?? {};
  return Object.entries(origin).flatMap(([column, text]) => (text === null ? [] : [[column, text]]));
};
