import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openPhone, refuseErrors } from '../../support/browser/browser.ts';
import { holdRequests } from '../../support/browser/faults.ts';
import { openStage } from '../../support/browser/open-stage.ts';
import { openPrerendered } from '../../support/embed/prerendered-page.ts';

const paint = suite('the first paint of a page with a prerendered widget');
const { browser, octavo } = await openStage();

const widgets = [
  ['calculator', 'template=m1_d1', '[data-price=total]'],
  ['order-form', 'template=m1_d1', '[data-price=total]'],
  ['order-form', 'template=m2_d1', '[data-price=total]'],
  ['order-form', 'template=m3_d1', '[data-price=total]'],
  ['price-list', '', 'td a'],
] as const;

/** Records at the start of each frame whether the styled price and the whole widget are in the page. */
const recordFrames = ({ widget, price }: { widget: string; price: string }) => {
  const frames: { start: number; isPriceShown: boolean; isWhole: boolean }[] = [];
  const isPriceShown = () => {
    const shadow = document.querySelector(`octavo-${widget} [slot]`)?.shadowRoot;
    const surface = shadow?.querySelector('.octavo');
    return (
      /\d/.test(shadow?.querySelector(price)?.textContent ?? '') &&
      Boolean(surface && getComputedStyle(surface).getPropertyValue('--fill'))
    );
  };
  const record = (start: number) => {
    const isWhole = Boolean(document.querySelector(`octavo-${widget} + p`));
    frames.push({ start, isPriceShown: isPriceShown(), isWhole });
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
  Object.assign(window, { octavoFrames: frames });
};

/** Returns whether the price was shown in the page's first contentful paint, and in the first frame with the whole widget. */
const framesWithPrice = (page: Page) =>
  page.evaluate(async () => {
    const [first] = await new Promise<PerformanceEntry[]>((seen) => {
      new PerformanceObserver((list) => {
        const found = list.getEntriesByName('first-contentful-paint');
        if (found.length) seen(found);
      }).observe({ type: 'paint', buffered: true });
    });
    const frames: { start: number; isPriceShown: boolean; isWhole: boolean }[] = Reflect.get(
      window,
      'octavoFrames',
    );
    return {
      firstPaint: frames.findLast(({ start }) => start <= (first?.startTime ?? 0))?.isPriceShown,
      whole: frames.find(({ isWhole }) => isWhole)?.isPriceShown,
    };
  });

for (const [widget, query, price] of widgets)
  paint(`CHK-02 ${widget} with ${query || 'no template'} is drawn with its price`, async () => {
    const context = await openPhone(browser);
    const page = await context.newPage();
    await page.addInitScript(recordFrames, { widget, price });
    // Never answers requests for style sheets and scripts of the widget, because these arrive after the first paint.
    await page.route('**/embed/**', () => {});
    await openPrerendered(octavo, page, { widget, script: widget, query: `?styles=inline&${query}` });
    const { firstPaint, whole } = await framesWithPrice(page);
    assert.is(whole, true);
    // The price of m3_d1 is the last part of its HTML, and a browser may draw a page before it has read that far.
    if (!query.includes('m3_d1')) assert.is(firstPaint, true);
  });

paint('EMB-07 the prerendered price list works under a policy that forbids inline code', async () => {
  const policy = [
    `default-src 'none'; script-src 'self'; connect-src ${octavo.api} 'self'; style-src 'self'; img-src 'self'`,
    "base-uri 'none'; require-trusted-types-for 'script'; trusted-types octavo",
  ].join(';');
  const page = await browser.newPage();
  refuseErrors(page);
  // Answers beacons itself, because Chromium sends none from a page of another host to the local machine.
  await page.route('**/visitor-action*', (route) => route.fulfill({ status: 204 }));
  const { release } = await holdRequests(page, '**/embed/price-list.js');
  await openPrerendered(octavo, page, { widget: 'price-list', script: 'price-list', policy });
  const background = () => page.locator('.octavo').evaluate((card) => getComputedStyle(card).backgroundColor);
  const shownBackground = await background();
  assert.is.not(shownBackground, 'rgba(0, 0, 0, 0)');
  release();
  await page.locator('octavo-price-list[data-state=ready]').waitFor();
  assert.is(await background(), shownBackground);
});

paint.run();
