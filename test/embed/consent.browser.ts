import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { element, openHostStage, script, waitForWidgets } from '../support/embed/host-pages.ts';

const consent = suite('a price list on a page that asks for consent');
const { openWith } = await openHostStage(consent);

consent('PRL-03 TRK-01 links identify the visitor from consent until the consent is withdrawn', async () => {
  const page = await openWith(
    '<script data-consent="marketing" type="text/plain"></script>' +
      script.replace('data-octavo', 'data-octavo data-consent="required"') +
      element('price-list'),
  );
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
});

consent.run();
