import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { stopAfter } from '../runner/stop-after.mjs';

export const webhookSecret = 'whsec_played';
const secretKey = 'sk_test_played';

/** One request for a checkout session, as it arrived. */
export interface RequestedSession {
  key: string;
  fields: URLSearchParams;
}

export interface FakeStripe {
  /** Settings for the server. */
  settings: { secretKey: string; webhookSecret: string; api: string };
  /** Every session by its id, with the fields of its request. */
  sessions: Map<string, RequestedSession>;
  /** How each closed session has ended. */
  endedSessions: Map<string, 'complete' | 'expired'>;
  /** Address of a session's page, which links back for a paid and for an unpaid customer. */
  pageOf(session: string): string;
  /** Callbacks that run before the next requests are answered, one for each. */
  beforeResponses: (() => Promise<void>)[];
  /** Number of requests so far. */
  requestCount: () => number;
  /** Responses to the next requests, one for each; `silence` never answers. */
  nextFailures: (number | 'silence')[];
  /** Cards by the session that was paid with them. */
  cards: Map<string, { brand: string; last4: string }>;
  /** Full refunds by the name of the payment. */
  refunds: Map<string, { key: string; orderCode: string | null }>;
  /** Builds a signed event about a refund of a session's payment. */
  refundMessage(session: string, cents: number): { bytes: string; signature: string };
  /** Builds a signed event about a session, as bytes and their signature. */
  message(
    session: string,
    type: string,
    changes?: Record<string, unknown>,
  ): { bytes: string; signature: string };
  stop(): Promise<void>;
}

const errors: Readonly<Record<number, object>> = {
  400: { type: 'invalid_request_error', code: 'amount_too_small', message: 'The amount is too small' },
  401: { type: 'invalid_request_error', message: 'Invalid API Key provided' },
  404: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such checkout session' },
  500: { type: 'api_error', message: 'Stripe is down' },
};

/** Builds an event as Stripe sends it: bytes and their signature. */
const signed = (event: object) => {
  const bytes = JSON.stringify(event, null, 2);
  const signature = new Stripe(secretKey).webhooks.generateTestHeaderString({
    payload: bytes,
    secret: webhookSecret,
  });
  return { bytes, signature };
};

const answer = (response: ServerResponse, status: number, body: object) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

const showPage = (response: ServerResponse, { fields }: RequestedSession) => {
  const links = ['success', 'cancel'].map((way) => `<a href="${fields.get(`${way}_url`)}">${way}</a>`);
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end(`<!doctype html><title>Checkout</title>${links.join(' ')}`);
};

const paymentOf = (session: string) => `pi_${session}`;
const sessionOf = (payment: string | null) => (payment ?? '').replace('pi_', '');

type StripeState = Pick<FakeStripe, 'sessions' | 'refunds' | 'endedSessions' | 'cards' | 'pageOf'>;

interface StripeRequest {
  path: string;
  key: string;
  fields: URLSearchParams;
}

type Reply = [status: number, body: object];

const openSession = ({ sessions, pageOf }: StripeState, { key, fields }: StripeRequest): Reply => {
  const earlier = [...sessions].find(([, session]) => session.key === key);
  if (earlier && String(earlier[1].fields) !== String(fields))
    return [400, { error: { type: 'idempotency_error', message: 'Other parameters' } }];
  const id = earlier?.[0] ?? `cs_test_${sessions.size + 1}`;
  sessions.set(id, { key, fields });
  const expires_at = Math.floor(Date.now() / 1000) + 24 * 3600;
  return [200, { id, object: 'checkout.session', url: pageOf(id), expires_at }];
};

const refund = ({ refunds }: StripeState, { key, fields }: StripeRequest): Reply => {
  const payment = fields.get('payment_intent') ?? '';
  const earlier = refunds.get(payment);
  const code = 'charge_already_refunded';
  if (earlier && earlier.key !== key)
    return [400, { error: { type: 'invalid_request_error', code, message: 'Already refunded' } }];
  refunds.set(payment, { key, orderCode: fields.get('metadata[orderCode]') });
  return [200, { id: `re_${payment}`, object: 'refund', status: 'succeeded' }];
};

