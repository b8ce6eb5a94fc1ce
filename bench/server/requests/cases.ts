import { hash } from '@node-rs/argon2';
import * as calls from '../../../src/api/calls.ts';
import { essay } from '../../../test/support/server/orders/essay.ts';
import type { ServerProcess } from '../../../test/support/server/start-process.ts';
import type { LoadRequest } from '../load.ts';
import { createPost } from './create-post.ts';

/** Request to Octavo, with its recorded response. */
export interface Case {
  name: string;
  request: LoadRequest;
  status: number;
  /** Headers and body of the response. */
  headers: Readonly<Record<string, unknown>>;
  body: Buffer;
  /** Smallest allowed ratio of Octavo's speed to that of a bare route with the same response; missing without a target. */
  target?: number;
  /** True to send a different Idempotency-Key with each request. */
  isKeyed?: true;
  /** Password that the bare route verifies too, because the hash takes most of the time of a login. */
  verifies?: { password: string; hash: string };
}

const priceQuery = (site: string) =>
  new URLSearchParams({
    identity: `my.${site}`,
    typeId: '1',
    serviceId: '1',
    academicLevelId: '1',
    deadlineId: '5',
    numberElements: '3',
    numberSlides: '0',
    spacingType: 'double',
  });

/** Sends the request of a case once and returns the case with its response. */
const answered = async (
  { sendRaw }: ServerProcess,
  one: Pick<Case, 'name' | 'request' | 'target' | 'isKeyed' | 'verifies'>,
): Promise<Case> => {
  const { method, path, headers, body } = one.request;
  const answer = await sendRaw({
    method,
    url: path,
    headers: { ...headers },
    ...(body && { payload: body }),
  });
  return { ...one, status: answer.status, headers: answer.headers, body: answer.bytes };
};

/** The calls that every page makes, with their real responses. */
export const createCases = async (server: ServerProcess): Promise<Case[]> => {
  const { site } = server;
  const host = `api.${site}`;
  const get = (path: string, headers = {}): LoadRequest => ({
    method: 'GET',
    path,
    headers: { host, ...headers },
  });
  const compressed = { 'accept-encoding': 'br' };
  const bootstrap = get(`/v1/client/bootstrap/${site}`, compressed);
  const price = get(`/v1/client/order/calculate-total-price?${priceQuery(site)}`);
  const whole = await answered(server, { name: 'bootstrap, 200', request: bootstrap, target: 0.75 });
  const conditional = get(bootstrap.path, { ...compressed, 'if-none-match': String(whole.headers.etag) });
  return [
    await answered(server, { name: 'bootstrap, 304', request: conditional, target: 0.8 }),
    whole,
    await answered(server, { name: 'calculate-total-price', request: price, target: 0.75 }),
  ];
};

/** Sends each call that writes and returns the calls with their responses. */
export const createWritingCases = async (server: ServerProcess): Promise<Case[]> => {
  const { site, send } = server;
  const payload = { email: 'writing@example.com', password: 'a quiet library' };
  const { token } = (await send(calls.registration, { payload })).body;
  const verifies = { password: payload.password, hash: await hash(payload.password) };
  const post = createPost(site);
  const order = post(calls.createOrder.path, essay, token);
  const action = { category: 'Widget', label: 'Calculator', visitorId: 'load' };
  return [
    await answered(server, { name: 'order', request: order, isKeyed: true }),
    await answered(server, { name: 'login', request: post(calls.login.path, payload), verifies }),
    await answered(server, { name: 'statistics', request: post(calls.visitorAction.path, action) }),
  ];
};
