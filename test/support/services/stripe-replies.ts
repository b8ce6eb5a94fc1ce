/** One request for a checkout session, as it arrived. */
export interface RequestedSession {
  key: string;
  fields: URLSearchParams;
}

/** State of the played Stripe. */
export interface StripeState {
  /** Every session by its id, with the fields of its request. */
  sessions: Map<string, RequestedSession>;
  /** Final status of each closed session. */
  endedSessions: Map<string, 'complete' | 'expired'>;
  /** Address of a session's page, which links back for a paid and for an unpaid customer. */
  pageOf(session: string): string;
  /** Cards by the session that was paid with them. */
  cards: Map<string, { brand: string; last4: string }>;
  /** Full refunds by the name of the payment. */
  refunds: Map<string, { key: string; orderCode: string | null }>;
}

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

/** Returns what Stripe answers to a request. */
export const replyTo = (state: StripeState, request: StripeRequest): Reply => {
  if (request.path === '/v1/checkout/sessions') return openSession(state, request);
  if (request.path === '/v1/refunds') return refund(state, request);
  return sessionReply(state, request);
};
