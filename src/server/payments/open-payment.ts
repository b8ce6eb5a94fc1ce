import { orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import { hashOf } from '../database/ids-and-secrets.ts';
import type { Db } from '../database/schema.ts';
import type { CallDeps } from '../deps.ts';
import { errorMessage, Refusal } from '../errors.ts';
import { cabinetAddress } from '../http/hosts.ts';
import { amountDue } from '../orders/store/order-amounts.ts';
import { lockUnchanged, type OrderRow } from '../orders/store/order-rows.ts';
import type { Site } from '../sites/store/sites.ts';
import type { PaymentBill, PaymentService } from './service/payment.ts';
import { addPayment, listPayments, type NewPayment, recordOutcome } from './store/payments.ts';

type Deps = Pick<CallDeps, 'db' | 'now'> & { payment: PaymentService };

interface PayableOrder {
  site: Site;
  order: OrderRow;
  email: string;
}

const { created, cancelled, refunded } = orderStatuses;

/** Refuses an order that is not waiting for a payment: its own, or that of a change. */
export const refuseUnlessDue = ({
  status_id,
  due_cents,
  refunded_cents = null,
}: Pick<OrderRow, 'status_id'> & Partial<OrderRow>): void => {
  if (status_id === cancelled || status_id === refunded || refunded_cents !== null)
    throw new Refusal('paymentNotDue');
  if (status_id !== created && !due_cents) throw new Refusal('alreadyPaid');
};

/** Minimum time that an open payment page must have left to be reused, in ms. */
const minimumRemainingMs = 5 * 60 * 1000;

/** Creates the bill of an order. The amount was set at ordering, so later exchange rates do not change it. */
const billOf = ({ site, order, email }: PayableOrder): PaymentBill => {
  const backTo = (payment: string) =>
    cabinetAddress(site, '/secure-payment', { orderCode: order.code, payment });
  return {
    orderCode: order.code,
    title: `${site.bootstrap.config.title}, order ${order.code}`,
    amount: amountDue(order),
    email,
    successUrl: backTo('success'),
    cancelUrl: backTo('cancelled'),
  };
};

/** Returns the idempotency key of a payment page. A changed bill gets a new key, and so does every further page of a bill. */
const pageIdempotencyKey = (bill: PaymentBill, pageNumber: number) =>
  hashOf(JSON.stringify([bill, pageNumber]));

/**
 * Records a payment page; if the order has changed since `order` was read, as expired. Returns whether the page can be used.
 */
const recordPage = (db: Db, order: OrderRow, page: Omit<NewPayment, 'state'>): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const isCurrent = await lockUnchanged(tx, order);
    await addPayment(tx, { ...page, state: isCurrent ? 'open' : 'expired' });
    return isCurrent;
  });

/**
 * Opens a payment page for an order and returns its address. An open page is reused, so that a customer cannot pay twice in
 * two tabs, by two clicks or after returning.
 */
export const openPayment = async ({ db, payment, now }: Deps, payable: PayableOrder): Promise<string> => {
  const { order } = payable;
  refuseUnlessDue(order);
  const payments = await listPayments(db, order.id);
  if (payments.some(({ state }) => state === 'pending')) throw new Refusal('paymentPending');
  const bill = billOf(payable);
  const open = payments.find(
    ({ state, expires_at, cents }) =>
      state === 'open' && expires_at > now() + minimumRemainingMs && (cents ?? bill.amount) === bill.amount,
  );
  if (open?.url) return open.url;
  const { session, url, expiresAt } = await payment.open(bill, pageIdempotencyKey(bill, payments.length + 1));
  const times = { expires_at: expiresAt, created_at: now() };
  const page = { session, order_id: order.id, url, cents: bill.amount, ...times };
  if (await recordPage(db, order, page)) return url;
  await payment.close(session);
  throw new Refusal('orderChanged');
};

/** Closes the open payment pages, because they have the old amount. Refuses the change if a page cannot be closed. */
export const closePagesOrRefuse = async (
  { db, payment, now }: Pick<CallDeps, 'db' | 'payment' | 'now'>,
  orderId: number,
) => {
  for (const { session, state, expires_at } of await listPayments(db, orderId)) {
    if (state === 'pending') throw new Refusal('paymentPending');
    if (state !== 'open' || !payment) continue;
    const isClosed = expires_at <= now() || (await payment.close(session));
    if (!isClosed) throw new Refusal('paymentPending');
    await recordOutcome(db, { session, orderId, outcome: 'expired', now: now() });
  }
};

/**
 * Closes the open payment pages of an order that needs no payment any more; returns a line of text for each page that stays
 * open. The caller changes the order's status or fixes its refund before, because a payment page that opens meanwhile would otherwise
 * stay open.
 */
export const closePages = async (
  { db, payment, now }: Pick<CallDeps, 'db' | 'payment' | 'now'>,
  order: Pick<OrderRow, 'id'>,
): Promise<string[]> => {
  const lines: string[] = [];
  const payments = await listPayments(db, order.id);
  for (const { session } of payments.filter(
    ({ state, expires_at }) => state === 'open' && expires_at > now(),
  )) {
    try {
      if (!payment) throw new Error('STRIPE_SECRET_KEY is not set');
      if (!(await payment.close(session))) throw new Error('it was paid already');
      await recordOutcome(db, { session, orderId: order.id, outcome: 'expired', now: now() });
    } catch (error) {
      lines.push(
        `Its payment page ${session} is not closed: ${errorMessage(error)}. A payment that arrives is logged as one to refund.`,
      );
    }
  }
  return lines;
};

/** Refuses the change of an order, which the caller has locked, if a page was opened with the old amount meanwhile. */
export const refuseOpenPage = async (
  tx: Db,
  { payment }: Pick<CallDeps, 'payment'>,
  orderId: number,
): Promise<void> => {
  const payments = await listPayments(tx, orderId);
  if (payment && payments.some(({ state }) => state === 'open' || state === 'pending'))
    throw new Refusal('paymentJustOpened');
};