/** The payment of a session, expanded if the request asks for that. */
const paymentReply = ({ cards }: StripeState, id: string, isExpanded: boolean) => {
  if (!isExpanded) return paymentOf(id);
  const card = cards.get(id);
  const payment_method_details = card ? { type: 'card', card } : { type: 'paypal' };
  const latest_charge = { id: `ch_${id}`, object: 'charge', payment_method_details };
  return { id: paymentOf(id), object: 'payment_intent', latest_charge };
};

/** Stripe's responses about existing sessions. */
const sessionReply = (state: StripeState, { path }: StripeRequest): Reply => {
  const { sessions, endedSessions } = state;
  const { pathname, searchParams } = new URL(path, 'http://stripe');
  const id = pathname.split('/')[4] ?? sessionOf(searchParams.get('payment_intent'));
  const isExpanded = searchParams.get('expand[0]') === 'payment_intent.latest_charge';
  const payment_intent = paymentReply(state, id, isExpanded);
  const session = { id, object: 'checkout.session', payment_intent };
  if (searchParams.has('payment_intent'))
    return [200, { object: 'list', data: sessions.has(id) ? [session] : [] }];
  if (!sessions.has(id)) return [404, { error: errors[404] }];
  if (!pathname.endsWith('/expire')) return [200, { ...session, status: endedSessions.get(id) ?? 'open' }];
  if (endedSessions.has(id)) return [400, { error: errors[400] }];
  endedSessions.set(id, 'expired');
  return [200, session];
};

const replyTo = (state: StripeState, requestCount: StripeRequest): Reply => {
  if (requestCount.path === '/v1/checkout/sessions') return openSession(state, requestCount);
  if (requestCount.path === '/v1/refunds') return refund(state, requestCount);
  return sessionReply(state, requestCount);
};

/** Starts a local server that opens checkout sessions as Stripe does, once for each idempotency key. */
export const startFakeStripe = async (): Promise<FakeStripe> => {
  const sessions: FakeStripe['sessions'] = new Map();
  const nextFailures: FakeStripe['nextFailures'] = [];
  const beforeResponses: FakeStripe['beforeResponses'] = [];
  let requestCount = 0;
  let api = '';
  const pageOf = (session: string) => `${api}/pay/${session}`;
  const state: StripeState = {
    sessions,
    refunds: new Map(),
    endedSessions: new Map(),
    cards: new Map(),
    pageOf,
  };
  const server = createServer(async (request, response) => {
    const shownSession = sessions.get(/^\/pay\/(\w+)$/.exec(request.url ?? '')?.[1] ?? '');
    if (shownSession) return showPage(response, shownSession);
    requestCount += 1;
    const fields = new URLSearchParams(await text(request));
    await beforeResponses.shift()?.();
    const failure = nextFailures.shift();
    if (failure === 'silence') return;
    if (failure) return answer(response, failure, { error: errors[failure] });
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return answer(response, 401, { error: errors[401] });
    const key = String(request.headers['idempotency-key']);
    answer(response, ...replyTo(state, { path: request.url ?? '', key, fields }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  api = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return {
    settings: { secretKey, webhookSecret, api },
    ...state,
    nextFailures,
    beforeResponses,
    requestCount: () => requestCount,
    refundMessage: (session, cents) => {
      const orderCode = sessions.get(session)?.fields.get('metadata[orderCode]');
      const amount = { amount_refunded: cents, currency: 'usd', metadata: { orderCode } };
      const object = { id: `ch_${session}`, object: 'charge', payment_intent: paymentOf(session), ...amount };
      return signed({
        id: `evt_refund_${session}_${cents}`,
        object: 'event',
        type: 'charge.refunded',
        data: { object },
      });
    },
    message: (id, type, changes = {}) => {
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
    stop: stopAfter(async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }),
  };
};
