import type { Database, Db } from '../../database/schema.ts';

/** What is known of where an order came from, by the columns of `order_origins`. */
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
