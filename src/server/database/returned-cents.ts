import { sql } from 'kysely';
import { orderStatuses } from '../../order/vocabulary/order-statuses.ts';

/**
 * SQL for the US cents of a row of `orders` that go back to its customer, also those that are still on their way. The refund of a
 * surplus payment does not count, because the order keeps its price.
 */
export const returnedCents = sql<number>`(case
  when orders.status_id = ${sql.lit(orderStatuses.refunded)} then coalesce(orders.refunded_cents, orders.charged_cents)
  else (select cast(coalesce(sum(payments.returned_cents + case
      when payments.asked_cents > payments.refunded_cents then payments.asked_cents
      else payments.refunded_cents end), 0) as bigint)
    from payments where payments.order_id = orders.id and payments.state = 'paid') end)`;
