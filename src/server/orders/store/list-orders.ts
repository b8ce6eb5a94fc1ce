import type { ExpressionBuilder } from 'kysely';
import { closedStatuses, orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { countRows, type Paging } from '../../database/batches.ts';
import type { Database, Db } from '../../database/schema.ts';
import type { OrderRow } from './order-rows.ts';

/**
 * Ranks orders as the cabinet groups them: those that wait for the customer, who reads, pays or answers, those that the provider
 * works on, and closed ones.
 */
const rank = (eb: ExpressionBuilder<Database, 'orders'>) => {
  const newMessage = eb
    .selectFrom('messages')
    .select('messages.id')
    .whereRef('messages.order_id', '=', 'orders.id')
    .where('author', '=', 'writer')
    .where('read_at', 'is', null);
  const isToPay = eb.and([eb('status_id', '=', orderStatuses.created), eb('charged_cents', '>', 0)]);
  const isDelivered = eb('status_id', '=', orderStatuses.delivered);
  return eb
    .case()
    .when('status_id', 'in', closedStatuses)
    .then(eb.lit(2))
    .when(eb.or([isDelivered, isToPay, eb('due_cents', '>', 0), eb.exists(newMessage)]))
    .then(eb.lit(0))
    .else(eb.lit(1))
    .end();
};

/** Returns one page of a client's orders by rank, newest first in each; a `statusId` limits them to one status. */
export const listOrders = async (
  db: Db,
  clientId: number,
  { page, perPage, statusId }: Paging & { statusId: number | null },
): Promise<{ rows: OrderRow[]; total: number }> => {
  const clientOrders = db
    .selectFrom('orders')
    .where('client_id', '=', clientId)
    .$if(statusId !== null, (query) => query.where('status_id', '=', statusId ?? 0));
  const rows = await clientOrders
    .selectAll()
    .orderBy(rank)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { rows, total: await countRows(clientOrders) };
};
