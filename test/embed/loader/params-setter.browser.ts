import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser } from '../../support/browser/browser.ts';
import { listen } from '../../support/services/listen.ts';

const link = (href: string, id: string) => `<a class="link-params-setter" id="${id}" href="${href}">x</a>`;
const links = [
  link('/order?topic=a%20b&x#form', 'order'),
  link('https://other.example/?affiliateId=1', 'other'),
  link('http://[', 'broken'),
  '<a id="plain" href="/plain">x</a>',
].join('');
/** Marked elements that are no links, or whose properties are hidden by a field with the same name. */
const noLinks = `<div class="link-params-setter">x</div><svg><a class="link-params-setter" href="/svg"></a></svg>
<form class="link-params-setter"><input name="href"><input name="search"></form>`;
const csp =
  "default-src 'none'; script-src 'self' papers.localhost:*; require-trusted-types-for 'script'; trusted-types octavo";
const snippet = '<script async src="/embed/params-setter.js" data-octavo></script>';

/** Returns the markup of a page. Words in the query of its address choose the attributes of the script. */
const pageOf = (url: string, port: number) => {
  const attributes = [
    'data-octavo',
    url.includes('asks') && 'data-consent="required"',
    url.includes('named') && `data-cabinet="http://clients.localhost:${port}/"`,
  ];
  const origin = url.includes('guest') ? `http://papers.localhost:${port}` : '';
  const tag = snippet
    .replace('data-octavo', attributes.filter(Boolean).join(' '))
    .replace('/embed', `${origin}/embed`);
  const form = url.includes('form') ? '<form name="octavo"></form>' : '';
  return (url.includes('strange') ? noLinks : '') + form + tag.repeat(url.includes('twice') ? 2 : 1) + links;
};

/** Serves pages with the params setter and marked links. Each page that is opened has a browser context of its own. */
const openSetterPages = async () => {
  const script = await readFile('dist/embed/params-setter.js');
  const server = createServer(({ url = '' }, response) => {
    const isScript = url.startsWith('/embed/');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.setHeader('content-security-policy', csp);
    response.end(isScript ? script : pageOf(url, port));
  });
  const { port } = await listen(server);
  const browser = await openBrowser();
  const newPage = async () => (await browser.newContext()).newPage();
  const open = async (path: string, host = 'localhost'): Promise<Page> => {
    const page = await newPage();
    await page.goto(`http://${host}:${port}${path}`, { waitUntil: 'load' });
    return page;
  };
  return { port, newPage, open };
};

const hrefOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((node) => (node as HTMLAnchorElement).href);

const setter = suite('params setter');
const { port, newPage, open } = await openSetterPages();

setter('PAR-01 a marked link gets affiliate, first visit and campaign, and keeps its own query', async () => {
  const page = await open('/?affiliateId=7&utm_source=mail');
  const { pathname, search, searchParams, hash } = new URL(await hrefOf(page, 'order'));
  assert.ok(search.startsWith('?topic=a%20b&x&affiliateId=7'));
  assert.is(pathname + hash, '/order#form');
  assert.is(searchParams.get('utm_source'), 'mail');
  assert.is(searchParams.get('fv_landing'), `http://localhost:${port}/`);
  assert.is(new URL(await hrefOf(page, 'other')).searchParams.get('affiliateId'), '1');
  assert.is(await hrefOf(page, 'broken'), 'http://[');
  assert.is(await hrefOf(page, 'plain'), `http://localhost:${port}/plain`, 'a link without the class');
});

/** Each change is tested alone, because any of them makes the script read all links again. */
const changes: readonly [string, string, () => void][] = [
  ['is marked', 'plain', () => document.getElementById('plain')?.classList.add('link-params-setter')],
  ['leads elsewhere', 'other', () => document.getElementById('other')?.setAttribute('href', '/changed')],
  [
    'is added',
    'late',
    () => {
      const link = document.createElement('a');
      document.body.append(Object.assign(link, { className: 'link-params-setter', id: 'late', href: '/l' }));
      link.textContent = 'late';
    },
  ],
];
for (const [title, id, change] of changes)
  setter(`PAR-01 a link that ${title} later also gets the parameters`, async () => {
    const page = await open('/?affiliateId=7');
    await page.evaluate(change);
    await page.locator(`#${id}[href*="affiliateId=7"]`).waitFor();
  });

setter('PAR-01 a link to a part of its own page stays unchanged and loads no page', async () => {
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

setter('HST-01 marked non-links are named once, and every link behind them gets parameters', async () => {
  const page = await newPage();
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.goto(`http://localhost:${port}/?strange&affiliateId=7`);
  await page.locator('#order[href*="affiliateId=7"]').waitFor();
  await page.evaluate(() => document.body.click());
  assert.is(told.filter((text) => text.includes('link-params-setter')).length, 1);
});

setter('PAR-02 a page may contain the script twice without harm', async () => {
  const page = await open('/?twice&affiliateId=7');
  assert.equal(new URL(await hrefOf(page, 'order')).searchParams.getAll('affiliateId'), ['7']);
});

setter('PAR-01 links on the cabinet stay unchanged, whether its host or the script names it', async () => {
  const cabinet = await open('/?affiliateId=7', 'my.localhost');
  assert.is(new URL(await hrefOf(cabinet, 'order')).search, '?topic=a%20b&x');
  const tagWithCabinet = await open('/?named&affiliateId=7', 'clients.localhost');
  assert.is(new URL(await hrefOf(tagWithCabinet, 'order')).search, '?topic=a%20b&x');
  const site = await open('/?named&affiliateId=7');
  assert.ok((await hrefOf(site, 'order')).includes('affiliateId=7'));
});

setter('EMB-04 PAR-01 a partner’s page whose host begins with "my." is no cabinet', async () => {
  const guest = await open('/?guest&affiliateId=7', 'my.localhost');
  assert.ok((await hrefOf(guest, 'order')).includes('affiliateId=7'));
});

setter('PAR-01 TRK-02 a link carries the time at which it is clicked, however old the page is', async () => {
  const page = await newPage();
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

setter.run();
