import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ScriptOptions } from '../../src/package/load.ts';
import { everyWidget, prerenderedWidgets } from '../../src/public-interface/elements.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { servePages } from '../support/package/serve-pages.ts';

type Load = typeof import('../../src/package/load.ts');

/** Opens a browser, a server, and a second server of a page without Octavo that can import the package. */
const openPlainStage = async () => {
  const { browser, octavo } = await openStage();
  const { origin } = await servePages({
    plain: 'test/support/package/pages',
    octavo: 'dist/package',
  });
  const site = `localhost:${octavo.port}`;
  const open = async (): Promise<Page> => {
    const page = await browser.newPage();
    await page.goto(`${origin}/plain/plain.html`);
    return page;
  };
  /**
   * Returns the address of an entry. It is computed, because the bundler of the suites would try to resolve a literal
   * address.
   */
  const addressOf = (entry: string) => `${origin}/octavo/${entry}.js`;
  /** Calls `loadOctavo` on a page. Returns the version of the loaded script, or the message of the failure. */
  const loadOn = (page: Page, name: string, options: ScriptOptions = {}): Promise<string> =>
    page.evaluate(
      async ([entry, src, options]) => {
        const { loadOctavo }: Load = await import(entry);
        return loadOctavo(src, options).then(
          (api) => String(api?.version),
          ({ message }: Error) => message,
        );
      },
      [addressOf('load'), `${octavo.origin}/embed/${name}.js`, { host: site, ...options }] as const,
    );
  return { octavo, site, open, addressOf, loadOn };
};

const load = suite('loading the scripts of one site and of two');
const { octavo, site, open, addressOf, loadOn } = await openPlainStage();

type Elements = typeof import('../../src/package/elements.ts');
load('all calls load octavo.js once, and a call after a failure loads it again', async () => {
  const page = await open();
  let requests = 0;
  let isBroken = true;
  await page.route('**/embed/octavo.js', async (route) => {
    requests++;
    await (isBroken ? route.abort() : route.continue());
  });
  assert.match(await loadOn(page, 'octavo'), /could not be loaded from .*The next call tries again/);
  isBroken = false;
  const versions = await Promise.all([loadOn(page, 'octavo'), loadOn(page, 'octavo')]);
  assert.match(versions[0], /^\d+\.\d+\.\d+$/);
  assert.is(versions[1], versions[0]);
  assert.is(await loadOn(page, 'octavo'), versions[0]);
  assert.is(requests, 2);
  await page.evaluate(() => {
    const calculator = document.createElement('octavo-calculator');
    calculator.setAttribute('loading', 'eager');
    document.body.append(calculator);
  });
  await page.locator('octavo-calculator [data-price=total]').waitFor();
});

load('a release’s script is loaded with its hash, and the browser refuses one that differs', async () => {
  const { version, files } = await (await fetch(`${octavo.origin}/embed/integrity.json`)).json();
  for (const [integrity, outcome] of [
    [files['octavo.js'], /^\d+\.\d+\.\d+$/],
    [files['explain.js'], /could not be loaded from/],
  ] as const) {
    const page = await open();
    assert.match(await loadOn(page, `v/${version}/octavo`, { integrity: String(integrity) }), outcome);
  }
});

load('an answer that is not Octavo’s script is named as the reason of the failure', async () => {
  const page = await open();
  await page.route('**/embed/octavo.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  assert.match(await loadOn(page, 'octavo'), /^The answer is not the script of Octavo at/);
});

load('the loader uses a snippet that the page already has, and adds no second script', async () => {
  const page = await open();
  await page.evaluate(
    ([src = '', host = '']) =>
      new Promise((onload) => {
        const script = Object.assign(document.createElement('script'), { src, onload });
        Object.assign(script.dataset, { octavo: '', host });
        document.head.append(script);
      }),
    [`${octavo.origin}/embed/octavo.js`, site],
  );
  assert.match(await loadOn(page, 'octavo'), /^\d/);
  assert.is(await page.locator('script[data-octavo]').count(), 1);
});

load('PKG-01 element classes exist once the script has defined the elements', async () => {
  const page = await open();
  await page.evaluate(async (entry) => {
    const { elementClass, whenElementDefined }: Elements = await import(entry);
    Object.assign(window, { before: elementClass('calculator'), defined: whenElementDefined('calculator') });
  }, addressOf('elements'));
  await loadOn(page, 'octavo');
  const isClass = await page.evaluate(async () => {
    const found = 'defined' in window && (await window.defined);
    return 'before' in window && window.before === null && found === customElements.get('octavo-calculator');
  });
  assert.ok(isClass);
});

load('the server has prerendered HTML for exactly those widgets whose types say so', async () => {
  for (const widget of everyWidget) {
    const { status } = await fetch(`${octavo.origin}/embed/${widget}.html`);
    assert.is(
      status === 200,
      prerenderedWidgets.some((name) => name === widget),
      widget,
    );
  }
});

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

load.run();
