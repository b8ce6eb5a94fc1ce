import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser } from '../../support/browser/browser.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';

/** Serves the built widgets on a page whose policy allows only what Octavo needs. */
const pageOrigin = 'https://example.com';
const scriptOrigin = 'https://cdn.example.net';
const policy = [
  "default-src 'none'",
  `script-src ${scriptOrigin}`,
  `connect-src https://api.example.com ${scriptOrigin}`,
  "style-src 'self'; img-src 'self' data:; base-uri 'none'",
  "require-trusted-types-for 'script'; trusted-types octavo",
].join(';');
const script = `<script async src="${scriptOrigin}/embed/octavo.js" data-octavo></script>`;
/** Heights that the pasted snippet reserves before any script runs, from heights.json. */
const heights = JSON.parse(readFileSync('src/embed/loader/heights.json', 'utf8'));
const { calculator } = heights;
const reserve = `octavo-calculator { display: block; min-height: ${calculator[0]}px }
  @media (min-width: 600px) { octavo-calculator { min-height: ${calculator[560]}px } }`;
const cors = { 'access-control-allow-origin': '*' };

const widgets = suite('the widgets on a page with a strict policy');
let browser: Browser;
widgets.before(async () => {
  browser = await openBrowser();
});
widgets.after(() => browser.close());

const site = () => {
  const { config, ...rest } = fixtureSite(1);
  return { ...rest, config: { ...config, domain_site: 'example.com' } };
};

