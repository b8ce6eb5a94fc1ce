import { orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import type { Db } from '../database/schema.ts';
import { type Ending, endOrder } from '../orders/store/change-status.ts';
import { type OrderRow, readStatus } from '../orders/store/order-rows.ts';
import { isStatusForbidden } from './apply-payment-event.ts';
import type { PaymentService } from './service/payment.ts';
import { findPaid } from './store/payments.ts';

interface Deps {
  db: Db;
  payment: PaymentService | null;
}

/**
 * Refunds an order at the payment service until `cents` have gone back in all. Returns who gives the money back: the service, the
 * provider by hand, or nobody because nothing was charged.
 */
export const returnMoney = async (
  { db, payment }: Deps,
  { id, code, charged_cents }: Pick<OrderRow, 'id' | 'code' | 'charged_cents'>,
  cents: number = charged_cents,
): Promise<'service' | 'provider' | 'nobody'> => {
  if (cents === 0) return 'nobody';
  const paid = await findPaid(db, id);
  if (!paid) return 'provider';
  if (!payment) throw new Error('STRIPE_SECRET_KEY is not set');
  await payment.refund(paid.session, code, cents < charged_cents ? cents : null);
  return 'service';
};

/** Gives an order the status refunded, unless the payment service's event about the refund has done so before. */
export const endRefunded = (db: Db, ending: Omit<Ending, 'to'>): Promise<void> =>
  endOrder(db, { ...ending, to: 'refunded' }).catch(async (error: unknown) => {
    const { status_id } = await readStatus(db, ending.order.id);
    if (!(isStatusForbidden(error) && status_id === orderStatuses.refunded)) throw error;
  });
