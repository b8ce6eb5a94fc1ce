import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { listen } from './listen.ts';
import {
  createState,
  errors,
  paymentOf,
  type Reply,
  type RequestedSession,
  replyTo,
} from './stripe-replies.ts';

const webhookSecret = 'whsec_played';
const secretKey = 'sk_test_played';

/** Converts an event to the bytes that Stripe sends, with their signature. */
const signed = (event: object) => {
  const bytes = JSON.stringify(event, null, 2);
  const signature = new Stripe(secretKey).webhooks.generateTestHeaderString({
    payload: bytes,
    secret: webhookSecret,
  });
  return { bytes, signature };
};

const answer = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const showPage = (response: ServerResponse, { fields }: RequestedSession) => {
  const links = ['success', 'cancel'].map((way) => `<a href="${fields.get(`${way}_url`)}">${way}</a>`);
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end(`<!doctype html><title>Checkout</title>${links.join(' ')}`);
};

/** Creates the functions that build signed events about the sessions and refunds of the local server. */
const createMessages = ({ sessions, refunds }: ReturnType<typeof createState>) => ({
  /** Builds the event about a refund of a payment. A larger total than that of requests was refunded on Stripe's page. */
  refundMessage: (session: string, cents: number) => {
    const orderCode = sessions.get(session)?.fields.get('metadata[orderCode]');
    const payment_intent = paymentOf(session);
    const made = refunds.get(payment_intent) ?? { key: null, orderCode: null, amount: 0 };
    refunds.set(payment_intent, { ...made, amount: Math.max(made.amount, cents) });
    const object = { id: `ch_${session}`, object: 'charge', payment_intent, metadata: { orderCode } };
    return signed({
      id: `evt_refund_${session}_${cents}`,
      object: 'event',
      type: 'charge.refunded',
      data: { object },
    });
  },
  /** Lets refunds of a session's payment fail after they were made; builds the event about them. */
  lostRefundMessage: (session: string, cents: number) => {
    const payment_intent = paymentOf(session);
    const { orderCode = null, amount = 0, key = null } = refunds.get(payment_intent) ?? {};
    refunds.set(payment_intent, { key, orderCode, amount: amount - cents });
    const facts = { payment_intent, status: 'failed', metadata: { ...(orderCode && { orderCode }) } };
    const object = { id: `re_${session}`, object: 'refund', amount: cents, ...facts };
    return signed({ id: `evt_lost_${session}`, object: 'event', type: 'refund.failed', data: { object } });
  },
  /** Builds an event about a session. */
  message: (id: string, type: string, changes: Record<string, unknown> = {}) => {
    const fields = sessions.get(id)?.fields;
    const session = {
      id,
      object: 'checkout.session',
      payment_status: 'paid',
      amount_total: Number(fields?.get('line_items[0][price_data][unit_amount]')),
      currency: fields?.get('line_items[0][price_data][currency]'),
      metadata: { orderCode: fields?.get('metadata[orderCode]') },
      ...changes,
    };
    const event = { id: `evt_${id}_${type}`, object: 'event', type, data: { object: session } };
    return signed(event);
  },
});

/** Starts a local server that opens checkout sessions as Stripe does, once for each idempotency key. */
export const startFakeStripe = async () => {
  /** Statuses of failed responses to the next requests, one for each. `silence` means no answer. */
  const nextFailures: (number | 'silence')[] = [];
  /** Functions that run before the next responses, one for each. */
  const beforeResponses: (() => Promise<void>)[] = [];
  let requestCount = 0;
  let api = '';
  const state = createState((session) => `${api}/pay/${session}`);
  const { sessions } = state;
  const server = createServer(async (request, response) => {
    const shownSession = sessions.get(/^\/pay\/(\w+)$/.exec(request.url ?? '')?.[1] ?? '');
    if (shownSession) return showPage(response, shownSession);
    requestCount += 1;
    const fields = new URLSearchParams(await text(request));
    await beforeResponses.shift()?.();
    const key = String(request.headers['idempotency-key']);
    const isRefund = request.method === 'POST' && request.url === '/v1/refunds';
    const known = isRefund && state.answers.get(key);
    if (known && known.fields !== String(fields))
      return answer(response, 400, { error: { type: 'idempotency_error', message: 'Other parameters' } });
    if (known) return answer(response, ...known.reply);
    const failure = nextFailures.shift();
    if (failure === 'silence') return;
    const isKnown = request.headers.authorization === `Bearer ${secretKey}`;
    const status = failure ?? (isKnown ? null : 401);
    const reply: Reply = status
      ? [status, { error: errors[status] }]
      : replyTo(state, { path: request.url ?? '', key, fields });
    if (isRefund) state.answers.set(key, { fields: String(fields), reply });
    answer(response, ...reply);
  });
  const { origin, stop } = await listen(server);
  api = origin;
  return {
    /** Settings with which Octavo's server uses this Stripe. */
    settings: { secretKey, webhookSecret, api },
    ...state,
    nextFailures,
    beforeResponses,
    requestCount: () => requestCount,
    ...createMessages(state),
    stop,
  };
};
