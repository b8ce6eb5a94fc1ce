import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { startForSuite, startServer } from '../../support/server/start-server.ts';

const cors = suite('cors');
const server = startForSuite(cors, startServer);

const listOf = (value: unknown) => String(value).split(', ').sort();

cors('API-01 any page may make every call, with one preflight request in two hours', async () => {
  for (const { path, method } of Object.values(calls)) {
    const { status, headers, bytes } = await server.sendRaw({
      method: 'OPTIONS',
      url: path.replaceAll(/:\w+/g, 'x'),
      headers: {
        host: 'api.localhost:8080',
        origin: 'https://papers.example',
        'access-control-request-method': method,
        'access-control-request-headers': 'x-identity,x-authorization,idempotency-key',
      },
    });
    assert.equal([status, bytes.length], [204, 0], path);
    assert.is(headers['access-control-allow-origin'], '*');
    assert.is(headers['access-control-max-age'], '7200');
    assert.ok(listOf(headers['access-control-allow-methods']).includes(method), `${method} ${path}`);
    assert.equal(listOf(headers['access-control-allow-headers']), [
      'content-type',
      'idempotency-key',
      'x-authorization',
      'x-identity',
      'x-pagination-page-current',
    ]);
  }
});

/** Response headers that scripts of other hosts need. Browsers let a script read only exposed headers. */
const ofOurs = ['date', 'x-pagination-page-count', 'content-disposition', 'retry-after'];
const assertReadable = (headers: Readonly<Record<string, unknown>>) => {
  const readable = listOf(headers['access-control-expose-headers']);
  for (const name of ofOurs) assert.is(readable.includes(name), name in headers, name);
};

cors('API-01 any page may read every response with its headers, and gets no cookie', async () => {
  const token = await server.register();
  for (const answer of [
    await server.send(calls.orders, { token }),
    await server.send(calls.orders),
    await server.send(calls.validateOrder, { payload: {} }),
    await server.send(calls.siteConfig, { headers: { 'x-identity': 'my.nowhere.example' } }),
    await server.get('/v1/missing', 'api.localhost:8080'),
    await server.get('/missing', 'api.localhost:8080'),
  ]) {
    assert.is(answer.headers['access-control-allow-origin'], '*', `${answer.status}`);
    assert.is(answer.headers['access-control-allow-credentials'], undefined);
    assert.is(answer.headers['set-cookie'], undefined);
    assert.is(answer.headers['cache-control'], 'no-store');
    assert.is(answer.headers['x-content-type-options'], 'nosniff');
    assert.match(
      String(answer.headers['content-security-policy']),
      "default-src 'none'; frame-ancestors 'none'",
    );
    assertReadable(answer.headers);
  }
});

for (const host of ['localhost:8080', 'my.localhost:8080', 'api.localhost:8080'])
  for (const spelling of [
    '/v1/client/identity',
    '/%76%31/client/identity',
    '/v%31/client/identity',
    `http://${host}/v1/client/identity`,
    `HTTP://${host}/%761/client/identity`,
  ])
    cors(`API-02 ${spelling} on ${host} gives a customer’s data only to that customer`, async () => {
      const token = await server.register();
      const headers = { 'x-identity': 'my.localhost:8080', 'x-authorization': `Bearer ${token}` };
      const answer = await server.get<{ email: string }>(spelling, host, headers);
      assert.is(answer.status, 200);
      assert.match(answer.body.email, '@example.com');
      assert.is(answer.headers['cache-control'], 'no-store');
      assert.is(answer.headers.vary, 'x-identity');
      assert.is(answer.headers['access-control-allow-origin'], '*');
      assert.match(String(answer.headers['content-security-policy']), "default-src 'none'");
      assert.is(answer.headers['x-content-type-options'], 'nosniff');
    });

for (const url of ['/%76%31/missing', '/v1/%zz', '//v1/client/orders'])
  cors(`API-02 the refusal of ${url} has the headers of all refusals`, async () => {
    const { status, headers } = await server.get(url, 'api.localhost:8080');
    assert.ok(status >= 400, String(status));
    assert.is(headers['cache-control'], 'no-store');
    assert.is(headers['access-control-allow-origin'], '*');
  });

cors('EMB-05 calls through a proxy on the page’s own host get the same answers', async () => {
  const { status, headers } = await server.get('/v1/client/site-config', 'localhost:8080');
  assert.is(status, 200);
  assert.is(headers['access-control-allow-origin'], '*');
});

cors.run();
