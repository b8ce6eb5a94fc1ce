import type { Cancellation } from '../../../api/resources/order.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { Alongside } from '../../database/open.ts';
import type { Db } from '../../database/schema.ts';
import type { CallDeps } from '../../deps.ts';
import { isRefused, Refusal } from '../../errors.ts';
import { createWording } from '../../letters/wording.ts';
import { allowedFrom } from '../../orders/store/change-status.ts';
import { addMessage } from '../../orders/store/messages.ts';
import { fixRefund, lockOrder, type OrderRow, wholePayment } from '../../orders/store/order-rows.ts';
import { readOwner } from '../../orders/store/orders.ts';
import { finishRefund } from '../../payments/finish-refund.ts';
import { listPayments } from '../../payments/store/payments.ts';
import { returnedCents, storeRefund, waitingCents } from '../../payments/store/refunds.ts';
import { inLocale } from '../../sites/store/sites.ts';
import { addWebhookEvents } from '../../webhooks/store/add-events.ts';
import { officeSentences } from '../office-sentences.ts';
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
const storeAct = async (rows: Db, on: ActedOn, { shownCents, ...refund }: Refund & { total: number }) => {
  await storeRefund(rows, on.order, { ...refund, now: on.actor.now });
  const { total, ...after } = refund;
  const before = shownCents === undefined ? {} : { returnedCents: shownCents };
  await recordAct(on, 'refundOrder', { before, after: { returnedCents: total, ...after } })(rows);
};

/** Refuses an order that cannot be refunded, or cannot any more. */
const refuseUnlessPaid = ({ status_id }: OrderRow) => {
  if (!allowedFrom[orderStatuses.refunded].some((status) => status === status_id))
    throw new Refusal('statusForbidden');
};

type EndingRefund = Refund & { target: Cancellation };

/** Stores the refund that ends an order, which the caller has locked. No paper is delivered after it. */
const storeEnding = async (rows: Db, on: ActedOn, { target, ...refund }: EndingRefund) => {
  // A repeated refund has no reason of its own.
  const reason = refund.reason || on.order.refund_reason;
  if (!(await fixRefund(rows, on.order, { ...target, reason }))) throw new Refusal('statusForbidden');
  await storeAct(rows, on, { ...refund, total: target.refundCents });
};

/**
 * Refunds an order until `target` has gone back in all, which ends it, and informs the customer. Returns who gives the money back:
 * the payment service, the provider by hand, or nobody because nothing was charged.
 */
export const endByRefund = async (
  deps: Omit<Deps, 'sites'>,
  { order: read, actor }: ActedOn,
  refund: EndingRefund,
): Promise<'service' | 'provider' | 'nobody'> => {
  const waiting = await deps.db.transaction().execute(async (rows) => {
    const order = await lockOrder(rows, read.id);
    refuseUnlessPaid(order);
    await storeEnding(rows, { order, actor }, refund);
    return waitingCents(await listPayments(rows, order.id));
  });
  await finishRefund(deps, read.id);
  if (waiting > 0) return 'service';
  return refund.target.refundCents > 0 ? 'provider' : 'nobody';
};

type AmountSentence =
  | '{refund} of your payment for this order goes back to you.'
  | '{bonus} is added to your Bonus Storage.';

/** Returns the function that tells the customer of an amount, in the customer's language. A deleted account gets nothing. */
export const createNotice = async (
  deps: Deps,
  order: OrderRow,
  { sentence, cents, reason }: { sentence: AmountSentence; cents: number; reason: string },
): Promise<Alongside> => {
  const { site, client } = await readOwner(deps, order);
  const { language, ownTexts } = inLocale(site, client.language);
  const wording = createWording(language, ownTexts);
  const amount = wording.text(sentence, { refund: wording.money(cents), bonus: wording.money(cents) });
  const notice = {
    author: 'writer',
    text: `${amount}\n\n${reason}`.trim(),
    isNotice: true,
    namesAmount: true,
  } as const;
  return async (rows) => {
    await addMessage(rows, { ...notice, order, now: deps.now() }).catch((error: unknown) => {
      if (!isRefused(error, 'loginRequired')) throw error;
    });
  };
};

/**
 * Refunds an amount of an order and informs the customer. All that is left ends the order. A part leaves its status as it is. The
 * amount 0 makes what waits: a refund that the payment service has not made yet, or what a cancellation has fixed. Refuses more
 * than is left, and any amount if another refund was made since the page was read.
 */
export const refundOrder = async (
  deps: Deps,
  { order: read, actor }: ActedOn,
  { cents, ...refund }: Required<Refund> & { cents: number },
): Promise<void> => {
  const sentence = '{refund} of your payment for this order goes back to you.';
  const addNotice = await createNotice(deps, read, { sentence, cents, reason: refund.reason });
  await deps.db.transaction().execute(async (rows) => {
    const order = await lockOrder(rows, read.id);
    refuseUnlessPaid(order);
    const payments = await listPayments(rows, order.id);
    const total = returnedCents(order, payments) + cents;
    if (refund.shownCents !== total - cents) throw new Refusal('orderMovedOn');
    const { charged_cents, refunded_cents, refund_percent } = order;
    const isWaiting = waitingCents(payments) > 0 || refunded_cents !== null;
    // The refund of a change may be all that was charged, and ends no order that bonus still pays for.
    const isWhole = total === charged_cents && (cents > 0 || refunded_cents !== null || !isWaiting);
    if (isWaiting && cents > 0 && !isWhole)
      throw new Refusal('invalid', { cents: officeSentences.refundWaiting });
    if (total > charged_cents || (cents === 0 && !isWhole && !isWaiting))
      throw new Refusal('invalid', { cents: officeSentences.amountTooLarge });
    const on = { order, actor };
    const target =
      refunded_cents === null || isWhole
        ? wholePayment(order)
        : { refundCents: refunded_cents, percent: refund_percent ?? 100 };
    if (isWhole || refunded_cents !== null) return storeEnding(rows, on, { ...refund, target });
    await storeAct(rows, on, { ...refund, total });
    if (cents === 0) return;
    await addNotice(rows);
    await addWebhookEvents(rows, order, { event: 'order.refunded', now: deps.now() });
  });
  await finishRefund(deps, read.id);
};
