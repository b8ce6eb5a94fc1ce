import type { Db } from '../database/schema.ts';
import { Refusal } from '../errors.ts';
import { spendBonus } from '../orders/store/change-status.ts';
import { lockOrder } from '../orders/store/order-rows.ts';
import { refuseUnlessDue } from './open-payment.ts';
import type { PaymentService } from './service/payment.ts';
import { listPayments, recordOutcome } from './store/payments.ts';

interface Deps {
  db: Db;
  /** Payment service; null if the provider confirms payments by hand. */
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

/** Changes the amount of bonus that an unpaid order uses, in US cents, and thereby the amount to pay. */
export const changeBonus = async (
  deps: Deps,
  { orderId, wanted }: { orderId: number; wanted: number },
): Promise<void> => {
  await closePagesOrRefuse(deps, orderId);
  await deps.db.transaction().execute(async (rows) => {
    // While the order is locked, no payment page with the old amount can be recorded.
    const order = await lockOrder(rows, orderId);
    refuseUnlessDue(order);
    const payments = await listPayments(rows, orderId);
    if (deps.payment && payments.some(({ state }) => state === 'open' || state === 'pending'))
      throw new Refusal('paymentJustOpened');
    await spendBonus(rows, order, { wanted, now: deps.now() });
  });
};
