import type { BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDesktop } from '../support/browser/browser.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { servePages } from '../support/package/serve-pages.ts';

const load = suite('loading the scripts of two sites');
const { browser, octavo } = await openStage(load);
const { origin, stop } = await servePages({
  plain: 'test/support/package/pages',
  octavo: 'dist/package',
});
load.after(stop);

const site = `localhost:${octavo.port}`;

/** Opens a page without Octavo that can import the package. */
const open = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`${origin}/plain/plain.html`);
  return page;
};

type Load = typeof import('../../src/package/load.ts');
/**
 * Returns the address of an entry. It is computed, because the bundler of the suites would try to resolve a literal
 * address.
 */
const addressOf = (entry: string) => `${origin}/octavo/${entry}.js`;

/** Calls `loadOctavo` on a page. Returns the version of the loaded script, or the message of the failure. */
const loadOn = (page: Page, name: string, host = site): Promise<string> =>
  page.evaluate(
    async ([entry, src, host]) => {
      const { loadOctavo }: Load = await import(entry);
      return loadOctavo(src, { host }).then(
        (api) => String(api?.version),
        ({ message }: Error) => message,
      );
    },
    [addressOf('load'), `${octavo.origin}/embed/${name}.js`, host] as const,
  );

load('a call for a second site adds its script, and elements show the site that they name', async () => {
  const context = await openDesktop(browser);
  const page = await open(context);
  const second = `v2.${site}`;
  const version = await loadOn(page, 'octavo');
  for (const host of [second, site, second]) assert.is(await loadOn(page, 'octavo', host), version);
  assert.is(await page.locator('script[data-octavo]').count(), 2);
  await page.evaluate((host) => {
    window.octavo?.push(['mount', 'price-list', document.body, { 'data-host': host, loading: 'eager' }]);
  }, second);
  await page.locator('octavo-price-list .version-2 td').first().waitFor();
  await context.close();
});

load('a second site whose script fails leaves the first one, and is loaded by the next call', async () => {
  const context = await openDesktop(browser);
  const page = await open(context);
  const version = await loadOn(page, 'octavo');
  await context.route('**/embed/octavo.js', (route) => route.abort());
  assert.match(await loadOn(page, 'octavo', `v2.${site}`), /could not be loaded from/);
  assert.is(await loadOn(page, 'octavo'), version);
  await context.unroute('**/embed/octavo.js');
  assert.is(await loadOn(page, 'octavo', `v2.${site}`), version);
  await context.close();
});

load.run();
