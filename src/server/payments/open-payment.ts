import { createHash } from 'node:crypto';
import { orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import type { Db } from '../database/schema.ts';
import { Refusal } from '../errors.ts';
import type { Bill, PaymentService } from '../ports/payment.ts';
import type { OrderRow } from '../stores/orders/orders.ts';
import { addPayment, listPayments, type NewPayment } from '../stores/orders/payments.ts';
import type { Site } from '../stores/sites/sites.ts';
import { cabinetAddress } from './cabinet-address.ts';

interface Deps {
  db: Db;
  payment: PaymentService;
  now: () => number;
}

interface Payable {
  site: Site;
  order: OrderRow;
  email: string;
}

const { created, cancelled, refunded } = orderStatuses;

/** Refuses an order that is not waiting for its payment, and says why. */
export const refuseUnlessDue = ({ status_id }: Pick<OrderRow, 'status_id'>): void => {
  if (status_id === cancelled || status_id === refunded) throw new Refusal('paymentNotDue');
  if (status_id !== created) throw new Refusal('alreadyPaid');
};

/** A page that closes sooner is not worth opening. */
const shortest = 5 * 60 * 1000;

/** Bill for what the order was charged when it was placed, whatever the rates are now. */
const billOf = ({ site, order, email }: Payable): Bill => {
  const backTo = (payment: string) =>
    cabinetAddress(site, '/secure-payment', { orderCode: order.code, payment });
  return {
    orderCode: order.code,
    title: `${site.bootstrap.config.title}, order ${order.code}`,
    amount: order.charged_cents,
    email,
    successUrl: backTo('success'),
    cancelUrl: backTo('cancelled'),
  };
};

/** Another bill, as after a change of the site's title, or another try is another payment. */
const keyOf = (bill: Bill, attempt: number) =>
  createHash('sha256')
    .update(JSON.stringify([bill, attempt]))
    .digest('hex');

/** Records a payment page, as expired where the order has changed since it was read. Returns whether the page can be used. */
const recordPage = (db: Db, order: OrderRow, page: Omit<NewPayment, 'state'>): Promise<boolean> =>
  db.transaction().execute(async (rows) => {
    // A write that changes nothing locks the order against a change of its amount.
    const { charged_cents } = order;
    const { numUpdatedRows } = await rows
      .updateTable('orders')
      .set({ charged_cents })
      .where('id', '=', order.id)
      .where('status_id', '=', created)
      .where('charged_cents', '=', charged_cents)
      .executeTakeFirst();
    const isCurrent = numUpdatedRows === 1n;
    await addPayment(rows, { ...page, state: isCurrent ? 'open' : 'expired' });
    return isCurrent;
  });

/**
 * The address of the payment service's page for an order. While one page is open there is no second, so that
 * nobody pays twice: not in two tabs, not by two clicks, not after coming back.
 */
export const openPayment = async ({ db, payment, now }: Deps, payable: Payable): Promise<string> => {
  const { order } = payable;
  refuseUnlessDue(order);
  const tries = await listPayments(db, order.id);
  if (tries.some(({ state }) => state === 'pending')) throw new Refusal('paymentPending');
  const open = tries.find(({ state, expires_at }) => state === 'open' && expires_at > now() + shortest);
  if (open?.url) return open.url;
  const bill = billOf(payable);
  const { session, url, expiresAt } = await payment.open(bill, keyOf(bill, tries.length + 1));
  const page = { session, order_id: order.id, url, expires_at: expiresAt, created_at: now() };
  if (await recordPage(db, order, page)) return url;
  await payment.close(session);
  throw new Refusal('orderChanged');
};
