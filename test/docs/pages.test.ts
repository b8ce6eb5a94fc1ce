import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../src/api/calls.ts';
import { idOf } from '../../src/docs/build/markdown-table.ts';
import { pages } from '../../src/docs/build/pages.ts';
import { attributes, scriptAttributes } from '../../src/public-interface/attributes.ts';
import { everyWidget } from '../../src/public-interface/elements.ts';
import { events } from '../../src/public-interface/events.ts';
import { orderParameters, travellingParameters } from '../../src/public-interface/parameters.ts';
import { parts } from '../../src/public-interface/parts.ts';
import { scriptApi } from '../../src/public-interface/script-api.ts';
import { storedValues } from '../../src/public-interface/stored-values.ts';
import { tokens } from '../../src/public-interface/tokens.ts';
import { refusals } from '../../src/server/http/refusals/refusals.ts';
import { callRows } from '../../src/validation/messages/calls.ts';
import { fieldRows } from '../../src/validation/messages/fields.ts';
import { orderFormRows } from '../../src/validation/messages/order-form.ts';
import { serverMessages } from '../../src/validation/messages/server.ts';
import { parseSnippet } from '../support/docs/parse-snippet.ts';
import { startServer, type TestServer } from '../support/server/start-server.ts';

/** Reads the guides as the server sends them from the last build. */
const docs = suite('guides');
const host = 'localhost:8080';
const matchesOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);
const decoded = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

let server: TestServer;
const texts = new Map<string, string>();
docs.before(async () => {
  server = await startServer({ settings: { distFolder: resolve('dist') } });
  for (const { address } of pages) {
    const { status, body } = await server.get(address, host);
    assert.is(status, 200, address);
    texts.set(address, body);
  }
});
docs.after(() => server.stop());

const namesIn = (rows: readonly { names: readonly string[] }[]) => rows.flatMap(({ names }) => names);

/** Names in each public table, with the page and the kind of their entries. */
const tables: readonly (readonly [page: string, kind: string, names: readonly string[]])[] = [
  ['elements', 'element', everyWidget],
  ['elements', 'attribute', Object.keys(attributes)],
  ['choose-a-script', 'script-attribute', Object.keys(scriptAttributes)],
  ['script-api', 'member', Object.keys(scriptApi)],
  ['events', 'event', Object.keys(events)],
  ['look', 'token', namesIn(tokens)],
  ['look', 'part', namesIn(parts)],
  ['parameters', 'parameter', namesIn(travellingParameters)],
  ['parameters', 'order-parameter', namesIn(orderParameters)],
  ['consent', 'stored', storedValues.map(({ name }) => name)],
  [
    'errors',
    'error',
    [fieldRows, callRows, orderFormRows, serverMessages].flatMap((rows) => Object.keys(rows)),
  ],
  ['errors', 'refusal', Object.keys(refusals)],
];

for (const [page, kind, names] of tables)
  docs(`DOC-01 /docs/${page}/ has an entry for every ${kind}`, () => {
    assert.ok(names.length > 0);
    const ids = new Set(matchesOf(texts.get(`/docs/${page}/`) ?? '', / id="([^"]+)"/g));
    assert.equal(
      names.filter((name) => !ids.has(idOf(kind, name))),
      [],
    );
  });

docs('DOC-01 the search finds an entry for every call of the provider API', async () => {
  const apiPages = [...texts].filter(([address]) => address.startsWith('/docs/api'));
  const shown = apiPages.flatMap(([, html]) => matchesOf(html, /<h2 id="call-(\w+)">/g));
  assert.equal(shown.sort(), Object.keys(calls).sort());
  const { body } = await server.get<{ address: string }[]>('/docs/search.json', host);
  const found = new Set(body.map(({ address }) => address.split('#')[1]));
  assert.equal(
    shown.filter((name) => !found.has(`call-${name}`)),
    [],
  );
});

