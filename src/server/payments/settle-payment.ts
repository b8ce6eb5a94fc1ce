import type { FastifyBaseLogger } from 'fastify';
import { orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import type { Db } from '../database/schema.ts';
import { Refusal } from '../errors.ts';
import { billCurrency, type PaymentNews } from '../ports/payment.ts';
import { markPaid } from '../stores/orders/mark-paid.ts';
import type { OrderRow } from '../stores/orders/orders.ts';
import { recordOutcome } from '../stores/orders/payments.ts';

interface Deps {
  db: Db;
  now: () => number;
}

export const isForbidden = (error: unknown): boolean =>
  error instanceof Refusal && error.reason === 'statusForbidden';

export const readStatus = (db: Db, orderId: number): Promise<Pick<OrderRow, 'status_id'>> =>
  db.selectFrom('orders').select('status_id').where('id', '=', orderId).executeTakeFirstOrThrow();

export const findOrder = ({ db }: Pick<Deps, 'db'>, code: string) =>
  db.selectFrom('orders').selectAll().where('code', '=', code).executeTakeFirst();

/** Moves the order on, once. Money for an order that was not waiting for any is the provider's to give back. */
const settlePaid = async ({ db, now }: Deps, order: OrderRow, session: string, log: FastifyBaseLogger) => {
  const facts = { session, orderId: order.id, now: now() };
  const alongside = async (rows: Db) => void (await recordOutcome(rows, { ...facts, outcome: 'paid' }));
  try {
    await markPaid(db, { order, now: now(), alongside });
  } catch (error) {
    if (!isForbidden(error)) throw error;
    if (!(await recordOutcome(db, { ...facts, outcome: 'surplus' }))) return;
    const { status_id } = await readStatus(db, order.id);
    const isCancelled = status_id === orderStatuses.cancelled;
    const problem = isCancelled
      ? 'A cancelled order was paid: refund it'
      : 'An order was paid twice: refund one';
    log.error({ order: order.code, session }, problem);
  }
};

/**
 * Takes a payment service's word on an order. A message that comes again changes nothing; money whose amount or
 * currency is not the order's is refused with `paymentMismatch`, and the order stays unpaid.
 */
export const settlePayment = async (deps: Deps, news: PaymentNews, log: FastifyBaseLogger): Promise<void> => {
  const { session, orderCode, outcome, amount, currency } = news;
  const order = orderCode ? await findOrder(deps, orderCode) : null;
  if (!order) {
    // Answered as taken: the service would repeat for days what nobody here will ever know.
    log.warn({ order: orderCode, session }, 'A payment is for no order of ours');
    return;
  }
  // A page that nobody pays on any more may have an older amount: a change of the bonus closes it.
  const isMoney = outcome === 'paid' || outcome === 'pending';
  if (isMoney && (amount !== order.charged_cents || currency !== billCurrency)) {
    log.error({ order: order.code, session, amount, currency }, 'A payment is not what the order costs');
    throw new Refusal('paymentMismatch');
  }
  if (outcome === 'paid') await settlePaid(deps, order, session, log);
  else await recordOutcome(deps.db, { session, orderId: order.id, outcome, now: deps.now() });
};
