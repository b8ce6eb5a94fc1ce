import type { FastifyInstance } from 'fastify';
import * as calls from '../../api/calls.ts';
import type { Card, Payment } from '../../api/resources.ts';
import { orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import type { Background } from '../background.ts';
import type { Db } from '../database/schema.ts';
import { Refusal } from '../errors.ts';
import type { Router } from '../http/router.ts';
import type { Postman } from '../mail/postman.ts';
import { learnCard } from '../payments/learn-card.ts';
import { openPayment } from '../payments/open-payment.ts';
import { paymentFor } from '../payments/payment-for.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { settleRefund } from '../payments/settle-refund.ts';
import type { PaymentService } from '../ports/payment.ts';
import { findOrder, type OrderRow } from '../stores/orders/orders.ts';
import { listPayments, type PaymentRow } from '../stores/orders/payments.ts';

interface Deps {
  app: FastifyInstance;
  router: Router;
  db: Db;
  /** Null: the provider confirms payments by hand. */
  payment: PaymentService | null;
  postman: Postman;
  background: Background;
  now: () => number;
}

/** Where a payment service sends what it has to tell. */
export const paymentEventsPath = '/v1/payment/events';
/** Bytes; a checkout's event has about four thousand. */
const largestEvent = 262_144;

const calledOffStates: ReadonlyMap<number, Payment['state']> = new Map([
  [orderStatuses.cancelled, 'cancelled'],
  [orderStatuses.refunded, 'refunded'],
]);

const stateOf = (order: OrderRow, payments: readonly PaymentRow[]): Payment['state'] => {
  const calledOff = calledOffStates.get(order.status_id);
  if (calledOff) return calledOff;
  if (order.status_id !== orderStatuses.created) return 'paid';
  return payments.some(({ state }) => state === 'pending') ? 'pending' : 'due';
};

const cardUsed = (payments: readonly PaymentRow[]): Card | null => {
  const paid = payments.find(({ state }) => state === 'paid');
  return paid?.card_brand && paid.card_last4 ? { brand: paid.card_brand, last4: paid.card_last4 } : null;
};

/** The service's signature is over the bytes as they came, so nothing may read them before. */
const registerEvents = (deps: Deps & { payment: PaymentService }) => {
  const { app, payment, postman, background } = deps;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(paymentEventsPath, { bodyLimit: largestEvent }, async ({ body, headers, log }, reply) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const news = payment.read(bytes, String(headers['stripe-signature'] ?? ''));
      if (news?.about === 'payment') await settlePayment(deps, news, log);
      // After the answer, because the card is for information and asking for it may take long or fail.
      if (news?.about === 'payment') background.run(() => learnCard(deps, news.session));
      if (news?.about === 'refund') await settleRefund(deps, news, log);
      postman.wake();
      return reply.code(204).send();
    });
  });
};

/** Paying for an order (decisions, "Payment"). */
export const registerPayment = (deps: Deps): void => {
  const { router, db, payment, now } = deps;
  router.client(calls.payment, null, async ({ site, session, params }): Promise<Payment> => {
    const order = await findOrder(db, session.client.id, params.id);
    const way = paymentFor(payment, order) ? 'checkout' : 'manual';
    const payments = await listPayments(db, order.id);
    const facts = { state: stateOf(order, payments), card: cardUsed(payments) };
    return { way, ...facts, answerHours: site.paymentAnswerHours };
  });
  router.client(
    calls.beginPayment,
    null,
    async ({ site, session: { client }, params }) => {
      const order = await findOrder(db, client.id, params.id);
      const service = paymentFor(payment, order);
      if (!service) throw new Refusal('manualPayment');
      const url = await openPayment({ db, payment: service, now }, { site, order, email: client.email });
      return { url };
    },
    { rateLimit: 'payment' },
  );
  if (payment) registerEvents({ ...deps, payment });
};
