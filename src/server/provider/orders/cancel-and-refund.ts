import { formatMoney } from '../../../order/price/money.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { Deps } from '../../deps.ts';
import { errorMessage } from '../../errors.ts';
import { closePages } from '../../payments/close-pages.ts';
import { endRefunded, returnMoney } from '../../payments/return-money.ts';
import { endOrder } from '../../stores/orders/end-order.ts';
import { allowedFrom } from '../../stores/orders/order-status.ts';
import type { OrderRow } from '../../stores/orders/orders.ts';
import { listPayments } from '../../stores/orders/payments.ts';
import { findOrderByCode } from './find-order.ts';
import { explainStatus, wrongStatus } from './orders.ts';

/** `cancel CODE`: cancels an unpaid order and informs the client. */
export const cancel = async (deps: Deps, [code]: readonly string[]): Promise<string[]> => {
  const order = await findOrderByCode(deps, code);
  const payments = await listPayments(deps.db, order.id);
  if (payments.some(({ state }) => state === 'pending'))
    throw new Error(
      `${order.code} has a payment in progress, so it was not cancelled. Wait until it is paid, then refund the order.`,
    );
  await explainStatus(deps, order.code, endOrder(deps.db, { order, to: 'cancelled', now: deps.now() }));
  return [`${order.code} is cancelled.`, ...(await closePages(deps, order))];
};

/** Refunds the payment of an order; returns a line for the provider. */
const refundPayment = async (deps: Deps, order: OrderRow): Promise<string> => {
  const amount = formatMoney(order.charged_cents);
  const unchanged = `${order.code} stays as it is`;
  const by = await returnMoney(deps, order).catch((error: unknown) => {
    throw new Error(
      deps.payment
        ? `Stripe did not refund ${order.code}: ${errorMessage(error)}. ${unchanged}. Run the command again, or refund the payment on Stripe’s page.`
        : `${order.code} was paid at Stripe, but STRIPE_SECRET_KEY is not set, so it cannot be refunded here. ${unchanged}. Set the key and run the command again.`,
    );
  });
  if (by === 'nobody') return 'Nothing was charged for it.';
  return by === 'provider'
    ? `It was paid by hand: give ${amount} back yourself.`
    : `Stripe gives ${amount} back.`;
};

/** `refund CODE [REASON]`: refunds the whole payment and informs the client. The reason is stored with the order. */
export const refund = async (deps: Deps, [code, reason = '']: readonly string[]): Promise<string[]> => {
  const order = await findOrderByCode(deps, code);
  if (!allowedFrom[orderStatuses.refunded].some((status) => status === order.status_id))
    throw wrongStatus(order);
  const line = await refundPayment(deps, order);
  const ending = { order, now: deps.now(), reason, isFullRefund: true };
  await explainStatus(deps, order.code, endRefunded(deps.db, ending));
  return [`${order.code} is refunded. ${line}`];
};
