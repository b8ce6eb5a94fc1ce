import type { Cancellation } from '../../../api/resources/order.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { Alongside } from '../../database/open.ts';
import type { Db } from '../../database/schema.ts';
import type { CallDeps } from '../../deps.ts';
import { isRefused, Refusal, refusalWithCause } from '../../errors.ts';
import { createWording } from '../../letters/wording.ts';
import { allowedFrom } from '../../orders/store/change-status.ts';
import { addMessage } from '../../orders/store/messages.ts';
import {
  findOrderRow,
  fixRefund,
  lockOrder,
  type OrderRow,
  wholePayment,
} from '../../orders/store/order-rows.ts';
import { readOwner } from '../../orders/store/orders.ts';
import { closePages, endRefunded, returnMoney } from '../../payments/cancel-order.ts';
import { refundAlone } from '../../payments/refund-alone.ts';
import {
  addHandPayment,
  isAtService,
  listPaid,
  listPayments,
  type PaidPayment,
  recordRefund,
  recordReturned,
  returnedCents,
  shareRefund,
} from '../../payments/store/payments.ts';
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

/** Records that `total` US cents have gone back in all. */
const recordTotal = async (
  rows: Db,
  on: ActedOn,
  {
    paid,
    total,
    refund: { shownCents, ...after },
  }: { paid: readonly PaidPayment[]; total: number; refund: Refund },
) => {
  for (const { row, total: ofRow } of shareRefund(paid, total)) {
    const { session, order_id: orderId, returned_cents, refunded_cents } = row;
    if (isAtService(row) && !after.isReturned)
      await recordRefund(rows, { session, orderId, refundedCents: ofRow - returned_cents });
    else await recordReturned(rows, session, ofRow - refunded_cents);
  }
  const before = shownCents === undefined ? {} : { returnedCents: shownCents };
  await recordAct(on, 'refundOrder', { before, after: { returnedCents: total, ...after } })(rows);
};

/** Refuses an order that cannot be refunded, or cannot any more. */
const refuseUnlessPaid = ({ status_id }: OrderRow) => {
  if (!allowedFrom[orderStatuses.refunded].some((status) => status === status_id))
    throw new Refusal('statusForbidden');
};

const returnByService = (...given: Parameters<typeof returnMoney>) =>
  returnMoney(...given).catch((error: unknown) => {
    throw refusalWithCause('refundFailed', error);
  });

/**
 * Refunds an order until `target` has gone back in all, which ends it, and informs the customer. The amount is stored before the
 * money goes back, so that no paper is delivered after it, and a failure can be repeated. Returns who gives the money back.
 */
export const endByRefund = async (
  { db, payment, now }: Omit<Deps, 'sites'>,
  on: ActedOn,
  { target, ...refund }: Refund & { target: Cancellation },
): Promise<'service' | 'provider' | 'nobody'> => {
  const { order } = on;
  refuseUnlessPaid(order);
  const paid = await listPaid(db, order);
  if (!(await fixRefund(db, order, target))) throw new Refusal('statusForbidden');
  const { refundCents: total } = target;
  const by = refund.isReturned ? 'provider' : await returnByService(payment, order, { paid, cents: total });
  await endRefunded(db, {
    order,
    now: now(),
    reason: refund.reason,
    alongside: (rows) => recordTotal(rows, on, { paid, total, refund }),
  });
  // What a change has left to pay is not paid any more. A payment through a page that stays open is logged when it arrives.
  await closePages({ db, payment, now }, order);
  return by;
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

/** Adds what no payment tells of an order that was marked as paid before the office, as a payment by hand. */
export const completePayments = async (rows: Db, order: OrderRow, now: number): Promise<void> => {
  const cents = (await listPaid(rows, order)).reduce((left, row) => left - row.cents, order.charged_cents);
  if (cents > 0) await addHandPayment(rows, order, { cents, reference: '', now });
};

/** Refunds a part of an order's payment, with further writes. Nothing is recorded if the payment service fails. */
export const refundPart = async (
  deps: Deps,
  on: ActedOn,
  {
    cents,
    total,
    refund,
    alongside,
  }: { cents: number; total: number; refund: Refund; alongside?: Alongside },
) => {
  const { db, payment, now } = deps;
  const { order } = on;
  if (order.refunded_cents !== null) throw new Refusal('statusForbidden');
  const addNotice = await createNotice(deps, order, {
    sentence: '{refund} of your payment for this order goes back to you.',
    cents,
    reason: refund.reason,
  });
  const paid = await listPaid(db, order);
  if (!refund.isReturned) await returnByService(payment, order, { paid, cents: total });
  await db.transaction().execute(async (rows) => {
    await lockOrder(rows, order.id);
    await completePayments(rows, order, now());
    await addNotice(rows);
    await recordTotal(rows, on, { paid: await listPaid(rows, order), total, refund });
    await addWebhookEvents(rows, order, { event: 'order.refunded', now: now() });
    await alongside?.(rows);
  });
};

/**
 * Refunds an amount of an order and informs the customer. All that is left ends the order, and so does what a cancellation has
 * fixed. A part leaves its status as it is. Refuses more than is left, and any amount if another refund was made since the page
 * was read.
 */
export const refundOrder = (
  deps: Deps,
  { order: read, actor }: ActedOn,
  { cents, ...refund }: Required<Refund> & { cents: number },
): Promise<void> =>
  refundAlone(deps, { order: read, otherwise: 'orderMovedOn' }, async () => {
    const order = (await findOrderRow(deps.db, read.code)) ?? read;
    refuseUnlessPaid(order);
    const returned = returnedCents(order, await listPayments(deps.db, order.id));
    if (refund.shownCents !== returned) throw new Refusal('orderMovedOn');
    const total = returned + cents;
    const { charged_cents, refunded_cents, refund_percent } = order;
    if (total > charged_cents || (cents === 0 && total < charged_cents))
      throw new Refusal('invalid', { cents: officeSentences.amountTooLarge });
    const whole = wholePayment(order);
    const fixed = { refundCents: total, percent: refund_percent ?? whole.percent };
    const on = { order, actor };
    if (total === charged_cents) await endByRefund(deps, on, { ...refund, target: whole });
    else if (total === refunded_cents) await endByRefund(deps, on, { ...refund, target: fixed });
    else await refundPart(deps, on, { cents, total, refund });
  });
