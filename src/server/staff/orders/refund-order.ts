import type { Cancellation } from '../../../api/resources/order.ts';
import { orderStatuses, unfinishedStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { Db } from '../../database/schema.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { allowedFrom } from '../../orders/store/change-status.ts';
import { chargePartsOf, wholePayment } from '../../orders/store/order-amounts.ts';
import { fixRefund, lockOrder, type OrderRow } from '../../orders/store/order-rows.ts';
import { finishRefund } from '../../payments/finish-refund.ts';
import { listPayments } from '../../payments/store/payments.ts';
import { refuseUnderWay } from '../../payments/store/refund-claims.ts';
import { arrivedCents, readReturned, storeRefund, waitingCents } from '../../payments/store/refunds.ts';
import { addWebhookEvents } from '../../webhooks/store/add-events.ts';
import { officeRefusal } from '../office-sentences.ts';
import { createAmountNotice } from './amount-notice.ts';
import { type ActedOn, recordAct } from './order-acts.ts';

type Deps = Pick<CallDeps, 'db' | 'payment' | 'sites' | 'now'>;

interface Refund {
  reason: string;
  /** True if the money went back in another way, so that the payment service is not asked. */
  isReturned: boolean;
  /** US cents that had gone back before, as the page of the order showed; undefined for a command. */
  shownCents?: number;
}

/** Stores a refund of an order, which the caller has locked, and the act. */
const storeAct = async (tx: Db, subject: ActedOn, { shownCents, ...refund }: Refund & { total: number }) => {
  await storeRefund(tx, subject.order, { ...refund, now: subject.actor.now });
  const { total, ...after } = refund;
  const before = shownCents === undefined ? {} : { returnedCents: shownCents };
  await recordAct(subject, 'refundOrder', { before, after: { returnedCents: total, ...after } })(tx);
};

/**
 * Refuses an order whose status allows no refund. A cancellation needs an order that is not delivered, and a delivery may have
 * come meanwhile. A refund that waits can be finished after it has ended its order.
 */
const refuseUnlessPaid = (
  { status_id }: OrderRow,
  { isFinishing, isCancellation = false }: { isFinishing: boolean; isCancellation?: boolean },
) => {
  if (isFinishing && status_id === orderStatuses.refunded) return;
  const from: readonly number[] = isCancellation ? unfinishedStatuses : allowedFrom[orderStatuses.refunded];
  if (!from.includes(status_id)) throw new Refusal('statusForbidden');
};

type EndingRefund = Refund & { target: Cancellation };

/** Stores the refund that ends an order, which the caller has locked. No paper is delivered after it. */
const storeEnding = async (tx: Db, subject: ActedOn, { target, ...refund }: EndingRefund) => {
  // A repeated refund has no reason of its own.
  const reason = refund.reason || subject.order.refund_reason;
  if (!(await fixRefund(tx, subject.order, { ...target, reason }))) throw new Refusal('statusForbidden');
  await storeAct(tx, subject, { ...refund, total: target.refundCents });
};

/** Returns the amount and share of the refund that ended or ends an order; null for an order without one. */
const fixedOf = ({ refunded_cents, refund_percent }: OrderRow): Cancellation | null =>
  refunded_cents === null ? null : { refundCents: refunded_cents, percent: refund_percent ?? 100 };

/**
 * Refunds the whole payment of an order, which ends it, and informs the customer. If the refund was made before, or is noted as
 * made, the fixed amount counts. Returns the US cents that the payment service and the provider by hand give back now, and a line
 * of text for each payment page that stays open.
 */
export const endByRefund = async (
  deps: Omit<Deps, 'sites'>,
  { order: read, actor }: ActedOn,
  refund: Refund,
): Promise<{ byService: number; byHand: number; lines: string[] }> => {
  const amounts = await deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, read.id);
    const before = await listPayments(tx, order.id);
    refuseUnlessPaid(order, { isFinishing: waitingCents(before) > 0 });
    const isRepeated = refund.isReturned || order.status_id === orderStatuses.refunded;
    const target = (isRepeated && fixedOf(order)) || wholePayment(order);
    await storeEnding(tx, { order, actor }, { ...refund, target });
    const after = await listPayments(tx, order.id);
    return { byService: waitingCents(after), byHand: arrivedCents(after) - arrivedCents(before) };
  });
  return { ...amounts, lines: await finishRefund(deps, read.id) };
};

/** Amounts of a refund in US cents: `returned` before it, `waiting` of these, and `cents` that go back now. */
interface RefundStep {
  cents: number;
  returned: number;
  waiting: number;
  isCancellation: boolean;
}

/**
 * Returns how a step of a refund ends its order; null if the order goes on. The first of these rules counts:
 * - 0 cents finish the end that is stored.
 * - 0 cents finish a part that waits, after which the order goes on, unless it is cancelled now.
 * - A step that leaves nothing of the payment ends the order.
 * - No other step is made while an end is stored, or with an amount while a part waits.
 * - No step returns more than is left. 0 cents are a step of a cancellation alone.
 * - A cancellation ends the order. After any other step the order goes on.
 */
const endingOf = (
  order: OrderRow,
  { cents, returned, waiting, isCancellation }: RefundStep,
): Cancellation | null => {
  const { charged_cents } = order;
  const fixed = fixedOf(order);
  if (fixed && cents === 0) return fixed;
  if (waiting > 0 && cents === 0 && !isCancellation) return null;
  if (returned + cents === charged_cents) return wholePayment(order);
  if (fixed || (waiting > 0 && cents > 0)) throw officeRefusal('cents', 'refundWaiting');
  const refundCents = returned + cents;
  if (refundCents > charged_cents || (cents === 0 && !isCancellation))
    throw officeRefusal('cents', 'amountTooLarge');
  if (!isCancellation) return null;
  const { cut, kept } = chargePartsOf(order);
  // Less than `cut` has gone back if the refund of the change has failed.
  return { refundCents, percent: Math.max(0, (100 * (refundCents - cut)) / (kept || 1)) };
};

/**
 * Refunds an amount of an order and informs the customer. All that is left ends the order, and so does a cancellation with any
 * amount, before the order is delivered. Another part leaves its status as it is. The amount 0 makes a waiting refund: one that the
 * payment service has not made yet or that has failed, or that of a cancellation. Refuses any amount if another refund was made
 * since the page was read. Returns a line of text for each payment page that stays open.
 */
export const refundOrder = async (
  deps: Deps,
  { order: read, actor }: ActedOn,
  { cents, isCancellation, ...refund }: Required<Refund> & { cents: number; isCancellation: boolean },
): Promise<string[]> => {
  const sentence = '{refund} of your payment for this order goes back to you.';
  const addNotice = await createAmountNotice(deps, read, { sentence, cents, reason: refund.reason });
  await deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, read.id);
    const on = { order, actor };
    const payments = await listPayments(tx, order.id);
    refuseUnderWay(payments, deps.now());
    const waiting = waitingCents(payments);
    const returned = await readReturned(tx, order.id);
    const isFinishing = cents === 0 && waiting > 0;
    refuseUnlessPaid(order, { isFinishing, isCancellation });
    if (refund.shownCents !== returned) throw new Refusal('orderMovedOn');
    const target = endingOf(order, { cents, returned, waiting, isCancellation });
    if (target) return storeEnding(tx, on, { ...refund, target });
    await storeAct(tx, on, { ...refund, total: returned + cents });
    if (cents === 0) return;
    await addNotice(tx);
    await addWebhookEvents(tx, order, { event: 'order.refunded', now: deps.now() });
  });
  return finishRefund(deps, read.id);
};
