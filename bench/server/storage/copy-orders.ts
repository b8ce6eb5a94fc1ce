import { type RawBuilder, sql } from 'kysely';
import { orderStatuses } from '../../../src/order/vocabulary/order-statuses.ts';
import type { Db } from '../../../src/server/database/schema.ts';

interface Copied {
  /** Id of the order that is copied, and of its customer. */
  orderId: number;
  clientId: number;
  orders: number;
  clients: number;
  /** Time of the newest copy. The copies cover the year before it. */
  now: number;
}

const dayMs = 86_400_000;
const yearMs = 365 * dayMs;
/** Ids of the copies begin here. They lie above all random ids. */
const firstId = 2 ** 50;

const text =
  'The market of an early printer begins with a theory of margins and ends with a law about paper. Show by three sources, of which one is older than the book itself, how climate and policy changed the price of a page, and say in a chapter of your own what historians of the economy, of media and of ethics would answer. ';

/** Columns of the copies that differ from the original; `n` is the number of the copy. */
const changesOf = ({ clients, orders, now }: Copied) => {
  const createdAt = sql`${sql.lit(now)} - n * ${sql.lit(Math.floor(yearMs / orders))}`;
  return {
    clients: {
      id: sql`${sql.lit(firstId)} + n`,
      email: sql`'reader.' || n || '@example.org'`,
      email_key: sql`n || '@example.org'`,
      phone: sql`'+1555' || (1000000 + n)`,
    },
    orders: {
      id: sql`${sql.lit(firstId)} + n`,
      client_id: sql`${sql.lit(firstId)} + 1 + n % ${sql.lit(clients)}`,
      code: sql`'O-S' || n`,
      topic: sql`'Margins and media ' || n`,
      details: sql`${sql.lit(text)} || 'Page w' || (n % 9973)`,
      created_at: createdAt,
      deadline_at: sql`${createdAt} + ${sql.lit(14 * dayMs)}`,
      // The orders of the last ten days are still written.
      status_id: sql`case when n < ${sql.lit(orders / 36)} then status_id else ${sql.lit(orderStatuses.approved)} end`,
    },
    order_events: { id: sql`id + n`, order_id: sql`${sql.lit(firstId)} + n` },
    order_origins: { order_id: sql`${sql.lit(firstId)} + n` },
  };
};

/** Copies an order with its customer, events and origin, each copy with its own words, address and time. */
export const copyOrders = async (db: Db, copied: Copied): Promise<void> => {
  const copy = async (
    table: keyof ReturnType<typeof changesOf>,
    { count, key, id }: { count: number; key: string; id: number },
  ) => {
    const original =
      await sql<object>`select * from ${sql.table(table)} where ${sql.ref(key)} = ${id}`.execute(db);
    const changes: Record<string, RawBuilder<unknown>> = changesOf(copied)[table];
    const names = Object.keys(original.rows[0] ?? {});
    const values = names.map((name) => changes[name] ?? sql.ref(name));
    if (names.length)
      await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
        with recursive copies(n) as (select cast(1 as bigint) union all select n + 1 from copies where n < ${sql.lit(count)})
        select ${sql.join(values)} from copies, ${sql.table(table)} where ${sql.ref(key)} = ${id}`.execute(
        db,
      );
  };
  const { orderId, clientId, orders, clients } = copied;
  await copy('clients', { count: clients, key: 'id', id: clientId });
  await copy('orders', { count: orders, key: 'id', id: orderId });
  await copy('order_events', { count: orders, key: 'order_id', id: orderId });
  await copy('order_origins', { count: orders, key: 'order_id', id: orderId });
};
