import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startWithBuiltFolder } from '../../support/server/built-folder.ts';
import { refusalOf } from '../../support/server/send.ts';
import { startForSuite } from '../../support/server/start-server.ts';

const pages = suite('pages');
const server = startForSuite(pages, startWithBuiltFolder);

const site = 'localhost:8080';
const get = (url: string, host = site, headers = {}) => server.get(url, host, headers);

pages('SRV-01 one port serves landing page, API and cabinet according to the requested host', async () => {
  assert.match((await get('/')).body, 'Octavo Writing');
  assert.match((await get('/', 'my.localhost:8080')).body, 'Cabinet');
  const api = await get('/', 'api.localhost:8080');
  assert.equal([refusalOf(api), api.body[0].property], ['notFound', '']);
  assert.match((await get('/', 'LOCALHOST:8080')).body, 'Octavo Writing');
  for (const host of ['v2.localhost:8080', 'my.v2.localhost:8080'])
    assert.is((await get('/', host)).status, 200);
  for (const host of ['nowhere.example', 'my.nowhere.example', 'my.my.localhost:8080', 'localhost:1', ''])
    assert.is((await get('/', host)).status, 404, host);
});

pages('SRV-01 octavo.js knows the requested site, with its data beside it in the named version', async () => {
  const read = async (host: string) => {
    const script = await get('/embed/octavo.js', host);
    const facts = JSON.parse(/site=Object\((.*)\);globalThis/.exec(script.body)?.[1] ?? 'null');
    const data = await get(`/embed/site.js?${facts.tag}`, host);
    const { site } = await import(`data:text/javascript,${encodeURIComponent(data.body)}`);
    return { facts, site, etag: script.headers.etag };
  };
  const first = await read(site);
  assert.is(first.facts.host, site);
  assert.is(first.site.config.domain_site, site);
  assert.ok(first.site.tariff.grids.length > 0);
  const second = await read('my.v2.localhost:8080');
  assert.equal(
    [second.facts.host, second.site.config.domain_site],
    ['v2.localhost:8080', 'v2.localhost:8080'],
  );
  await server.changeSite('title', "</script><b> $& \u2028 '");
  const changed = await read(site);
  assert.is(changed.site.config.title, "</script><b> $& \u2028 '");
  assert.is.not(changed.facts.tag, first.facts.tag);
  assert.is.not(changed.etag, first.etag);
});

pages('SRV-01 a folder serves its index page, and any cabinet address serves the cabinet', async () => {
  assert.match((await get('/order/')).body, '<title>Order</title>');
  const redirect = await get('/order?typeId=2&a=b');
  assert.equal([redirect.status, redirect.headers.location], [301, '/order/?typeId=2&a=b']);
  for (const url of ['/', '/login', '/orders/O-7K3M9Q', '/secure-payment?token=x'])
    assert.match((await get(url, 'my.localhost:8080')).body, 'Cabinet', url);
  assert.match((await get('/order-now?typeId=2', 'my.localhost:8080')).body, 'Order now');
});

pages('SRV-01 files outside the build of a host are never served', async () => {
  for (const [url, host] of [
    ['/missing.html', site],
    ['/missing', site],
    ['/server/main.js', site],
    ['/embed-chunks.json', site],
    ['/embed/missing.js', site],
    ['/embed/octavo.js.br', site],
    ['/embed/../server/main.js', site],
    ['/embed/%2e%2e/server/main.js', site],
    ['/embed/..%2fserver%2fmain.js', site],
    ['/embed/chunks/..%5c..%5c..%5cserver%5cmain.js', site],
    ['/..%2f..%2fetc/passwd', site],
    ['//etc/passwd', site],
    ['/%00', site],
    ['/missing.js', 'my.localhost:8080'],
    ['/assets/cabinet-ABCD1234.js', site],
    ['/site.css', 'my.localhost:8080'],
  ] as const) {
    const { status, body } = await get(url, host);
    assert.ok(status === 404 || status === 422, `${url}: ${status}`);
    assert.not.match(String(body), 'secret', url);
  }
  // A malformed percent-encoding is refused like any other unreadable address.
  const broken = await get('/%E0%A4%A', site);
  assert.ok(broken.status === 400 || broken.status === 404, `${broken.status}`);
  assert.is((await server.sendRaw({ method: 'POST', url: '/', headers: { host: site } })).status, 404);
});

pages('API-01 a call that does not exist gets the API’s refusal on the office host too', async () => {
  for (const url of ['/v1/staff/missing', `/v1/staff/orders/${'x'.repeat(400)}.pdf`]) {
    const { status, body } = await get(url, 'office.localhost:8080');
    assert.is(status, 404, url);
    assert.match(JSON.stringify(body), 'There is nothing at this address.', url);
  }
});

pages('CAB-01 the cabinet runs no foreign script, cannot be framed and leaks no addresses', async () => {
  const { headers } = await get('/orders', 'my.localhost:8080');
  const policy = String(headers['content-security-policy']);
  for (const part of [
    "default-src 'none'",
    "script-src 'self';",
    "style-src 'self' 'sha256-7IWhgxoOGTB5NQzjGk9OPt0FwhVeBvZGoWgF9xLLh8c=';",
    "connect-src 'self' http://api.localhost:8080",
    "frame-ancestors 'none'",
  ])
    assert.match(policy, part);
  assert.is(headers['referrer-policy'], 'no-referrer');
  assert.is(headers['x-frame-options'], 'DENY');
});

pages.run();
