import * as calls from '../../src/api/calls.ts';
import type { ServerProcess } from '../../test/support/server/start-process.ts';
import { createPost } from './create-post.ts';
import type { LoadRequest } from './load.ts';

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
const recordCase = async (
  { sendRaw }: ServerProcess,
  one: Pick<Case, 'name' | 'request' | 'target'>,
): Promise<Case> => {
  const { method, path, headers, body } = one.request;
  const payload = body && { payload: body };
  const answer = await sendRaw({ method, url: path, headers: { ...headers }, ...payload });
  return { ...one, status: answer.status, headers: answer.headers, body: answer.bytes };
};

/** Returns the calls that every page makes, with their real responses. */
export const createCases = async (server: ServerProcess): Promise<Case[]> => {
  const { site } = server;
  const get = (path: string, headers = {}): LoadRequest => ({
    method: 'GET',
    path,
    headers: { host: `api.${site}`, ...headers },
  });
  const compressed = { 'accept-encoding': 'br' };
  const bootstrap = get(`/v1/client/bootstrap/${site}`, compressed);
  const price = get(`/v1/client/order/calculate-total-price?${priceQuery(site)}`);
  const whole = await recordCase(server, { name: 'bootstrap, 200', request: bootstrap, target: 0.75 });
  const conditional = get(bootstrap.path, { ...compressed, 'if-none-match': String(whole.headers.etag) });
  return [
    await recordCase(server, { name: 'bootstrap, 304', request: conditional, target: 0.8 }),
    whole,
    await recordCase(server, { name: 'calculate-total-price', request: price, target: 0.75 }),
  ];
};

/**
 * Returns a login and an event of the statistics with their responses. They have no target, because they do more than answer.
 */
export const createWritingCases = async (server: ServerProcess): Promise<Case[]> => {
  const payload = { email: 'writing@example.com', password: 'a quiet library' };
  await server.send(calls.registration, { payload });
  const post = createPost(server.site);
  const action = { category: 'Widget', label: 'Calculator', visitorId: 'load' };
  return [
    await recordCase(server, { name: 'login', request: post(calls.login.path, payload) }),
    await recordCase(server, { name: 'statistics', request: post(calls.visitorAction.path, action) }),
  ];
};
