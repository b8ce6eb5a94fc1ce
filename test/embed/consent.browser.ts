import type { BrowserContext } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDesktop } from '../support/browser/browser.ts';
import { waitForWidgets } from '../support/embed/host-pages.ts';
import { openHostStage } from '../support/embed/open-host-stage.ts';

const consent = suite('a price list on a page that asks for consent');
const { browser, hosts } = await openHostStage(consent);
let context: BrowserContext;

consent.before.each(async () => {
  context = await openDesktop(browser);
});
consent.after.each(() => context.close());

const content = `<script data-consent="marketing" type="text/plain"></script>
  <script async src="OCTAVO/embed/octavo.js" data-octavo data-host="SITE" data-consent="required"></script>
  <octavo-price-list loading="eager"></octavo-price-list>`;

consent('PRL-03 TRK-01 links identify the visitor from consent until the consent is withdrawn', async () => {
  const { page, errors } = await hosts.openWith(context, content);
  await waitForWidgets(page, 1);
  const link = page.locator('octavo-price-list a').first();
  const before = (await link.getAttribute('href')) ?? '';
  assert.match(before, /^http/);
  assert.not.match(before, /visitorId|fv_/);
  const setConsent = (isGranted: boolean) =>
    page.evaluate((granted) => window.octavo?.push(['consent', granted]), isGranted);
  await setConsent(true);
  await page.locator('octavo-price-list a[href*=visitorId][href*=fv_landing]').first().waitFor();
  await setConsent(false);
  await page.locator('octavo-price-list a:not([href*=visitorId], [href*=fv_])').first().waitFor();
  assert.is(await page.locator('octavo-price-list a[href*=visitorId]').count(), 0);
  assert.equal(errors, []);
});

consent.run();
