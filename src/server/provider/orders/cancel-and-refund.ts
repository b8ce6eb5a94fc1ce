import { formatMoney } from '../../../order/price/money.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { Deps } from '../../deps.ts';
import { errorMessage } from '../../errors.ts';
import { allowedFrom } from '../../orders/store/change-status.ts';
import { fixRefund, type OrderRow, wholePayment } from '../../orders/store/order-rows.ts';
import { closePages, endRefunded, returnMoney } from '../../payments/cancel-order.ts';
import { findPaid, listPayments, type PaymentRow } from '../../payments/store/payments.ts';
import type { Options } from '../read-arguments.ts';
import { findOrderByCode } from './find-orders.ts';
import { changeOrder, explainStatus, wrongStatus } from './orders.ts';

/** `cancel CODE`: cancels an unpaid order and informs the client. */
export const cancel = async (deps: Deps, [code]: readonly string[]): Promise<string[]> => {
  const order = await findOrderByCode(deps, code);
  const payments = await listPayments(deps.db, order.id);
  if (payments.some(({ state }) => state === 'pending'))
    throw new Error(
      `${order.code} has a payment in progress, so it was not cancelled. Wait until it is paid, then refund the order.`,
    );
  await changeOrder(deps, order, { to: orderStatuses.cancelled, letters: ['cancelled'] });
  return [`${order.code} is cancelled.`, ...(await closePages(deps, order))];
};

/** Refunds the payment of an order; returns a line for the provider. */
const refundPayment = async (
  { payment }: Deps,
  order: OrderRow,
  paid: PaymentRow | undefined,
): Promise<string> => {
  const amount = formatMoney(order.charged_cents);
  const waiting = `${order.code} waits for its refund and cannot be changed in another way`;
  const by = await returnMoney(payment, order, { paid }).catch((error: unknown) => {
    throw new Error(
      `Stripe did not refund ${order.code}: ${errorMessage(error)}. ${waiting}. Run the command again, refund the payment on Stripe’s page, or return the money in another way and run the command with --done.`,
    );
  });
  if (by === 'nobody') return 'Nothing was charged for it.';
  return by === 'provider'
    ? `It was paid by hand: give ${amount} back yourself.`
    : `Stripe gives ${amount} back.`;
};

/**
 * `refund CODE [REASON]`: refunds the whole payment and informs the client. The reason is stored with the order. With `--done`,
 * the provider has returned the money in another way: all of it, or what the customer's cancellation has fixed.
 */
export const refund = async (
  deps: Deps,
  [code, reason = '']: readonly string[],
  { done }: Options = {},
): Promise<string[]> => {
  const order = await findOrderByCode(deps, code);
  if (!allowedFrom[orderStatuses.refunded].some((status) => status === order.status_id))
    throw wrongStatus(order);
  const isDone = done !== undefined;
  const paid = isDone ? undefined : await findPaid(deps.db, order.id);
  if (paid && !deps.payment)
    throw new Error(
      `${order.code} was paid at Stripe, but STRIPE_SECRET_KEY is not set, so it cannot be refunded here and stays as it is. Set the key and run the command again.`,
    );
  // Stored before the money goes back, so that no paper is delivered after it.
  const isFixed =
    (isDone && order.refunded_cents !== null) || (await fixRefund(deps.db, order, wholePayment(order)));
  if (!isFixed) throw wrongStatus(await findOrderByCode(deps, code));
  const line = isDone ? 'No payment service was asked.' : await refundPayment(deps, order, paid);
  const ending = { order, now: deps.now(), reason };
  await endRefunded(deps.db, ending).catch(explainStatus(deps, order.code));
  return [`${order.code} is refunded. ${line}`];
};
