import { resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { positionFor, templateAt } from '../../../src/order/vocabulary/templates.ts';
import { startForSuite, startServer } from '../../support/server/start-server.ts';

// The tests use the last build, which has the fragment and the pages that include it.
const fragment = suite('price list fragment');
const server = startForSuite(fragment, () => startServer({ settings: { distFolder: resolve('dist') } }));

const address = '/embed/price-list.html';
const site = 'localhost:8080';
const get = (query = '', host = site) => server.get(address + query, host);
const hrefs = (body: unknown) =>
  [...String(body).matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

fragment('PRL-01 any page can include the fragment, which is HTML of the requested site', async () => {
  const { status, headers, body } = await get();
  assert.is(status, 200);
  assert.match(String(headers['content-type']), 'text/html');
  assert.is(
    headers['cache-control'],
    'public, max-age=60, stale-while-revalidate=86400, stale-if-error=604800',
  );
  assert.match(body, '<template shadowrootmode="open">');
  assert.match(body, '>$11.96</a>');
  assert.match((await get('', 'v2.localhost:8080')).body, 'version-2');
  assert.is((await get('', 'api.localhost:8080')).status, 404);
  assert.is((await get('', 'nowhere.example')).status, 404);
});

fragment('SPL-01 a template split’s HTML shows one template, always the same to a visitor id', async () => {
  const templateOf = async (query: string) => {
    const { body } = await server.get(`/embed/order-form.html?template=m1_d1|m3_d1${query}`, site);
    const [, written = ''] = /<octavo-order-form[^>]* template="([^"]*)"/.exec(body) ?? [];
    assert.is(body.includes('class="step checkout'), written === 'm3_d1');
    assert.not.match(body, 'visitor=');
    return written;
  };
  const visitors = ['ada', 'grace', 'mary', 'emmy', 'rosa'];
  const templates = await Promise.all(visitors.map((visitor) => templateOf(`&visitor=${visitor}`)));
  assert.equal(
    templates,
    visitors.map((visitor) => templateAt('m1_d1|m3_d1', positionFor(visitor))),
  );
  assert.is(new Set(templates).size, 2);
  assert.is(await templateOf(''), 'm1_d1');
});

fragment('an element without a theme has its site’s, and its script then carries no first view', async () => {
  const themeOf = async (query: string) => /data-theme="(\w+)"/.exec((await get(query)).body)?.[1];
  const script = async () => (await server.get('/embed/price-list.js', site)).body;
  assert.is(await themeOf(''), 'default');
  const { length } = await script();
  await server.changeSite('theme', 'minimal');
  assert.is(await themeOf(''), 'minimal');
  assert.is(await themeOf('?theme=default'), 'default');
  assert.ok((await script()).length < length - 1000);
  await server.changeSite('theme', null);
  assert.is(await themeOf(''), 'default');
});

fragment('PRL-01 a parameter of the fragment sets the value of its own attribute and no other', async () => {
  for (const name of ['theme', 'template', 'visitor', 'version', 'loading', 'locale', 'data-dom', 'redirect'])
    for (const value of [
      'x style=',
      'x" style="',
      "x' onclick='",
      'x style="color:red" y=',
      '></octavo-price-list>',
    ]) {
      const { body } = await get(`?${name}=${encodeURIComponent(value)}`);
      const [element = ''] = /^<octavo-price-list(?: [\w-]+="[^"]*")*>/.exec(body) ?? [];
      const names = [...element.matchAll(/ ([\w-]+)="[^"]*"/g)].map(([, written = '']) => written);
      assert.ok(element && names.every((written) => written === name), `${name}: ${body.slice(0, 200)}`);
    }
});

fragment('EMB-07 the fragment contains no link to an invalid address, and runs no script', async () => {
  for (const redirect of ['javascript:alert(1)', 'data:text/html,x', 'http://[', '%00', 'x'.repeat(5000)]) {
    const { status, body } = await get(`?redirect=${encodeURIComponent(redirect)}`);
    assert.is(status, 200, redirect.slice(0, 30));
    const links = hrefs(body);
    assert.ok(links.length > 0 && links.every((href) => href.startsWith('http')), redirect.slice(0, 30));
  }
  const withInvalidQuery = await get('?onclick=alert(1)&theme="><script>&version=9&redirect[]=x');
  assert.not.match(withInvalidQuery.body, '<script');
  assert.not.match(withInvalidQuery.body, 'onclick');
  const { headers } = await get();
  assert.match(String(headers['content-security-policy']), 'sandbox');
  assert.is(headers['x-robots-tag'], 'noindex');
});

fragment('EMB-07 links of the fragment lead to no host but the site’s own', async () => {
  for (const redirect of [
    'https://evil.example/order',
    '//evil.example',
    'https://localhost:8080@evil.example/',
  ])
    for (const href of hrefs((await get(`?redirect=${encodeURIComponent(redirect)}`)).body))
      assert.match(new URL(href).host, /(^|\.)localhost:8080$/, redirect);
  const [firstLink = ''] = hrefs((await get('?redirect=http://my.localhost:8080/order-now')).body);
  assert.match(firstLink, 'http://my.localhost:8080/order-now?');
});

fragment('EMB-03 the fragment’s element may name the site whose prices it shows, and no other', async () => {
  for (const written of ['localhost:8080', 'HTTP://Localhost:8080/'])
    assert.match((await get(`?data-host=${encodeURIComponent(written)}`)).body, 'data-host="localhost:8080"');
  assert.not.match((await get('?data-host=evil.example')).body, 'evil.example');
});

fragment('PRL-01 a landing page includes the fragment and shows changed prices of its site', async () => {
  const before = await server.get('/', site);
  assert.match(before.body, '>$11.96</a>');
  assert.match(before.body, 'price-list version-1');
  assert.not.match(before.body, '<!--#include');
  await server.changeSite('version_price', 2);
  assert.match((await server.get('/', site)).body, 'price-list version-2');
});

fragment.run();
