import type { FastifyInstance } from 'fastify';
import * as calls from '../../api/calls.ts';
import type { Payment } from '../../api/resources.ts';
import { orderStatuses } from '../../order/order-statuses.ts';
import type { Db } from '../database/schema.ts';
import { Refusal } from '../errors.ts';
import { openPayment } from '../open-payment.ts';
import { paymentFor } from '../payment-for.ts';
import type { PaymentService } from '../ports/payment.ts';
import type { Postman } from '../postman.ts';
import type { Router } from '../router.ts';
import { settlePayment } from '../settle-payment.ts';
import { settleRefund } from '../settle-refund.ts';
import { findOrder, type OrderRow } from '../stores/orders.ts';
import { listPayments } from '../stores/payments.ts';

interface Deps {
  app: FastifyInstance;
  router: Router;
  db: Db;
  /** Null: the provider confirms payments by hand. */
  payment: PaymentService | null;
  postman: Postman;
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

const stateOf = async (db: Db, order: OrderRow): Promise<Payment['state']> => {
  const calledOff = calledOffStates.get(order.status_id);
  if (calledOff) return calledOff;
  if (order.status_id !== orderStatuses.created) return 'paid';
  const isPending = (await listPayments(db, order.id)).some(({ state }) => state === 'pending');
  return isPending ? 'pending' : 'due';
};

/** The service's signature is over the bytes as they came, so nothing may read them before. */
const registerEvents = (deps: Deps & { payment: PaymentService }) => {
  const { app, payment, postman } = deps;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(paymentEventsPath, { bodyLimit: largestEvent }, async ({ body, headers, log }, reply) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const news = payment.read(bytes, String(headers['stripe-signature'] ?? ''));
      if (news?.about === 'payment') await settlePayment(deps, news, log);
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
    return { way, state: await stateOf(db, order), answerHours: site.paymentAnswerHours };
  });
  router.client(
    calls.beginPayment,
    null,
    async ({ site, session: { client }, params }) => {
      const order = await findOrder(db, client.id, params.id);
      const service = paymentFor(payment, order);
      if (!service) throw new Refusal('paidByHand');
      const url = await openPayment({ db, payment: service, now }, { site, order, email: client.email });
      return { url };
    },
    { guard: 'payment' },
  );
  if (payment) registerEvents({ ...deps, payment });
};
