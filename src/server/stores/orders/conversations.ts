import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

/** Returns a query of the last message of each order with messages. */
const lastMessages = (db: Db) =>
  db
    .selectFrom('messages')
    .innerJoin('orders', 'orders.id', 'messages.order_id')
    .innerJoin('clients', 'clients.id', 'orders.client_id')
    .where('messages.created_at', '=', ({ selectFrom }) =>
      selectFrom('messages as later')
        .select(({ fn }) => fn.max<number>('later.created_at').as('last'))
        .whereRef('later.order_id', '=', 'messages.order_id'),
    );

export const countConversations = async (db: Db): Promise<number> => {
  const { total } = await lastMessages(db)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

/** Lists the last messages of conversations: unanswered ones first, sorted by age, then answered ones, newest first. */
export const listConversations = (db: Db, { page, perPage }: { page: number; perPage: number }) =>
  lastMessages(db)
    .select(['orders.code', 'clients.email', 'messages.author', 'messages.text', 'messages.created_at'])
    .orderBy(sql`case when messages.author = 'customer' then 0 else 1 end`)
    .orderBy(
      sql`case when messages.author = 'customer' then messages.created_at else -messages.created_at end`,
    )
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
