import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { violations } from '../support/browser/axe.ts';
import { openStage } from '../support/browser/open-stage.ts';

const pages = suite('demo pages in a browser');
const { browser, octavo } = await openStage(pages);

const addresses = ['/', '/rules/', '/rules/terms-of-use/', '/rules/money-back-guarantee/'];
const widgets =
  'octavo-calculator, octavo-order-form, octavo-price-list, octavo-service-info, octavo-service-rules';

/** Waits for every widget of the page, including those that load near the screen. */
const whenLoaded = async (page: Page) => {
  for (const widget of await page.locator(widgets).all()) {
    await widget.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await widget.and(page.locator('[data-state=ready]')).waitFor();
  }
  // The sticky header would cover the content below it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
};

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 1280])
    pages(`UI-08 a page is accessible and fits the screen, ${colorScheme}, ${width} px`, async () => {
      const viewport = { width, height: 800 };
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      for (const address of addresses) {
        await page.goto(octavo.origin + address);
        await whenLoaded(page);
        assert.equal(await violations(page), [], address);
        assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width, address);
      }
      assert.equal(errors, []);
      await context.close();
    });

for (const width of [360, 1280])
  pages(`UI-08 a right-to-left page has the site’s name at its starting side, ${width} px`, async () => {
    const context = await browser.newContext({ viewport: { width, height: 740 } });
    const page = await context.newPage();
    await page.goto(octavo.origin);
    const brand = page.locator('.masthead .brand');
    const availableWidth = await brand.evaluate((name) => {
      const before = name.getBoundingClientRect().left;
      document.documentElement.dir = 'rtl';
      return { before, after: innerWidth - name.getBoundingClientRect().right };
    });
    assert.is(Math.round(availableWidth.after), Math.round(availableWidth.before));
    await context.close();
  });

for (const width of [320, 360, 768, 1280])
  pages(`EMB-01 nothing moves while a page loads, ${width} px`, async () => {
    const context = await browser.newContext({ viewport: { width, height: 740 } });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
    });
    for (const address of [...addresses, '/order/', '/order/m2_d1/']) {
      await page.goto(octavo.origin + address);
      await whenLoaded(page);
      await page.waitForLoadState('networkidle');
      assert.equal(await page.evaluate(() => Object(window).shifts), [], address);
    }
    await context.close();
  });

/** Text and links that every page offers in place of a widget. */
const fallbackTexts = [
  ['/', 'octavo-calculator', 'listed below'],
  ['/order/', 'octavo-order-form', 'Order in your cabinet'],
  ['/rules/privacy-policy/', 'octavo-service-rules', 'support@'],
] as const;
const checkFallback = async (page: Page) => {
  for (const [address, widget, name] of fallbackTexts) {
    await page.goto(octavo.origin + address);
    await page.locator(widget).getByRole('link', { name }).waitFor();
  }
};

pages('EMB-07 a page without scripts says where to turn', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await checkFallback(await context.newPage());
  await context.close();
});

pages('EMB-07 a page where only Octavo is blocked says where to turn', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('**/embed/*.js', (route) => route.abort('blockedbyclient'));
  await checkFallback(page);
  await page.goto(octavo.origin);
  await page.locator('octavo-service-info li', { hasText: 'money back guarantee' }).waitFor();
  await context.close();
});

pages.run();
