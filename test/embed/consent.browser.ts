import type { Browser, BrowserContext } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser, openDesktop } from '../browser.ts';
import { type HostPages, openHostPages, standing } from './host-pages.ts';

const consent = suite('a price list on a page that asks for consent');
let browser: Browser;
let context: BrowserContext;
let hosts: HostPages;

consent.before(async () => {
  hosts = await openHostPages();
  browser = await openBrowser();
});
consent.before.each(async () => {
  context = await openDesktop(browser);
});
consent.after.each(() => context.close());
consent.after(async () => {
  await browser.close();
  await hosts.stop();
});

const content = `<script data-consent="marketing" type="text/plain"></script>
  <script async src="OCTAVO/embed/octavo.js" data-octavo data-host="SITE" data-consent="required"></script>
  <octavo-price-list loading="eager"></octavo-price-list>`;

consent(
  'PRL-03 TRK-01 names the visitor in its links from consent on, and no longer once it is withdrawn',
  async () => {
    const { page, errors } = await hosts.openWith(context, content);
    await standing(page, 1);
    const link = page.locator('octavo-price-list a').first();
    const before = (await link.getAttribute('href')) ?? '';
    assert.match(before, /^http/);
    assert.not.match(before, /visitorId|fv_/);
    const say = (isGranted: boolean) =>
      page.evaluate((granted) => window.octavo?.push(['consent', granted]), isGranted);
    await say(true);
    await page.locator('octavo-price-list a[href*=visitorId][href*=fv_landing]').first().waitFor();
    await say(false);
    await page.locator('octavo-price-list a:not([href*=visitorId], [href*=fv_])').first().waitFor();
    assert.is(await page.locator('octavo-price-list a[href*=visitorId]').count(), 0);
    assert.equal(errors, []);
  },
);

consent.run();
