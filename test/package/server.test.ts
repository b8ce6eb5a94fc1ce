import { createServer, type RequestListener } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createOctavoServer, type OctavoServerOptions } from '../../src/package/server.ts';
import { listen } from '../support/services/listen.ts';

const pages = suite('what a server fetches for its pages');

/** Starts a provider whose answers the test sets, with a fake clock. */
const openProvider = async (options: Omit<OctavoServerOptions, 'origin'> = {}) => {
  const requests: { url: string; tag: string | undefined }[] = [];
  const provider: { answer: RequestListener; clock: number } = {
    answer: (_, response) => response.end(),
    clock: 0,
  };
  const server = createServer((request, response) => {
    requests.push({ url: request.url ?? '', tag: request.headers['if-none-match'] });
    provider.answer(request, response);
  });
  const { origin, stop } = await listen(server);
  const failures: string[] = [];
  const octavo = createOctavoServer({
    origin: `${origin}/`,
    onFailure: ({ message }) => failures.push(message),
    now: () => provider.clock,
    ...options,
  });
  return { octavo, provider, origin, requests, failures, stop };
};

const html =
  (text: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(text);
  };

pages('PKG-01 a page’s many requests ask the provider once, then by entity tag for old answers', async () => {
  const { octavo, provider, requests } = await openProvider();
  provider.answer = html('first', { 'cache-control': 'public, max-age=60', age: '20', etag: '"1"' });
  const texts = await Promise.all([octavo.widgetHtml('calculator'), octavo.widgetHtml('calculator')]);
  assert.equal(texts, ['first', 'first']);
  provider.clock = 39_999;
  await octavo.widgetHtml('calculator');
  assert.is(requests.length, 1);
  provider.clock = 40_000;
  provider.answer = (_, response) => response.writeHead(304, { 'cache-control': 'max-age=10' }).end();
  assert.is(await octavo.widgetHtml('calculator'), 'first');
  provider.clock = 49_999;
  assert.is(await octavo.widgetHtml('calculator'), 'first');
  assert.equal(requests, [
    { url: '/embed/calculator.html', tag: undefined },
    { url: '/embed/calculator.html', tag: '"1"' },
  ]);
});

pages('a server can ask for inline styles, and its element does not get that attribute', async () => {
  const { octavo, provider, requests } = await openProvider({ inlineStyles: true });
  provider.answer = (_, response) => response.writeHead(503).end();
  assert.is(
    await octavo.widgetHtml('calculator', { theme: 'minimal' }),
    '<octavo-calculator theme="minimal"></octavo-calculator>',
  );
  assert.is(requests[0]?.url, '/embed/calculator.html?theme=minimal&styles=inline');
});

pages('attributes are sent in the query, and each set of attributes has its own cached answer', async () => {
  const { octavo, provider, requests } = await openProvider();
  provider.answer = (request, response) => html(request.url ?? '')(request, response);
  await octavo.widgetHtml('price-list', { redirect: '/order/?typeId=2&a=b', version: 2, theme: null });
  await octavo.preloadLinks('order-form');
  assert.equal(
    requests.map(({ url }) => url),
    [
      '/embed/price-list.html?redirect=%2Forder%2F%3FtypeId%3D2%26a%3Db&version=2',
      '/embed/preload/order-form.html',
    ],
  );
});

pages('if the provider fails, the last answer is used and the provider asked again after 10 s', async () => {
  const { octavo, provider, requests, failures } = await openProvider();
  provider.answer = html('prices', { 'cache-control': 'max-age=1' });
  await octavo.widgetHtml('calculator');
  provider.clock = 5000;
  provider.answer = (_, response) => response.writeHead(503).end();
  assert.is(await octavo.widgetHtml('calculator'), 'prices');
  provider.clock = 14_999;
  assert.is(await octavo.widgetHtml('calculator'), 'prices');
  assert.is(requests.length, 2);
  assert.match(failures.join(), /status 503$/);
  provider.clock = 15_000;
  provider.answer = html('new prices');
  assert.is(await octavo.widgetHtml('calculator'), 'new prices');
});

pages('without any answer the page gets an empty element, with its attributes escaped', async () => {
  const { octavo, stop, failures } = await openProvider();
  await stop();
  assert.is(
    await octavo.widgetHtml('calculator', { redirect: '/order?a="1"&b=<2>' }),
    '<octavo-calculator redirect="/order?a=&#34;1&#34;&#38;b=&#60;2&#62;"></octavo-calculator>',
  );
  assert.is(await octavo.preloadLinks('calculator'), '');
  assert.is(failures.length, 2);
});

pages('an attribute of an unknown name is neither sent nor written into the page', async () => {
  const { octavo, provider, requests } = await openProvider();
  provider.answer = (_, response) => response.writeHead(503).end();
  const sent: object = {
    theme: 'minimal',
    'x onclick=alert(1) y': '',
    '><script>': '1',
    onfocus: '1',
    toString: '1',
  };
  assert.is(
    await octavo.widgetHtml('calculator', sent),
    '<octavo-calculator theme="minimal"></octavo-calculator>',
  );
  assert.equal(
    requests.map(({ url }) => url),
    ['/embed/calculator.html?theme=minimal'],
  );
});

pages('a provider that answers too late does not delay the page', async () => {
  const { octavo, provider, failures } = await openProvider({ timeoutMs: 20 });
  provider.answer = () => {};
  assert.is(await octavo.preloadLinks('calculator'), '');
  assert.match(failures.join(), /timeout/i);
});

pages('an answer that is not HTML is not written into the page', async () => {
  const { octavo, provider, failures } = await openProvider();
  provider.answer = (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  assert.is(await octavo.preloadLinks('price-list'), '');
  assert.match(failures.join(), /application\/json instead of HTML$/);
});

pages('preload links have the provider’s address, because the page is on another host', async () => {
  const { octavo, provider, origin } = await openProvider();
  provider.answer = html('<link rel="modulepreload" href="/embed/chunks/a.js" />');
  assert.is(
    await octavo.preloadLinks('calculator'),
    `<link rel="modulepreload" href="${origin}/embed/chunks/a.js" />`,
  );
});

pages.run();
