import type { FastifyBaseLogger } from 'fastify';
import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import type { Card, Payment } from '../../../api/resources/order.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { Db } from '../../database/schema.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { paymentServiceFor } from '../../orders/store/order-amounts.ts';
import type { OrderRow } from '../../orders/store/order-rows.ts';
import { findOrder } from '../../orders/store/orders.ts';
import { applyPaymentEvent } from '../apply-payment-event.ts';
import { applyRefundEvent } from '../apply-refund-event.ts';
import { cancelOrder, readCancellation } from '../cancel-order.ts';
import { openPayment } from '../open-payment.ts';
import { type PaymentService, paymentEventsPath } from '../service/payment.ts';
import { changePayment, lacksCard, listPayments, type PaymentRow } from '../store/payments.ts';
import { invoiceAddress } from './invoice.ts';

type EventDeps = CallDeps & { payment: PaymentService };

const CancelBody = Type.Object({ refundCents: Type.Integer({ minimum: 0 }) });

/** Maximum size of an event in bytes. A checkout event has about 4,000. */
const maximumEventBytes = 262_144;

const calledOffStates: ReadonlyMap<number, Payment['state']> = new Map([
  [orderStatuses.cancelled, 'cancelled'],
  [orderStatuses.refunded, 'refunded'],
]);

const paymentState = (order: OrderRow, payments: readonly PaymentRow[]): Payment['state'] => {
  const calledOff = calledOffStates.get(order.status_id);
  if (calledOff) return calledOff;
  if (order.status_id !== orderStatuses.created && order.due_cents === 0) return 'paid';
  return payments.some(({ state }) => state === 'pending') ? 'pending' : 'due';
};

const cardUsed = (payments: readonly PaymentRow[]): Card | null => {
  const paid = payments.find(({ state }) => state === 'paid');
  return paid?.card_brand && paid.card_last4 ? { brand: paid.card_brand, last4: paid.card_last4 } : null;
};

/** Fetches the card of a paid payment from the payment service and stores it, unless it is stored already. */
const fetchCard = async ({ db, payment }: { db: Db; payment: PaymentService }, session: string) => {
  if (!(await lacksCard(db, session))) return;
  const card = await payment.readCard(session);
  if (card) await changePayment(db, session, { card_brand: card.brand, card_last4: card.last4 });
};

/** Registers the call that receives events. The handler gets raw bytes, because the signature covers them. */
const registerEvents = (deps: EventDeps) => {
  const { app, payment, letterSender, background, shedding } = deps;
  const applyEvent = async (event: ReturnType<PaymentService['readEvent']>, log: FastifyBaseLogger) => {
    if (event?.about === 'payment') await applyPaymentEvent(deps, event, log);
    // The card is fetched after the response, because it is only informative and the request may be slow or fail.
    if (event?.about === 'payment') background.run(() => fetchCard(deps, event.session));
    if (event?.about === 'refund') await applyRefundEvent(deps, event, log);
    letterSender.sendSoon();
  };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(paymentEventsPath, { bodyLimit: maximumEventBytes }, async ({ body, headers, log }, reply) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const event = payment.readEvent(bytes, String(headers['stripe-signature'] ?? ''));
      await shedding.begin('running', () => applyEvent(event, log));
      return reply.code(204).send();
    });
  });
};

export const registerPayment = (deps: CallDeps): void => {
  const { router, db, payment, now } = deps;
  router.client(
    calls.payment,
    { routeClass: 'running', scopes: ['order', 'payment'] },
    async ({ site, session, params }): Promise<Payment> => {
      const order = await findOrder(db, session.client.id, params.id);
      // A landing page may ask only about the session's last order, and does not get the card.
      const isLanding = session.scope === 'order';
      if (isLanding && session.lastOrder !== order.code) throw new Refusal('accountLoginRequired');
      const way = paymentServiceFor(payment, order) ? 'checkout' : 'manual';
      const payments = await listPayments(db, order.id);
      const facts = { state: paymentState(order, payments), card: isLanding ? null : cardUsed(payments) };
      const invoice = isLanding ? null : invoiceAddress(deps, site, order);
      const howToPay = (way === 'manual' && site.howToPay) || null;
      return { way, ...facts, answerHours: site.paymentAnswerHours, howToPay, invoice };
    },
  );
  router.client(
    calls.beginPayment,
    { routeClass: 'running', rateLimit: 'payment', scopes: ['payment'] },
    async ({ site, session: { client }, params }) => {
      const order = await findOrder(db, client.id, params.id);
      const service = paymentServiceFor(payment, order);
      if (!service) throw new Refusal('manualPayment');
      const url = await openPayment({ db, payment: service, now }, { site, order, email: client.email });
      return { url };
    },
  );
  router.client(calls.cancellation, {}, async ({ site, session, params }) =>
    readCancellation(
      { db, payment, now },
      { site, order: await findOrder(db, session.client.id, params.id) },
    ),
  );
  router.client(calls.cancelOrder, { body: CancelBody }, async ({ site, session, params, body, request }) => {
    const order = await findOrder(db, session.client.id, params.id);
    const { refundCents } = body;
    for (const line of await cancelOrder({ db, payment, now }, { site, order, refundCents }))
      request.log.error({ order: order.code }, line);
  });
  if (payment) registerEvents({ ...deps, payment });
};
