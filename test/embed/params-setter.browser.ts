import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser } from '../browser.ts';

const setter = suite('params setter');
let browser: Browser;
let context: BrowserContext;
let port: number;
let stop: () => void;

const snippet = '<script async src="/embed/params-setter.js" data-octavo></script>';
const link = (href: string, id: string) => `<a class="link-params-setter" id="${id}" href="${href}">x</a>`;
const links = [
  link('/order?topic=a%20b&x#form', 'order'),
  link('https://other.example/?affiliateId=1', 'other'),
  link('mailto:help@example.com', 'mail'),
  link('tel:+1555', 'phone'),
  link('http://[', 'broken'),
  '<a id="plain" href="/plain">x</a>',
].join('');
const csp = "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types octavo";

setter.before(async () => {
  const script = await readFile('dist/embed/params-setter.js');
  const server = createServer(({ url = '' }, response) => {
    const isScript = url.startsWith('/embed/');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.setHeader('content-security-policy', csp);
    const tags = url.includes('twice') ? snippet + snippet : snippet;
    const asks = url.includes('asks') ? 'data-octavo data-consent="required"' : 'data-octavo';
    const named = tags.replace('data-octavo', `data-octavo data-cabinet="http://clients.localhost:${port}/"`);
    const guest = tags.replace('data-octavo', 'data-octavo data-host="papers.example"');
    const tag = url.includes('named') ? named : url.includes('guest') ? guest : tags;
    const page = tag.replace('data-octavo', asks) + links;
    response.end(isScript ? script : page);
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  port = (server.address() as AddressInfo).port;
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  browser = await openBrowser();
});
setter.after(async () => {
  await browser.close();
  stop();
});
setter.before.each(async () => {
  context = await browser.newContext();
});
setter.after.each(() => context.close());

const open = async (path: string, host = 'localhost'): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`http://${host}:${port}${path}`, { waitUntil: 'load' });
  return page;
};
const hrefOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((node) => (node as HTMLAnchorElement).href);

setter('PAR-01 adds affiliate, first visit and campaign, keeping the link’s query and hash', async () => {
  const page = await open('/?affiliateId=7&utm_source=mail');
  const { pathname, search, searchParams, hash } = new URL(await hrefOf(page, 'order'));
  assert.ok(search.startsWith('?topic=a%20b&x&affiliateId=7'));
  assert.is(pathname + hash, '/order#form');
  assert.is(searchParams.get('utm_source'), 'mail');
  assert.is(searchParams.get('fv_landing'), `http://localhost:${port}/`);
  assert.is(new URL(await hrefOf(page, 'other')).searchParams.get('affiliateId'), '1');
});

setter('PAR-01 leaves mail, telephone, broken and unmarked links as they are', async () => {
  const page = await open('/?affiliateId=7');
  for (const [id, href] of [
    ['mail', 'mailto:help@example.com'],
    ['phone', 'tel:+1555'],
    ['broken', 'http://['],
    ['plain', `http://localhost:${port}/plain`],
  ] as const)
    assert.is(await hrefOf(page, id), href);
});

setter('PAR-01 remembers the visitor on the next page', async () => {
  await open('/?affiliateId=7');
  const page = await open('/next');
  assert.is(new URL(await hrefOf(page, 'order')).searchParams.get('affiliateId'), '7');
});

setter('PAR-01 reaches links that are added, marked or changed later', async () => {
  const page = await open('/?affiliateId=7');
  await page.evaluate(() => {
    document.getElementById('plain')?.classList.add('link-params-setter');
    document.getElementById('other')?.setAttribute('href', '/changed');
    const late = Object.assign(document.createElement('a'), {
      className: 'link-params-setter',
      id: 'late',
      href: '/l',
    });
    document.body.append(late);
  });
  for (const id of ['plain', 'other', 'late'])
    assert.is(new URL(await hrefOf(page, id)).searchParams.get('affiliateId'), '7');
});

/** What a browser or another script may have made of the storage. */
const storages: readonly [string, () => void][] = [
  [
    'is blocked',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    },
  ],
  [
    'is full',
    () => {
      localStorage.clear();
      let size = 5_000_000;
      while (size > 0)
        try {
          localStorage.setItem(`filler${localStorage.length}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
    },
  ],
  [
    'holds rubbish',
    () => {
      for (const key of ['visit', 'dateLastAction', 'consent'])
        localStorage.setItem(`octavo:${key}`, key === 'consent' ? 'granted' : '[{');
    },
  ],
];
for (const [what, spoil] of storages)
  setter(`TRK-03 still decorates links where storage ${what}`, async () => {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(spoil);
    await page.goto(`http://localhost:${port}/?affiliateId=7`, { waitUntil: 'load' });
    assert.is(new URL(await hrefOf(page, 'order')).searchParams.get('affiliateId'), '7');
    assert.equal(errors, []);
  });

setter('PAR-02 does no harm when a page carries it twice', async () => {
  const page = await open('/?twice&affiliateId=7');
  assert.equal(new URL(await hrefOf(page, 'order')).searchParams.getAll('affiliateId'), ['7']);
});

setter('PAR-01 touches nothing on the cabinet, by its host or by its name', async () => {
  const cabinet = await open('/?affiliateId=7', 'my.localhost');
  assert.is(new URL(await hrefOf(cabinet, 'order')).search, '?topic=a%20b&x');
  const named = await open('/?named&affiliateId=7', 'clients.localhost');
  assert.is(new URL(await hrefOf(named, 'order')).search, '?topic=a%20b&x');
  const site = await open('/?named&affiliateId=7');
  assert.ok((await hrefOf(site, 'order')).includes('affiliateId=7'));
});

setter('EMB-04 PAR-01 takes a partner’s page for no cabinet, though its host begins with "my."', async () => {
  const guest = await open('/?guest&affiliateId=7', 'my.localhost');
  assert.ok((await hrefOf(guest, 'order')).includes('affiliateId=7'));
});

setter('TRK-01 waits on a page that requires consent until its tag says granted', async () => {
  const page = await open('/?asks&affiliateId=7');
  const { searchParams } = new URL(await hrefOf(page, 'order'));
  assert.equal([searchParams.get('affiliateId'), searchParams.get('fv_landing')], ['7', null]);
  assert.is(await page.evaluate(() => localStorage.length), 0);
  await page.evaluate(() => document.querySelector('script')?.setAttribute('data-consent', 'granted'));
  await page.locator('#order[href*=fv_landing]').waitFor();
});

setter('PAR-02 weighs no more than a kilobyte', async () => {
  assert.ok(brotliCompressSync(await readFile('dist/embed/params-setter.js')).length <= 1000);
});

setter.run();
