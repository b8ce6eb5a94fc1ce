import type { Db } from '../database/schema.ts';
import { Refusal } from '../errors.ts';
import type { PaymentService } from '../ports/payment.ts';
import type { OrderRow } from '../stores/orders/orders.ts';
import { listPayments, recordOutcome } from '../stores/orders/payments.ts';
import { spendBonus } from '../stores/orders/spend-bonus.ts';
import { refuseUnlessDue } from './open-payment.ts';

interface Deps {
  db: Db;
  /** Null if the provider confirms payments by hand. */
  payment: PaymentService | null;
  now: () => number;
}

/** Closes the open payment pages, because they have the old amount. Refuses the change if a page cannot be closed. */
const closePagesOrRefuse = async ({ db, payment, now }: Deps, orderId: number): Promise<void> => {
  for (const { session, state, expires_at } of await listPayments(db, orderId)) {
    if (state === 'pending') throw new Refusal('paymentPending');
    if (state !== 'open' || !payment) continue;
    const isClosed = expires_at <= now() || (await payment.close(session));
    if (!isClosed) throw new Refusal('paymentPending');
    await recordOutcome(db, { session, orderId, outcome: 'expired', now: now() });
  }
};

/** Locks the order until the end of the transaction and returns its current row. Refuses an order that has no payment due. */
const lockUnpaid = async (rows: Db, orderId: number): Promise<OrderRow> => {
  // This write changes nothing but locks the row, so that no payment page with the old amount can be recorded.
  const order = await rows
    .updateTable('orders')
    .set(({ ref }) => ({ status_id: ref('status_id') }))
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow();
  refuseUnlessDue(order);
  return order;
};

/** Changes how many US cents of bonus an unpaid order uses, and thereby the amount to pay. */
export const changeBonus = async (
  deps: Deps,
  { orderId, wanted }: { orderId: number; wanted: number },
): Promise<void> => {
  await closePagesOrRefuse(deps, orderId);
  await deps.db.transaction().execute(async (rows) => {
    const order = await lockUnpaid(rows, orderId);
    const payments = await listPayments(rows, orderId);
    if (deps.payment && payments.some(({ state }) => state === 'open' || state === 'pending'))
      throw new Refusal('paymentJustOpened');
    await spendBonus(rows, order, { wanted, now: deps.now() });
  });
};
