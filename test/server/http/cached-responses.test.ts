import { Agent } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Price } from '../../../src/api/resources/client.ts';
import type { Bootstrap } from '../../../src/order/vocabulary/site.ts';
import { stopAfter } from '../../support/runner/suite/stop-after.mjs';
import { otherSiteHost, siteHost } from '../../support/server/send.ts';
import { sendToPort } from '../../support/server/start-process.ts';
import { startServer } from '../../support/server/start-server.ts';

const cached = suite('cached responses');

/** Starts a listening server; returns it with the requests that were not answered by a cached response. */
const startListening = async (trustedProxies: number) => {
  const server = await startServer({ settings: { trustedProxies } });
  const handled: string[] = [];
  server.app.addHook('preValidation', async ({ url }) => {
    handled.push(url);
  });
  const port = await server.listen();
  const agent = new Agent({ keepAlive: true });
  stopAfter(() => agent.destroy());
  const sendRaw = sendToPort(port, agent);
  const get = <Response = string>(url: string, headers = {}, method = 'GET') =>
    sendRaw<Response>({ method, url, headers: { host: `api.${siteHost}`, ...headers } });
  return { ...server, port, handled, get };
};
const listening = await startListening(1);

const { get, handled, deps } = listening;
const bootstrap = `/v1/client/bootstrap/${siteHost}`;
const price = '/v1/client/order/calculate-total-price?typeId=1&deadlineId=9';
const anonymous = `${price}&identity=my.${siteHost}`;

/** Returns headers without those that depend on the connection or the time. */
const stableHeaders = ({ date, connection, 'keep-alive': alive, ...headers }: Record<string, unknown>) =>
  headers;

const variants: readonly (readonly [string, Record<string, string>])[] = [
  [bootstrap, {}],
  [bootstrap, { 'accept-encoding': 'gzip, deflate, br' }],
  [bootstrap, { 'accept-encoding': 'gzip' }],
  [bootstrap, { 'cf-ipcountry': 'GB' }],
  [`/v1/client/bootstrap/${otherSiteHost}`, {}],
  [anonymous, {}],
  [price, {}],
  [price, { host: `api.${otherSiteHost}` }],
  [price, { 'x-identity': `my.${otherSiteHost}` }],
];

cached('SRV-01 a cached response has the same bytes and headers as the uncached response', async () => {
  const bodies = new Set<string>();
  for (const [url, headers] of variants) {
    const first = await get(url, headers);
    const count = handled.length;
    const repeated = await get(url, headers);
    assert.is(handled.length, count, `${url} is not handled twice`);
    assert.is(first.status, 200);
    assert.equal([repeated.status, repeated.bytes], [200, first.bytes]);
    assert.equal(stableHeaders(repeated.headers), stableHeaders(first.headers), url);
    bodies.add(first.bytes.toString('base64'));
  }
  // Two variants have the body of another variant, because their host and their identity name the same site.
  assert.is(bodies.size, variants.length - 2);
});

cached('SRV-01 a browser that has the current response gets 304 without a body', async () => {
  const conditional = { 'if-none-match': String((await get(bootstrap)).headers.etag) };
  const first = await get(bootstrap, conditional);
  const repeated = await get(bootstrap, conditional);
  assert.equal([repeated.status, repeated.bytes.length], [304, 0]);
  assert.equal(stableHeaders(repeated.headers), stableHeaders(first.headers));
});

cached('PRC-02 a change of the site discards its cached responses', async () => {
  const before = await get(bootstrap);
  await listening.changeSite('contact_skype', 'octavo.new');
  assert.is((await get<Bootstrap>(bootstrap)).body.config.contact_skype, 'octavo.new');
  assert.is((await get<Bootstrap>(bootstrap)).body.config.contact_skype, 'octavo.new');
  assert.is.not((await get(bootstrap)).headers.etag, before.headers.etag);
});

cached('VAL-03 no cached price has the discount of an expired code', async () => {
  const discounted = `${anonymous}&discountCode=WELCOME15`;
  assert.is((await get<Price>(discounted)).body.discount?.code, 'WELCOME15');
  await deps.db.deleteFrom('discounts').where('code', '=', 'WELCOME15').execute();
  assert.is((await get(discounted)).status, 422);
});

cached('API-02 refusals and requests by other methods than GET are never cached', async () => {
  await get(anonymous);
  assert.is((await get(anonymous, {}, 'OPTIONS')).status, 204);
  const head = await get(anonymous, {}, 'HEAD');
  assert.equal([head.status, head.bytes.length], [200, 0]);
  assert.is((await get<Price>(anonymous)).body.totalPriceConverted, 11.96);
  for (const request of [1, 2]) {
    const count = handled.length;
    assert.is((await get(`${anonymous}&typeId=900`)).status, 422, `request ${request}`);
    assert.is(handled.length, count + 1);
  }
});

const invented = ['ZZ', 'xx', 'T1', 'G', 'GBR', '<b>'];

cached('PRX-01 an invented country buys neither a document nor a place in the cache', async () => {
  const { etag } = (await get(bootstrap)).headers;
  const count = handled.length;
  for (const country of invented)
    assert.is((await get(bootstrap, { 'cf-ipcountry': country })).headers.etag, etag, country);
  assert.is(handled.length, count, 'no request is handled');
  await get(bootstrap, { 'cf-ipcountry': 'GB' });
  const known = handled.length;
  assert.is((await get<Bootstrap>(bootstrap, { 'cf-ipcountry': 'gb' })).body.countryCode, 'GB');
  assert.is(handled.length, known, 'a country is the same in any case');
});

cached('PRX-01 without a trusted proxy, a visitor cannot name a country', async () => {
  const direct = await startListening(0);
  const { body } = await direct.get<Bootstrap>(bootstrap, { 'cf-ipcountry': 'GB' });
  assert.is(body.countryCode, null);
});

cached.run();