docs('DOC-01 the entry of a call says what the OpenAPI document says', () => {
  const orders = texts.get('/docs/api-orders/') ?? '';
  const entry = decoded(orders.slice(orders.indexOf('<h2 id="call-createOrder"'))).slice(0, 6000);
  assert.match(entry, 'For customers who have logged in.');
  assert.match(entry, 'idempotency-key');
  assert.match(entry, 'extrasIds?: string[];');
  assert.match(entry, 'Answer, status 201:');
});

docs('DOC-01 every link of the guides leads to a page and a passage that exist', async () => {
  const found = new Map(texts);
  const read = async (path: string) => {
    const known = found.get(path);
    if (known !== undefined) return known;
    const { status, body } = await server.get(path, host);
    found.set(path, status === 200 ? body : '');
    return found.get(path) ?? '';
  };
  const broken: string[] = [];
  for (const [address, html] of texts)
    for (const href of matchesOf(html, /<a\s[^>]*?href=["']([^"']+)["']/g)) {
      const { host: target, pathname, hash } = new URL(href, `http://${host}${address}`);
      if (target !== host) continue;
      const text = await read(pathname);
      if (!text || (hash && !text.includes(` id="${hash.slice(1)}"`))) broken.push(`${address}: ${href}`);
    }
  assert.equal(broken, []);
});

docs(
  'DOC-01 each link of the guides to a Markdown file outside the bench leads to a page of the documentation',
  () => {
    const unlinked = [...texts].flatMap(([address, html]) =>
      matchesOf(html, /<span title="([^"]+)">/g)
        .filter((path) => /\.md(#|$)/.test(path) && !path.startsWith('bench/'))
        .map((path) => `${address}: ${path}`),
    );
    assert.equal(unlinked, []);
  },
);

docs('DOC-01 every snippet of the guides is valid code', () => {
  const broken: string[] = [];
  for (const [address, html] of texts)
    for (const [, language = '', text = ''] of html.matchAll(
      /<pre tabindex="0"><code data-language="(\w*)"[^>]*>(.*?)<\/code>/gs,
    ))
      if (language !== 'policy')
        try {
          parseSnippet(language, decoded(text));
        } catch (error) {
          broken.push(`${address}: ${String(error)}\n${decoded(text)}`);
        }
  assert.equal(broken, []);
});

docs('DOC-01 every test that a guide quotes exists', () => {
  const titles = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(test\.tsx?|browser\.ts|engine\.ts)$/.test(path))
    .map((path) => readFileSync(join('test', path), 'utf8'))
    .join('\n');
  const quoted = [...texts.values()].flatMap((html) => matchesOf(html, /“([^”]+)”/g)).map(decoded);
  assert.ok(quoted.length > 30);
  assert.equal(
    quoted.filter((title) => title !== 'A title' && !titles.includes(title.replace(/\s+/g, ' '))),
    [],
  );
});

docs('DOC-01 a snippet names the host that serves the guides', () => {
  const text = texts.get('/docs/quick-start/') ?? '';
  assert.match(decoded(text), 'src="http://localhost:8080/embed/calculator.js"');
  for (const html of texts.values()) assert.not.match(html, /papers\.example|<!--#/);
});

for (const { address, name } of pages)
  docs(`UI-08 ${address} states its name and purpose, has one main heading and skips no level`, () => {
    const html = texts.get(address) ?? '';
    assert.match(html, /<title>[^<]{5,70}<\/title>/);
    assert.match(html, /<meta name="description" content="[^"]{50,180}"/);
    assert.is(matchesOf(html, /href="([^"]+)" aria-current="page"/g).join(), address, name);
    const levels = matchesOf(html, /<h([1-6])\b/g).map(Number);
    assert.is(levels.filter((level) => level === 1).length, 1);
    for (const [index, level] of levels.entries()) assert.ok(level - (levels[index - 1] ?? 0) <= 1);
    const ids = matchesOf(html, / id="([^"]+)"/g);
    assert.equal(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      [],
    );
  });

docs.run();
