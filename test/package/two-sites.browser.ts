import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openPlainStage } from '../support/package/open-plain-stage.ts';

const load = suite('loading the scripts of two sites');
const { site, open, loadOn } = await openPlainStage();

load('a call for a second site adds its script, and elements show the site that they name', async () => {
  const page = await open();
  const second = `v2.${site}`;
  const version = await loadOn(page, 'octavo');
  for (const host of [second, site, second]) assert.is(await loadOn(page, 'octavo', { host }), version);
  assert.is(await page.locator('script[data-octavo]').count(), 2);
  await page.evaluate((host) => {
    window.octavo?.push(['mount', 'price-list', document.body, { 'data-host': host, loading: 'eager' }]);
  }, second);
  await page.locator('octavo-price-list .version-2 td').first().waitFor();
});

load('a second site whose script fails leaves the first one, and is loaded by the next call', async () => {
  const page = await open();
  const version = await loadOn(page, 'octavo');
  await page.route('**/embed/octavo.js', (route) => route.abort());
  assert.match(await loadOn(page, 'octavo', { host: `v2.${site}` }), /could not be loaded from/);
  assert.is(await loadOn(page, 'octavo'), version);
  await page.unroute('**/embed/octavo.js');
  assert.is(await loadOn(page, 'octavo', { host: `v2.${site}` }), version);
});

load.run();
