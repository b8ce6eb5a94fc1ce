import { Agent } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { readSettings, type Settings } from '../../../src/server/settings/settings.ts';
import { readProxySetting } from '../../../src/server/settings/trusted-proxies.ts';
import { startNginx } from '../../support/fronts/nginx.ts';
import { siteHost } from '../../support/server/send.ts';
import { sendToPort } from '../../support/server/start-process.ts';
import { startServer } from '../../support/server/start-server.ts';

const proxies = suite('trusted proxies');

const perMinute = 5;

/** Starts a server behind two nginx in a row, like a CDN and a proxy; returns the ports of both and of the server. */
const startBehindTwo = async (settings: Partial<Settings>) => {
  const server = await startServer({ settings: { triesPerMinute: perMinute, ...settings } });
  const port = await server.listen();
  const hop = (own: number, next: number) => `
    server {
      listen 127.0.0.1:${own};
      location / {
        proxy_pass http://127.0.0.1:${next};
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      }
    }`;
  const ports = await startNginx({
    portCount: 2,
    http: ([outer = 0, inner = 0]) => hop(outer, inner) + hop(inner, port),
  });
  return { server, outer: ports[0] ?? 0, inner: ports[1] ?? 0, own: port };
};

interface Sender {
  port: number;
  from: string;
  headers?: Record<string, string>;
}

const ask = async ({ port, from, headers: own = {} }: Sender, url: string, payload = '') => {
  const method = payload ? 'POST' : 'GET';
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const headers = { host: `api.${siteHost}`, ...type, ...own };
  const send = sendToPort(port, new Agent({ localAddress: from }));
  const { status, bytes } = await send({ method, url, headers, payload });
  return { status, text: bytes.toString() };
};

const guess = async (sender: Sender, index: number) =>
  (await ask(sender, calls.login.path, `email=reader-${index}%40example.com&password=wrong`)).status;

/** Sends password guesses up to the limit and one more, each with another invented X-Forwarded-For; returns their statuses. */
const flood = async (sender: Omit<Sender, 'headers'>) => {
  const statuses: number[] = [];
  for (let index = 0; index <= perMinute; index++)
    statuses.push(await guess({ ...sender, headers: { 'x-forwarded-for': `198.51.100.${index}` } }, index));
  return statuses;
};
const limited = [...Array.from({ length: perMinute }, () => 422), 429];

for (const [name, trustedProxies] of [
  ['a number of hops', 2],
  ['their networks', ['127.0.0.1/32', '::1']],
] as const)
  proxies(
    `PRX-01 behind two nginx, trusted by ${name}, a spoofed address evades no limit and uses up no other`,
    async () => {
      const { outer } = await startBehindTwo({ trustedProxies });
      assert.equal(await flood({ port: outer, from: '127.0.0.2' }), limited);
      assert.is(await guess({ port: outer, from: '127.0.0.3' }, 9), 422, 'another visitor');
      const victim = { 'x-forwarded-for': '127.0.0.4' };
      await flood({ port: outer, from: '127.0.0.5' });
      assert.is(await guess({ port: outer, from: '127.0.0.5', headers: victim }, 9), 429);
      assert.is(await guess({ port: outer, from: '127.0.0.4' }, 9), 422, 'the named one');
    },
  );

proxies('PRX-01 a stranger who reaches the server without its proxies cannot choose an address', async () => {
  const { own } = await startBehindTwo({ trustedProxies: ['127.0.0.1'] });
  assert.equal(await flood({ port: own, from: '127.0.0.6' }), limited);
});

proxies('PRX-01 X-Forwarded-Host is used only with its setting and from a trusted proxy', async () => {
  const config = calls.siteConfig.path;
  const named = { 'x-forwarded-host': 'api.v2.localhost:8080' };
  const hostNamed = async (sender: Sender) => JSON.parse((await ask(sender, config)).text).hostName;
  const without = await startBehindTwo({ trustedProxies: 2 });
  assert.is(await hostNamed({ port: without.outer, from: '127.0.0.1', headers: named }), siteHost);
  const { outer, own } = await startBehindTwo({ trustedProxies: ['127.0.0.1'], trustsForwardedHost: true });
  assert.is(await hostNamed({ port: outer, from: '127.0.0.1', headers: named }), 'v2.localhost:8080');
  assert.is(await hostNamed({ port: own, from: '127.0.0.7', headers: named }), siteHost);
});

proxies('PRX-01 an X-Forwarded-Host of a stranger does not change cached responses', async () => {
  const { own } = await startBehindTwo({ trustedProxies: ['127.0.0.1'], trustsForwardedHost: true });
  const price = '/v1/client/order/calculate-total-price?typeId=1&deadlineId=9';
  const named = { 'x-forwarded-host': 'api.v2.localhost:8080' };
  const right = await ask({ port: own, from: '127.0.0.1', headers: named }, price);
  const fresh = await startBehindTwo({ trustedProxies: ['127.0.0.1'], trustsForwardedHost: true });
  const plain = await ask({ port: fresh.own, from: '127.0.0.8', headers: named }, price);
  assert.is.not(plain.text, right.text, 'the sites have different prices');
  const after = await ask({ port: fresh.own, from: '127.0.0.1', headers: named }, price);
  assert.is(after.text, right.text);
});

proxies('OPS-01 a TRUST_PROXY that is neither a number nor networks is refused with a message', () => {
  assert.is(readSettings({}).trustedProxies, 0);
  assert.is(readProxySetting('2'), 2);
  assert.equal(readProxySetting('10.0.0.0/8, 2001:db8::/32,127.0.0.1'), [
    '10.0.0.0/8',
    '2001:db8::/32',
    '127.0.0.1',
  ]);
  for (const wrong of ['yes', '10.0.0.0/33', '10.0.0.0/8/1', '2, 10.0.0.1', '-1', 'proxy.example'])
    assert.throws(
      () => readSettings({ TRUST_PROXY: wrong }),
      /^TRUST_PROXY is ".*", but has to be .* Example: TRUST_PROXY=1$/,
    );
});

proxies.run();
