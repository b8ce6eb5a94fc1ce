import type { Browser, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { violations } from '../axe.ts';
import { type Octavo, openBrowser, startOctavo } from '../browser.ts';

const pages = suite('demo pages in a browser');
let browser: Browser;
let octavo: Octavo;

pages.before(async () => {
  [browser, octavo] = await Promise.all([openBrowser(), startOctavo()]);
});
pages.after(async () => {
  await browser.close();
  await octavo.stop();
});

const addresses = ['/', '/rules/', '/rules/terms-of-use/', '/rules/money-back-guarantee/'];
const widgets = 'octavo-calculator, octavo-price-list, octavo-service-info, octavo-service-rules';

/** Every widget of the page, those included that wait to be near the screen. */
const ready = async (page: Page) => {
  for (const widget of await page.locator(widgets).all()) {
    await widget.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await widget.and(page.locator('[data-state=ready]')).waitFor();
  }
  // The header that stays would lie over what is below it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
};

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 1280])
    pages(`UI-08 keep to accessibility rules and to the screen, ${colorScheme}, ${width} px`, async () => {
      const viewport = { width, height: 800 };
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      for (const address of addresses) {
        await page.goto(octavo.origin + address);
        await ready(page);
        assert.equal(await violations(page), [], address);
        assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width, address);
      }
      assert.equal(errors, []);
      await context.close();
    });

pages('EMB-01 move nothing while a phone loads them', async () => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  for (const address of addresses) {
    await page.goto(octavo.origin + address);
    await ready(page);
    const shifts: number[] = await page.evaluate(() => Object(window).shifts);
    assert.ok(shifts.reduce((sum, shift) => sum + shift, 0) < 0.01, `${address}: ${shifts}`);
  }
  await context.close();
});

pages('RUL-03 say in words, without scripts, where to turn', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(octavo.origin);
  await page.locator('octavo-calculator').getByRole('link', { name: 'listed below' }).waitFor();
  await page.goto(`${octavo.origin}/rules/privacy-policy/`);
  await page.locator('octavo-service-rules').getByRole('link', { name: 'support@' }).waitFor();
  await context.close();
});

pages.run();