/** A page with its errors and its API calls. */
const open = async (body: string, options: BrowserContextOptions = {}) => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const errors: string[] = [];
  const calls: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route('**/*', async (route) => {
    const { origin, pathname, search } = new URL(route.request().url());
    if (pathname === '/reserve.css') return route.fulfill({ contentType: 'text/css', body: reserve });
    if (origin === pageOrigin)
      return route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': policy },
        body: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>t</title><link rel="stylesheet" href="/reserve.css">${body}</html>`,
      });
    if (origin === scriptOrigin)
      return route.fulfill({
        contentType: 'text/javascript',
        headers: cors,
        body: readFileSync(`dist${pathname}`),
      });
    calls.push(pathname + search);
    if (pathname.includes('/bootstrap/')) return route.fulfill({ headers: cors, json: site() });
    return route.fulfill({ headers: cors, status: 204 });
  });
  return { page, errors, calls, close: () => context.close() };
};

const whenReady = (page: Page, element: string) => page.locator(`${element}[data-state=ready]`).waitFor();
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 900 } };

/** Records from now on every frame in which a shadow root contains a form without its price. */
const watchParts = (page: Page) =>
  page.addInitScript(() => {
    const parts: string[] = [];
    Object.assign(window, { parts });
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (options) {
      const root = attachShadow.call(this, options);
      const recordFrame = () => {
        if (
          root.querySelector('form') &&
          !/\d/.test(root.querySelector('[data-price=total], td')?.textContent ?? '')
        )
          parts.push(this.localName);
      };
      new MutationObserver(recordFrame).observe(root, { childList: true, subtree: true });
      return root;
    };
  });

/** Sum of layout shifts so far, as web vitals count them. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          done(shifts.reduce((sum, { value }) => sum + value, 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(0), 500);
      }),
  );

for (const [device, options] of [
  ['a phone', phone],
  ['a desktop', desktop],
] as const)
  widgets(`EMB-01 a widget shows a price on ${device} in the reserved height`, async () => {
    const page = await open(`${script}<octavo-calculator></octavo-calculator><p>below</p>`, options);
    await page.page.goto(pageOrigin);
    await whenReady(page.page, 'octavo-calculator');
    assert.is(await page.page.locator('[data-price=total]').textContent(), '$11.96');
    const box = await page.page.locator('octavo-calculator').boundingBox();
    assert.ok((await layoutShift(page.page)) < 0.01, `shifted to a height of ${box?.height}`);
    assert.equal(page.errors, []);
    await page.close();
  });

widgets('EMB-01 a widget becomes visible as a whole, though it is rendered in parts', async () => {
  const elements = ['octavo-calculator', 'octavo-order-form', 'octavo-price-list'];
  const markup = elements.map((name) => `<${name} loading="eager"></${name}>`).join('');
  const { page, errors, close } = await open(`${script}${markup}`, phone);
  await watchParts(page);
  await page.goto(pageOrigin);
  for (const element of elements) await whenReady(page, element);
  assert.equal(await page.evaluate(() => Reflect.get(window, 'parts')), []);
  assert.equal(errors, []);
  await close();
});

widgets('INF-01 three cards keep their room, one below another or all in one row', async () => {
  const card = 'octavo-service-info [part=card]';
  const page = await open(`${script}<octavo-service-info loading="eager"></octavo-service-info>`, desktop);
  await page.page.goto(pageOrigin);
  await whenReady(page.page, 'octavo-service-info');
  assert.equal(await page.page.locator('octavo-service-info h3').allTextContents(), [
    'Quality',
    'Quantity',
    'Anonymity',
  ]);
  for (const [width, reservedHeight] of [
    [320, 0],
    [735, 0],
    [736, 736],
    [1280, 736],
  ] as const) {
    await page.page.setViewportSize({ width: width + 16, height: 800 });
    const tops = await page.page
      .locator(card)
      .evaluateAll((cards) => cards.map((one) => one.getBoundingClientRect().top));
    assert.is(new Set(tops).size, reservedHeight === 736 ? 1 : 3, `${width} px`);
    const box = await page.page.locator('octavo-service-info').boundingBox();
    assert.ok(
      Math.abs((box?.height ?? 0) - heights['service-info'][reservedHeight]) < 12,
      `${width}: ${box?.height}`,
    );
  }
  assert.equal(page.errors, []);
  await page.close();
});

widgets('CAL-03 a change is priced in its own frame, before any response', async () => {
  const page = await open(`${script}<octavo-calculator></octavo-calculator>`, desktop);
  await page.page.goto(pageOrigin);
  await whenReady(page.page, 'octavo-calculator');
  await page.page.locator('[name=deadlineId]').selectOption('1');
  await page.page.getByText('$50.00').first().waitFor();
  assert.equal(page.errors, []);
  await page.close();
});

widgets('EMB-03 a changed attribute takes effect, and the choices are kept', async () => {
  const page = await open(`${script}<octavo-calculator></octavo-calculator>`, desktop);
  await page.page.goto(pageOrigin);
  await whenReady(page.page, 'octavo-calculator');
  await page.page.locator('[name=deadlineId]').selectOption('1');
  await page.page
    .locator('octavo-calculator')
    .evaluate((element) => element.setAttribute('theme', 'minimal'));
  await page.page.locator('.octavo[data-theme=minimal]').waitFor();
  assert.is(await page.page.locator('[name=deadlineId]').inputValue(), '1');
  await page.close();
});

widgets('EMB-02 widgets on one page do not share typed values', async () => {
  const two = '<octavo-calculator></octavo-calculator><octavo-calculator></octavo-calculator>';
  const page = await open(script + two, desktop);
  await page.page.goto(pageOrigin);
  await page.page.locator('octavo-calculator[data-state=ready]').nth(1).waitFor();
  await page.page.locator('[name=deadlineId]').first().selectOption('1');
  assert.is(await page.page.locator('[name=deadlineId]').nth(1).inputValue(), '9');
  await page.close();
});

for (const element of ['octavo-price-list', 'octavo-service-info', 'octavo-order-form'])
  widgets(`EMB-02 ${element} works without an error`, async () => {
    const page = await open(`${script}<${element} loading="eager"></${element}>`, phone);
    await page.page.goto(pageOrigin);
    await whenReady(page.page, element);
    assert.equal(page.errors, []);
    const width = await page.page.evaluate(() => document.documentElement.scrollWidth);
    assert.is(width, 360, 'scrolls sideways');
    await page.close();
  });

widgets.run();
