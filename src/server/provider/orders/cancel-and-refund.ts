import { formatMoney } from '../../../order/price/money.ts';
import type { UnknownFields } from '../../../order/unknown-fields.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { Deps } from '../../deps.ts';
import { errorMessage, isRefused } from '../../errors.ts';
import { allowedFrom } from '../../orders/store/change-status.ts';
import type { OrderRow } from '../../orders/store/order-rows.ts';
import { isAtService, listPaid } from '../../payments/store/payments.ts';
import { cancelUnpaidOrder } from '../../staff/orders/order-acts.ts';
import { endByRefund } from '../../staff/orders/refund-order.ts';
import type { CommandOptions } from '../read-arguments.ts';
import { findOrderByCode } from './find-orders.ts';
import { byCommand, explainStatus } from './orders.ts';

/** `cancel CODE`: cancels an unpaid order and informs the client. */
export const runCancel = async (deps: Deps, [code]: readonly string[]): Promise<string[]> => {
  const order = await findOrderByCode(deps, code);
  const lines = await cancelUnpaidOrder(deps, byCommand(deps, order)).catch((error: unknown) => {
    if (!isRefused(error, 'paymentInProgress')) return explainStatus(deps, order.code)(error);
    throw new Error(
      `${order.code} has a payment in progress, so it was not cancelled. Wait until it is paid, then refund the order.`,
    );
  });
  return [`${order.code} is cancelled.`, ...lines];
};

/** Replaces the refusals of a refund with messages for the provider. */
const explainRefund =
  (deps: Deps, { code }: OrderRow) =>
  async (error: unknown): Promise<never> => {
    if (!isRefused(error, 'refundFailed')) return explainStatus(deps, code)(error);
    const waiting = `${code} waits for its refund and cannot be changed in another way`;
    const { cause }: UnknownFields = Object(error);
    throw new Error(
      `Stripe did not refund ${code}: ${errorMessage(cause)}. ${waiting}. Run the command again, refund the payment on Stripe’s page, or return the money in another way and run the command with --done.`,
    );
  };

/**
 * `refund CODE [REASON]`: refunds the whole payment and informs the client. The reason is stored with the order. With `--done`, the
 * provider has returned the money in another way: all of it, or the amount that the customer's cancellation has fixed. Of a
 * refunded order, it makes or notes a refund that the payment service took back.
 */
export const runRefund = async (
  deps: Deps,
  [code, reason = '']: readonly string[],
  { done }: CommandOptions = {},
): Promise<string[]> => {
  const order = await findOrderByCode(deps, code);
  const isDone = done !== undefined;
  const mayRefund = allowedFrom[orderStatuses.refunded].some((status) => status === order.status_id);
  if (mayRefund && !isDone && !deps.payment && (await listPaid(deps.db, order)).some(isAtService))
    throw new Error(
      `${order.code} was paid at Stripe, but STRIPE_SECRET_KEY is not set, so it cannot be refunded here and stays as it is. Set the key and run the command again.`,
    );
  const how = { reason, isReturned: isDone };
  const { byService, byHand, lines } = await endByRefund(deps, byCommand(deps, order), how).catch(
    explainRefund(deps, order),
  );
  const service = byService > 0 ? [`Stripe gives ${formatMoney(byService)} back.`] : [];
  const hand = byHand > 0 ? [`${formatMoney(byHand)} was paid by hand: give it back yourself.`] : [];
  const both = [...service, ...hand].join(' ') || 'Nothing is left to give back.';
  return [`${order.code} is refunded. ${isDone ? 'No payment service was asked.' : both}`, ...lines];
};
