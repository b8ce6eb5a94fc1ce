import type { BrowserContextOptions, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser } from '../../support/browser/browser.ts';
import { heights, openStrictPage, pageOrigin, script } from '../../support/embed/strict-page.ts';

const widgets = suite('the widgets on a page with a strict policy');
const browser = await openBrowser();

const open = (body: string, options: BrowserContextOptions) => openStrictPage(browser, body, options);
const whenReady = (page: Page, element: string) => page.locator(`${element}[data-state=ready]`).waitFor();
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 900 } };

/** Records every later frame in which a shadow root contains a form without its price. */
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

/** Returns the sum of all layout shifts so far, as web vitals count them. */
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
  widgets(`EMB-01 on ${device}, a widget shows a price within its reserved height`, async () => {
    const { page, errors, close } = await open(
      `${script}<octavo-calculator></octavo-calculator><p>below</p>`,
      options,
    );
    await page.goto(pageOrigin);
    await whenReady(page, 'octavo-calculator');
    assert.is(await page.locator('[data-price=total]').textContent(), '$11.96');
    const box = await page.locator('octavo-calculator').boundingBox();
    assert.ok((await layoutShift(page)) < 0.01, `shifted to a height of ${box?.height}`);
    assert.equal(errors, []);
    await close();
  });

widgets('EMB-01 a widget that is rendered in parts becomes visible as a whole', async () => {
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

widgets('INF-01 the three cards are in one column or in one row, in the reserved height', async () => {
  const card = 'octavo-service-info [part=card]';
  const { page, errors, close } = await open(
    `${script}<octavo-service-info loading="eager"></octavo-service-info>`,
    desktop,
  );
  await page.goto(pageOrigin);
  await whenReady(page, 'octavo-service-info');
  assert.equal(await page.locator('octavo-service-info h3').allTextContents(), [
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
    await page.setViewportSize({ width: width + 16, height: 800 });
    const tops = await page
      .locator(card)
      .evaluateAll((cards) => cards.map((one) => one.getBoundingClientRect().top));
    assert.is(new Set(tops).size, reservedHeight === 736 ? 1 : 3, `${width} px`);
    const box = await page.locator('octavo-service-info').boundingBox();
    assert.ok(
      Math.abs((box?.height ?? 0) - heights['service-info'][reservedHeight]) < 12,
      `${width}: ${box?.height}`,
    );
  }
  assert.equal(errors, []);
  await close();
});

widgets('CAL-03 a change of a choice changes the price in the same frame, before any response', async () => {
  const { page, errors, close } = await open(`${script}<octavo-calculator></octavo-calculator>`, desktop);
  await page.goto(pageOrigin);
  await whenReady(page, 'octavo-calculator');
  await page.locator('[name=deadlineId]').selectOption('1');
  await page.getByText('$50.00').first().waitFor();
  assert.equal(errors, []);
  await close();
});

widgets('EMB-03 a changed attribute takes effect, and the visitor’s choices are kept', async () => {
  const { page, close } = await open(`${script}<octavo-calculator></octavo-calculator>`, desktop);
  await page.goto(pageOrigin);
  await whenReady(page, 'octavo-calculator');
  await page.locator('[name=deadlineId]').selectOption('1');
  await page.locator('octavo-calculator').evaluate((element) => element.setAttribute('theme', 'minimal'));
  await page.locator('.octavo[data-theme=minimal]').waitFor();
  assert.is(await page.locator('[name=deadlineId]').inputValue(), '1');
  await close();
});

widgets('EMB-02 widgets on one page do not share typed values', async () => {
  const two = '<octavo-calculator></octavo-calculator><octavo-calculator></octavo-calculator>';
  const { page, close } = await open(script + two, desktop);
  await page.goto(pageOrigin);
  await page.locator('octavo-calculator[data-state=ready]').nth(1).waitFor();
  await page.locator('[name=deadlineId]').first().selectOption('1');
  assert.is(await page.locator('[name=deadlineId]').nth(1).inputValue(), '9');
  await close();
});

for (const element of ['octavo-price-list', 'octavo-service-info', 'octavo-order-form'])
  widgets(`EMB-02 ${element} works without an error`, async () => {
    const { page, errors, close } = await open(`${script}<${element} loading="eager"></${element}>`, phone);
    await page.goto(pageOrigin);
    await whenReady(page, element);
    assert.equal(errors, []);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.is(width, 360, 'scrolls sideways');
    await close();
  });

widgets.run();
