import { readdirSync, readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import type { Settings } from '../../../src/server/settings/settings.ts';
import { storeLogo } from '../../../src/server/sites/store/logos.ts';
import { makeBuiltFolder } from '../../support/server/built-folder.ts';
import { png } from '../../support/server/samples.ts';
import { siteHost } from '../../support/server/send.ts';
import { sendToPort } from '../../support/server/start-process.ts';
import { startServer } from '../../support/server/start-server.ts';

const headers = suite('headers of pages and public answers');

const start = async (own: Partial<Settings> = {}) => {
  const standard = { distFolder: await makeBuiltFolder(), trustedProxies: ['127.0.0.1'] };
  return startServer({ settings: { ...standard, ...own } });
};

const forSubdomains = 'max-age=31536000; includeSubDomains';

/** Starts a server; returns a function that requests a page over a real connection and returns `Strict-Transport-Security`. */
const askForTransport = async (settings: Partial<Settings> = {}) => {
  const server = await start(settings);
  const ask = sendToPort(await server.listen(), new Agent());
  return async (url: string, host: string, protocol: string) => {
    const answer = await ask({ method: 'GET', url, headers: { host, 'x-forwarded-proto': protocol } });
    return answer.headers['strict-transport-security'];
  };
};

headers('PRX-01 https answers, also cached, make browsers stay on https; http answers do not', async () => {
  const sentTo = await askForTransport();
  const price = '/v1/client/order/calculate-total-price?typeId=1&deadlineId=9';
  for (const [url, host] of [
    ['/', siteHost],
    ['/orders', `my.${siteHost}`],
    ['/embed/octavo.js', siteHost],
    [`/v1/client/bootstrap/${siteHost}`, `api.${siteHost}`],
    [price, `api.${siteHost}`],
    ['/v1/client/nothing', `api.${siteHost}`],
  ] as const)
    for (const _time of ['first', 'cached']) {
      assert.is(await sentTo(url, host, 'http'), undefined, url);
      const expected = host === siteHost ? 'max-age=31536000' : forSubdomains;
      assert.is(await sentTo(url, host, 'https'), expected, url);
    }
});

headers('PRX-01 with HSTS_SUBDOMAINS browsers use https for a landing page’s subdomains too', async () => {
  const sentTo = await askForTransport({ hstsSubdomains: true });
  for (const _time of ['first', 'cached'])
    for (const url of ['/', '/embed/octavo.js'])
      assert.is(await sentTo(url, siteHost, 'https'), forSubdomains, url);
  assert.is(await sentTo('/', siteHost, 'http'), undefined);
});

headers('a landing page runs no foreign script and no foreign page can frame it', async () => {
  const server = await start();
  const policyOf = async () => String((await server.get('/', siteHost)).headers['content-security-policy']);
  const policy = await policyOf();
  for (const part of [
    "default-src 'none'",
    "script-src 'self';",
    "style-src 'self';",
    "connect-src 'self' http://api.localhost:8080;",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ])
    assert.match(policy, part);
  const postback = [{ url: 'https://affiliate.example/hit?x=1', actions: ['Show'] }];
  await server.changeSite('postback', postback);
  await server.changeSite('social', { facebook: { appId: '1' } });
  const wider = await policyOf();
  assert.match(
    wider,
    "connect-src 'self' http://api.localhost:8080 https://*.facebook.com https://affiliate.example;",
  );
  assert.match(wider, "script-src 'self' https://connect.facebook.net;");
  assert.not.match(wider, 'trusted-types');
});

const hosts = new Map([
  ['every host', siteHost],
  ['site', siteHost],
  ['api', `api.${siteHost}`],
  ['cabinet', `my.${siteHost}`],
]);

/** Returns the cells of the rows of the guide's table of public answers. */
const tableOfGuide = () => {
  const guide = readFileSync('src/server/README.md', 'utf8').split('\n');
  const first = guide.findIndex((line) => line.startsWith('| answer | host')) + 2;
  const rows = guide.slice(first, guide.indexOf('', first));
  return rows.map((row) => row.split('|').map((cell) => cell.trim().replaceAll('`', '')));
};

/** Returns an address of a row that the present build has: the first one, with a file in place of dots. */
const exampleOf = (addresses: string) => {
  const [chunk = ''] = readdirSync('dist/embed/chunks').filter((name) => name.endsWith('.js'));
  const { version } = JSON.parse(readFileSync('dist/embed/integrity.json', 'utf8'));
  const [address = ''] = addresses.split(/, | …/);
  return address
    .replace('chunks/…', `chunks/${chunk}`)
    .replace('RELEASE/…', `${version}/octavo.js`)
    .replace('brand/…', 'brand/logo-of-a-site-1-64x64.png')
    .replace('pinned/…', 'pinned/octavo.html')
    .replace('HOST', siteHost);
};

const namesIn = (value: unknown) => (value ? String(value).toLowerCase().split(/,\s*/).sort() : []);

const keptIn = (control: unknown) =>
  String(control)
    .replace('public, ', '')
    .replace(/(?<==)\d+/g, (seconds) => Number(seconds).toLocaleString('en'));

headers('PRX-01 each public answer has the headers for caches that the documentation promises', async () => {
  const server = await startServer({ settings: { distFolder: resolve('dist') } });
  const table = tableOfGuide();
  assert.ok(table.length > 10);
  const { id = 0 } = (await server.deps.sites.find(siteHost)) ?? {};
  const name = 'logo-of-a-site-1-64x64.png';
  const logo = { site_id: id, name, png: png.toString('base64'), created_at: 0 };
  await storeLogo(server.deps.db, logo, undefined);
  for (const [, , host = '', addresses = '', kept, vary, purge] of table) {
    const address = exampleOf(addresses);
    const { status, headers } = await server.get(address, hosts.get(host) ?? '');
    assert.is(status, 200, address);
    assert.is(keptIn(headers['cache-control']), kept, address);
    const varied = namesIn(headers.vary).filter((name) => name !== 'accept-encoding');
    assert.equal(varied, namesIn(vary), address);
    const tags = namesIn(headers['cache-tag']);
    if (kept !== 'no-store') assert.ok(tags.includes('octavo'), address);
    if (purge) assert.ok(tags.includes(purge.replace('HOST', siteHost)), address);
  }
});

headers('PRX-01 with COUNTRY_APART countries share a bootstrap document; a call returns theirs', async () => {
  const server = await startServer({ settings: { isCountryApart: true, trustedProxies: 1 } });
  const ask = async (country: string) => {
    const sent = { params: { siteHost }, headers: { 'cf-ipcountry': country } };
    const { body, headers } = await server.send(calls.bootstrap, sent);
    return [body.countryCode, headers.vary, headers.etag];
  };
  assert.equal(await ask('DE'), await ask('GB'));
  const [country, vary] = await ask('DE');
  assert.is(country, null);
  assert.not.match(String(vary), 'country');
  const { body } = await server.send(calls.location, { headers: { 'cf-ipcountry': 'DE' } });
  assert.equal(body, { countryCode: 'DE', dialCode: '49' });
});

headers.run();
