import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { stopAfter } from '../stop-after.mjs';

export const webhookSecret = 'whsec_played';
const secretKey = 'sk_test_played';

/** One request for a checkout session, as it arrived. */
export interface AskedSession {
  key: string;
  fields: URLSearchParams;
}

export interface PlayedStripe {
  /** To be given to the server. */
  settings: { secretKey: string; webhookSecret: string; api: string };
  /** Every session by its id, with the fields it was made of. */
  sessions: Map<string, AskedSession>;
  /** How a session that is no longer open has ended. */
  ended: Map<string, 'complete' | 'expired'>;
  /** Address of a session's page, which has one link back for who has paid and one for who has not. */
  pageOf(session: string): string;
  /** What happens before the next requests are answered, in turn. */
  meanwhile: (() => Promise<void>)[];
  /** How many sessions were asked for. */
  asked: () => number;
  /** What the next requests are answered with, in turn; `silence` never answers. */
  trouble: (number | 'silence')[];
  /** A message of Stripe's about a session, as bytes and their signature. */
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
  500: { type: 'api_error', message: 'Stripe is down' },
};

const answer = (response: ServerResponse, status: number, body: object) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

const showPage = (response: ServerResponse, { fields }: AskedSession) => {
  const links = ['success', 'cancel'].map((way) => `<a href="${fields.get(`${way}_url`)}">${way}</a>`);
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end(`<!doctype html><title>Checkout</title>${links.join(' ')}`);
};

/** A local server that opens checkout sessions as Stripe does, the same one for the same idempotency key. */
export const playStripe = async (): Promise<PlayedStripe> => {
  const sessions: PlayedStripe['sessions'] = new Map();
  const trouble: PlayedStripe['trouble'] = [];
  const ended: PlayedStripe['ended'] = new Map();
  const meanwhile: PlayedStripe['meanwhile'] = [];
  let asked = 0;
  let api = '';
  const pageOf = (session: string) => `${api}/pay/${session}`;
  const server = createServer(async (request, response) => {
    const opened = sessions.get(/^\/pay\/(\w+)$/.exec(request.url ?? '')?.[1] ?? '');
    if (opened) return showPage(response, opened);
    const [, id = '', change] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(request.url ?? '') ?? [];
    if (id && change && ended.has(id)) return answer(response, 400, { error: errors[400] });
    if (change) ended.set(id, 'expired');
    if (id) return answer(response, 200, { id, object: 'checkout.session', status: ended.get(id) ?? 'open' });
    asked += 1;
    const fields = new URLSearchParams(await text(request));
    await meanwhile.shift()?.();
    const problem = trouble.shift();
    if (problem === 'silence') return;
    if (problem) return answer(response, problem, { error: errors[problem] });
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return answer(response, 401, { error: errors[401] });
    const key = String(request.headers['idempotency-key']);
    const known = [...sessions].find(([, session]) => session.key === key);
    if (known && String(known[1].fields) !== String(fields))
      return answer(response, 400, { error: { type: 'idempotency_error', message: 'Other parameters' } });
    const made = known?.[0] ?? `cs_test_${sessions.size + 1}`;
    sessions.set(made, { key, fields });
    const expires_at = Math.floor(Date.now() / 1000) + 24 * 3600;
    answer(response, 200, { id: made, object: 'checkout.session', url: pageOf(made), expires_at });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  api = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return {
    settings: { secretKey, webhookSecret, api },
    ...{ sessions, ended, trouble, meanwhile, pageOf, asked: () => asked },
    message: (id, type, changes = {}) => {
      const fields = sessions.get(id)?.fields;
      const session = {
        ...{ id, object: 'checkout.session', payment_status: 'paid' },
        amount_total: Number(fields?.get('line_items[0][price_data][unit_amount]')),
        currency: fields?.get('line_items[0][price_data][currency]'),
        metadata: { orderCode: fields?.get('metadata[orderCode]') },
        ...changes,
      };
      const event = { id: `evt_${id}_${type}`, object: 'event', type, data: { object: session } };
      const bytes = JSON.stringify(event, null, 2);
      const signature = new Stripe(secretKey).webhooks.generateTestHeaderString({
        payload: bytes,
        secret: webhookSecret,
      });
      return { bytes, signature };
    },
    stop: stopAfter(async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }),
  };
};
