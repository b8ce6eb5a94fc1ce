import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser } from '../../support/browser/browser.ts';

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
    const consentAttribute = url.includes('asks') ? 'data-octavo data-consent="required"' : 'data-octavo';
    const tagWithCabinet = tags.replace(
      'data-octavo',
      `data-octavo data-cabinet="http://clients.localhost:${port}/"`,
    );
    const guest = tags.replace('data-octavo', 'data-octavo data-host="papers.example"');
    const tag = url.includes('named') ? tagWithCabinet : url.includes('guest') ? guest : tags;
    const form = url.includes('form') ? '<form name="octavo"></form>' : '';
    const page = form + tag.replace('data-octavo', consentAttribute) + links;
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

setter('a form of the page that is named octavo does not keep the links from being decorated', async () => {
  const page = await open('/?form&affiliateId=7');
  assert.match(await hrefOf(page, 'order'), /affiliateId=7/);
});

setter('PAR-01 a marked link gets affiliate, first visit and campaign beside its own query', async () => {
  const page = await open('/?affiliateId=7&utm_source=mail');
  const { pathname, search, searchParams, hash } = new URL(await hrefOf(page, 'order'));
  assert.ok(search.startsWith('?topic=a%20b&x&affiliateId=7'));
  assert.is(pathname + hash, '/order#form');
  assert.is(searchParams.get('utm_source'), 'mail');
  assert.is(searchParams.get('fv_landing'), `http://localhost:${port}/`);
  assert.is(new URL(await hrefOf(page, 'other')).searchParams.get('affiliateId'), '1');
});

setter('PAR-01 mail, telephone, broken and unmarked links stay as they are', async () => {
  const page = await open('/?affiliateId=7');
  for (const [id, href] of [
    ['mail', 'mailto:help@example.com'],
    ['phone', 'tel:+1555'],
    ['broken', 'http://['],
    ['plain', `http://localhost:${port}/plain`],
  ] as const)
    assert.is(await hrefOf(page, id), href);
});

setter('PAR-01 the visitor is remembered on the next page', async () => {
  await open('/?affiliateId=7');
  const page = await open('/next');
  assert.is(new URL(await hrefOf(page, 'order')).searchParams.get('affiliateId'), '7');
});

/** Each change runs alone, because any of them makes the script read all links again. */
const changes: readonly [string, string, () => void][] = [
  ['is marked', 'plain', () => document.getElementById('plain')?.classList.add('link-params-setter')],
  ['leads elsewhere', 'other', () => document.getElementById('other')?.setAttribute('href', '/changed')],
  [
    'is added',
    'late',
    () => {
      const addedLink = document.createElement('a');
      document.body.append(
        Object.assign(addedLink, {
          className: 'link-params-setter',
          id: 'late',
          href: '/l',
          textContent: 'late',
        }),
      );
    },
  ],
];
for (const [title, id, change] of changes)
  setter(`PAR-01 a link that ${title} later gets the parameters too`, async () => {
    const page = await open('/?affiliateId=7');
    await page.evaluate(change);
    await page.locator(`#${id}[href*="affiliateId=7"]`).waitFor();
  });

setter('PAR-01 a link to a part of its own page stays as it is and loads nothing', async () => {
  const page = await open('/?affiliateId=7');
  await page.evaluate(() => {
    const link = document.createElement('a');
    document.body.append(Object.assign(link, { className: 'link-params-setter', id: 'part', href: '#form' }));
    link.textContent = 'part';
    Object.assign(window, { isSamePage: true });
  });
  await page.locator('#part').evaluate((part) => (part as HTMLAnchorElement).click());
  assert.is(new URL(page.url()).hash, '#form');
  assert.is(await page.locator('#part').getAttribute('href'), '#form');
  assert.is(await page.evaluate(() => Object(window).isSamePage), true);
});

/** Returns the address of a link on a partner's page after its decoration. */
const decoratedLink = async () => {
  const partner = await open('/partner?utm_source=blog', 'partner.localhost');
  await partner.evaluate((to) => {
    document
      .getElementById('order')
      ?.setAttribute('href', `http://site.localhost:${to}/order?topic=a%20b&x#form`);
  }, port);
  await partner.locator('#order[href*="site.localhost"][href*=fv_at]').waitFor();
  return hrefOf(partner, 'order');
};
const firstLanding = (page: Page) => page.evaluate(() => JSON.parse(localStorage['octavo:visit']).fv_landing);

