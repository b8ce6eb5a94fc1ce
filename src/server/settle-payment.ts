import type { FastifyBaseLogger } from 'fastify';
import type { Db } from './database/schema.ts';
import { Refusal } from './errors.ts';
import { billCurrency, type PaymentNews } from './ports/payment.ts';
import { markPaid } from './stores/mark-paid.ts';
import type { OrderRow } from './stores/orders.ts';
import { recordOutcome } from './stores/payments.ts';

interface Deps {
  db: Db;
  now: () => number;
}

const findPaidOrder = ({ db }: Deps, code: string) =>
  db.selectFrom('orders').selectAll().where('code', '=', code).executeTakeFirst();

/** Moves the order on, once. Money for an order that is paid already is the provider's to give back. */
const settlePaid = async ({ db, now }: Deps, order: OrderRow, session: string, log: FastifyBaseLogger) => {
  const outcome = { session, orderId: order.id, outcome: 'paid', now: now() } as const;
  const record = async (rows: Db) => recordOutcome(rows, outcome);
  try {
    await markPaid(db, { order, now: now(), alongside: async (rows) => void (await record(rows)) });
  } catch (error) {
    if (!(error instanceof Refusal && error.reason === 'statusForbids')) throw error;
    if (await record(db)) log.error({ order: order.code, session }, 'An order was paid twice: refund one');
  }
};

/**
 * Takes a payment service's word on an order. A message that comes again changes nothing; one whose amount or
 * currency is not the order's is refused with `paymentMismatch`, and the order stays unpaid.
 */
export const settlePayment = async (deps: Deps, news: PaymentNews, log: FastifyBaseLogger): Promise<void> => {
  const { session, orderCode, outcome, amount, currency } = news;
  const order = orderCode ? await findPaidOrder(deps, orderCode) : null;
  if (!order) {
    // Answered as taken: the service would repeat for days what nobody here will ever know.
    log.warn({ order: orderCode, session }, 'A payment is for no order of ours');
    return;
  }
  if (amount !== order.charged_cents || currency !== billCurrency) {
    log.error({ order: order.code, session, amount, currency }, 'A payment is not what the order costs');
    throw new Refusal('paymentMismatch');
  }
  if (outcome === 'paid') await settlePaid(deps, order, session, log);
  else await recordOutcome(deps.db, { session, orderId: order.id, outcome, now: deps.now() });
};
