import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../src/api/calls.ts';
import { htmlToText } from '../../src/docs/build/html.ts';
import { pages } from '../../src/docs/build/pages.ts';
import { anchorOf } from '../../src/docs/build/render.ts';
import { attributes, scriptAttributes } from '../../src/public-interface/attributes.ts';
import { everyWidget } from '../../src/public-interface/elements.ts';
import { events } from '../../src/public-interface/events.ts';
import { orderParameters, travellingParameters } from '../../src/public-interface/parameters.ts';
import { parts } from '../../src/public-interface/parts.ts';
import { scriptApi } from '../../src/public-interface/script-api.ts';
import { storedValues } from '../../src/public-interface/stored-values.ts';
import { tokens } from '../../src/public-interface/tokens.ts';
import { refusals } from '../../src/server/http/refusals.ts';
import { callRows } from '../../src/validation/messages/calls.ts';
import { fieldRows } from '../../src/validation/messages/fields.ts';
import { orderFormRows } from '../../src/validation/messages/order-form.ts';
import { serverMessages } from '../../src/validation/messages/server.ts';
import { blocksOf } from '../support/docs/blocks-of.ts';
import { installPackage } from '../support/package/install-package.ts';
import { startForSuite, startServer } from '../support/server/start-server.ts';

/** Reads the guides as the server sends them from the last build. */
const docs = suite('guides');
const host = 'localhost:8080';
const matchesOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);
/** Whether an address leads to a name. The anchor of a message's code goes on with the names of its values. */
const isAt = (address: string, wanted: string) => address === wanted || address.startsWith(`${wanted}-`);

const server = startForSuite(docs, () => startServer({ settings: { distFolder: resolve('dist') } }));
const texts = new Map<string, string>();
docs.before(async () => {
  for (const { address } of pages) {
    const { status, body } = await server.get(address, host);
    assert.is(status, 200, address);
    texts.set(address, body);
  }
});

const namesIn = (rows: readonly { names: readonly string[] }[]) => rows.flatMap(({ names }) => names);

/** Names in each public table, with the page on which the reader finds them. */
const tables: readonly (readonly [page: string, kind: string, names: readonly string[]])[] = [
  ['elements', 'element', everyWidget.map((widget) => `octavo-${widget}`)],
  ['elements', 'attribute', Object.keys(attributes)],
  ['choose-a-script', 'attribute of the script', Object.keys(scriptAttributes)],
  ['script-api', 'member', Object.keys(scriptApi)],
  ['events', 'event', Object.keys(events).map((type) => `octavo:${type}`)],
  ['look', 'token', namesIn(tokens).map((name) => `--octavo-${name}`)],
  ['look', 'part', namesIn(parts)],
  ['parameters', 'parameter', namesIn([...travellingParameters, ...orderParameters])],
  ['consent', 'stored value', storedValues.map(({ name }) => name)],
  [
    'errors',
    'error',
    [fieldRows, callRows, orderFormRows, serverMessages].flatMap((rows) => Object.keys(rows)),
  ],
  ['errors', 'refusal', Object.keys(refusals)],
];

for (const [page, kind, names] of tables)
  docs(`DOC-01 the search finds every ${kind} on /docs/${page}/`, async () => {
    const { body } = await server.get<{ address: string }[]>('/docs/search.json', host);
    assert.ok(names.length > 0);
    assert.equal(
      names.filter((name) => !body.some(({ address }) => isAt(address, `/docs/${page}/#${anchorOf(name)}`))),
      [],
    );
  });

