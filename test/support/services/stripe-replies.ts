/** A received request that opens a checkout session. */
export interface RequestedSession {
  key: string;
  fields: URLSearchParams;
}

/** Creates the state of the local server in place of Stripe. `pageOf` returns the address of a session's payment page. */
export const createState = (pageOf: (session: string) => string) => ({
  pageOf,
  /** Opened checkout sessions by id. */
  sessions: new Map<string, RequestedSession>(),
  /** Final status of each closed session. */
  endedSessions: new Map<string, 'complete' | 'expired'>(),
  /** Cards by the id of the session that was paid with them. */
  cards: new Map<string, { brand: string; last4: string }>(),
  /** Refunds by the id of the payment: the total in cents, and key and order of the last request; null if it was made on a page. */
  refunds: new Map<string, { key: string | null; orderCode: string | null; amount: number }>(),
  /** Answers by the keys of requests for refunds. Stripe repeats them, also failed ones. */
  answers: new Map<string, { fields: string; reply: Reply }>(),
});

type StripeState = ReturnType<typeof createState>;

export const errors: Readonly<Record<number, object>> = {
  400: { type: 'invalid_request_error', code: 'amount_too_small', message: 'The amount is too small' },
  401: { type: 'invalid_request_error', message: 'Invalid API Key provided' },
  404: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such checkout session' },
  500: { type: 'api_error', message: 'Stripe is down' },
};

export const paymentOf = (session: string) => `pi_${session}`;
const sessionOf = (payment: string | null) => (payment ?? '').replace('pi_', '');

interface StripeRequest {
  path: string;
  key: string;
  fields: URLSearchParams;
}

export type Reply = [status: number, body: object];

const openSession = ({ sessions, pageOf }: StripeState, { key, fields }: StripeRequest): Reply => {
  const earlier = [...sessions].find(([, session]) => session.key === key);
  if (earlier && String(earlier[1].fields) !== String(fields))
    return [400, { error: { type: 'idempotency_error', message: 'Other parameters' } }];
  const id = earlier?.[0] ?? `cs_test_${sessions.size + 1}`;
  sessions.set(id, { key, fields });
  const expires_at = Math.floor(Date.now() / 1000) + 24 * 3600;
  return [200, { id, object: 'checkout.session', url: pageOf(id), expires_at }];
};

const priceOf = ({ sessions }: StripeState, id: string) =>
  Number(sessions.get(id)?.fields.get('line_items[0][price_data][unit_amount]'));

const refund = (state: StripeState, { key, fields }: StripeRequest): Reply => {
  const payment = fields.get('payment_intent') ?? '';
  const amount = Number(fields.get('amount')) + (state.refunds.get(payment)?.amount ?? 0);
  if (amount > priceOf(state, sessionOf(payment)))
    return [400, { error: { type: 'invalid_request_error', message: 'More than is left of the charge' } }];
  state.refunds.set(payment, { key, orderCode: fields.get('metadata[orderCode]'), amount });
  return [200, { id: `re_${payment}`, object: 'refund', status: 'succeeded' }];
};

const listRefunds = ({ refunds }: StripeState, { path }: StripeRequest): Reply => {
  const payment = new URL(path, 'http://stripe').searchParams.get('payment_intent') ?? '';
  const amount = refunds.get(payment)?.amount ?? 0;
  const made = { id: 're_1', object: 'refund', amount, status: 'succeeded' };
  // Failed refunds stay in the list.
  const failed = { id: 're_2', object: 'refund', amount: 999, status: 'failed' };
  return [200, { object: 'list', data: [made, failed], has_more: false }];
};

/** Returns the payment of a session: its id, or the expanded object if the request asks for that. */
const paymentReply = ({ cards }: StripeState, id: string, isExpanded: boolean) => {
  if (!isExpanded) return paymentOf(id);
  const card = cards.get(id);
  const payment_method_details = card ? { type: 'card', card } : { type: 'paypal' };
  const latest_charge = { id: `ch_${id}`, object: 'charge', payment_method_details };
  return { id: paymentOf(id), object: 'payment_intent', latest_charge };
};

/** Returns Stripe's response about an existing session. */
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

/** Returns Stripe's response to a request. */
export const replyTo = (state: StripeState, request: StripeRequest): Reply => {
  if (request.path === '/v1/checkout/sessions') return openSession(state, request);
  if (request.path === '/v1/refunds') return refund(state, request);
  if (request.path.startsWith('/v1/refunds?')) return listRefunds(state, request);
  return sessionReply(state, request);
};