setter('PAR-01 TRK-02 a visitor is taken over to another host, and the address bar is cleared', async () => {
  const href = await decoratedLink();
  const page = await context.newPage();
  await page.goto(href);
  await page.waitForFunction(() => localStorage['octavo:visit']);
  assert.is(await firstLanding(page), `http://partner.localhost:${port}/partner`);
  const { pathname, search, hash } = new URL(await page.evaluate(() => location.href));
  assert.match(search, /^\?topic=a%20b&x&utm_date=[^&]+&utm_source=blog$/);
  assert.not.match(search, /fv_|visitorId/);
  assert.is(pathname + hash, '/order#form');
});

setter('PAR-01 TRK-02 a link shared ten minutes ago does not pass its visitor on', async () => {
  const href = await decoratedLink();
  const page = await context.newPage();
  await page.clock.setFixedTime(Date.now() + 600_000);
  await page.goto(href);
  await page.waitForFunction(() => localStorage['octavo:visit']);
  assert.is(await firstLanding(page), `http://site.localhost:${port}/order`);
  assert.not.match(await page.evaluate(() => location.href), /fv_|visitorId/);
});

setter('PAR-01 TRK-02 a clicked link carries the time of its click, however old the page is', async () => {
  const page = await context.newPage();
  await page.clock.setFixedTime(1_000_000);
  await page.goto(`http://localhost:${port}/`);
  await page.locator('#order[href*="fv_at=1000000"]').waitFor();
  await page.clock.setFixedTime(9_000_000);
  const [openedPage] = await Promise.all([
    page.waitForRequest(/\/order/),
    page.locator('#order').evaluate((link) => (link as HTMLAnchorElement).click()),
  ]);
  assert.is(new URL(openedPage.url()).searchParams.get('fv_at'), '9000000');
});

/** States of the storage that a browser or another script may cause. */
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
for (const [title, breakStorage] of storages)
  setter(`TRK-03 links get their parameters even where storage ${title}`, async () => {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(breakStorage);
    await page.goto(`http://localhost:${port}/?affiliateId=7`, { waitUntil: 'load' });
    assert.is(new URL(await hrefOf(page, 'order')).searchParams.get('affiliateId'), '7');
    assert.equal(errors, []);
  });

setter('PAR-02 a page may contain the script twice without harm', async () => {
  const page = await open('/?twice&affiliateId=7');
  assert.equal(new URL(await hrefOf(page, 'order')).searchParams.getAll('affiliateId'), ['7']);
});

setter('PAR-01 nothing is changed on the cabinet, by its host or by its name', async () => {
  const cabinet = await open('/?affiliateId=7', 'my.localhost');
  assert.is(new URL(await hrefOf(cabinet, 'order')).search, '?topic=a%20b&x');
  const tagWithCabinet = await open('/?named&affiliateId=7', 'clients.localhost');
  assert.is(new URL(await hrefOf(tagWithCabinet, 'order')).search, '?topic=a%20b&x');
  const site = await open('/?named&affiliateId=7');
  assert.ok((await hrefOf(site, 'order')).includes('affiliateId=7'));
});

setter('EMB-04 PAR-01 a partner’s page whose host begins with "my." is not taken for a cabinet', async () => {
  const guest = await open('/?guest&affiliateId=7', 'my.localhost');
  assert.ok((await hrefOf(guest, 'order')).includes('affiliateId=7'));
});

setter('TRK-01 a page that requires consent stays unchanged until its tag grants it', async () => {
  const page = await open('/?asks&affiliateId=7');
  const { searchParams } = new URL(await hrefOf(page, 'order'));
  assert.equal([searchParams.get('affiliateId'), searchParams.get('fv_landing')], ['7', null]);
  assert.is(await page.evaluate(() => localStorage.length), 0);
  await page.evaluate(() => document.querySelector('script')?.setAttribute('data-consent', 'granted'));
  await page.locator('#order[href*=fv_landing]').waitFor();
});

setter('PAR-02 the script weighs no more than a kilobyte', async () => {
  assert.ok(brotliCompressSync(await readFile('dist/embed/params-setter.js')).length <= 1000);
});

setter.run();