docs('EMB-01 the guide lists the height of every widget, template and version', () => {
  const heights: Record<string, Record<string, number>> = JSON.parse(
    readFileSync('src/embed/loader/heights.json', 'utf8'),
  );
  const sheet = blocksOf(texts.get('/docs/elements/') ?? '')
    .map(({ text }) => text)
    .join('\n');
  for (const [name, byWidth] of Object.entries(heights)) {
    const [widget, kind] = name.split(/ of (?:version )?/);
    const [, rules = ''] = sheet.split(
      new RegExp(`(?:^|\n)octavo-${widget}${kind ? `\\[\\w+="${kind}"\\]` : ''} {`),
    );
    for (const height of Object.values(byWidth))
      assert.match(rules.split('\n\n')[0] ?? '', `min-height: ${height}px`, name);
  }
});

docs('DOC-01 the search finds every call of the provider API', async () => {
  const { body } = await server.get<{ address: string }[]>('/docs/search.json', host);
  const found = body.map(({ address }) => /^\/docs\/api-\w+\/#([a-z]+)$/.exec(address)?.[1] ?? '');
  assert.equal(
    Object.keys(calls).filter((name) => !found.includes(name.toLowerCase())),
    [],
  );
});

docs('DOC-01 the entry of a call says what the OpenAPI document says', () => {
  const orders = texts.get('/docs/api-orders/') ?? '';
  const [entry = ''] = orders.slice(orders.indexOf('<h3 id="createorder"')).split('</details>');
  const rows = new Map(
    [...entry.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => {
      const [name = '', ...cells] = row.split(/<\/t[hd]>/).map((text) => htmlToText(text).trim());
      return [name, cells.filter(Boolean).join(' · ')];
    }),
  );
  assert.match(entry, /POST \/v1\/client\/order\s<.*<\/summary><p>For customers who have logged in/s);
  assert.match(rows.get('idempotency-key') ?? '', 'string in the header, optional · The same key');
  assert.is(rows.get('topic'), 'string, required · Topic');
  assert.is(rows.get('extrasIds'), 'list of string, optional · Useful Extras (ids)');
  assert.is(rows.get('code'), 'string, always there');
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

docs('SNP-01 every snippet in TypeScript compiles in strict mode with the types of the package', async () => {
  const { pages: folder } = await installPackage('snippets');
  const files: string[] = [];
  for (const [address, html] of texts)
    for (const [index, { language, text }] of blocksOf(html).entries())
      if (/^tsx?$/.test(language)) {
        files.push(`${address.split('/')[2]}-${index}.${language}`);
        await writeFile(join(folder, files.at(-1) ?? ''), `${text}\nexport {};\n`);
      }
  assert.ok(files.length > 5);
  await writeFile(join(folder, 'snippets.json'), JSON.stringify({ extends: './tsconfig.json', files }));
  const compiler = resolve('node_modules/typescript/bin/tsc');
  const checked = promisify(execFile)(process.execPath, [compiler, '-p', 'snippets.json'], { cwd: folder });
  assert.is((await checked.catch(({ stdout }: { stdout: string }) => ({ stdout }))).stdout, '');
});

docs('DOC-01 every test that a guide quotes exists', () => {
  const titles = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(test\.tsx?|browser\.ts|engine\.ts)$/.test(path))
    .map((path) => readFileSync(join('test', path), 'utf8'))
    .join('\n');
  const quoted = [...texts.values()].flatMap((html) => matchesOf(html, /“([^”]+)”/g)).map(htmlToText);
  assert.ok(quoted.length > 30);
  assert.equal(
    quoted.filter((title) => title !== 'A title' && !titles.includes(title.replace(/\s+/g, ' '))),
    [],
  );
});

docs('DOC-01 UI-08 an unknown address of the guides has a page with their search', async () => {
  const { status, headers, body } = await server.get('/docs/no-guide/', host);
  assert.equal([status, headers['cache-control']], [404, 'no-store']);
  assert.match(body, '>No such guide</h1>');
  assert.match(body, 'Search the guides');
  assert.not.match(body, 'no-guide');
});

docs('DOC-01 a snippet names the host that serves the guides', () => {
  const text = texts.get('/docs/quick-start/') ?? '';
  assert.match(htmlToText(text), 'src="http://localhost:8080/embed/calculator.js"');
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
