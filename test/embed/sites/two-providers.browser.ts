import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  elementOf,
  openOwnersPage,
  openTwoProviders,
  orderPageOf,
  type ProviderSite,
  scriptOf,
  widgetOf,
} from '../../support/embed/two-providers.ts';
import { until } from '../../support/until.ts';

const providers = suite('two providers on one page');
const stage = await openTwoProviders();
const { first, second } = stage;

/** Returns the script of the site's present release, whose files have addresses of their own. */
const pinnedScriptOf = async ({ host, server }: ProviderSite) => {
  const { version } = await (await fetch(`${server.origin}/embed/integrity.json`)).json();
  return scriptOf({ host }).replace('/embed/', `/embed/v/${version}/`);
};

const calculators = elementOf('calculator', first) + elementOf('calculator', second);

providers('a site that names its release is shown beside one that does not, in any sequence', async () => {
  const scripts = [await pinnedScriptOf(first), scriptOf(second)];
  for (const sequence of [scripts, [...scripts].reverse()]) {
    const page = await openOwnersPage(stage, sequence.join('') + calculators, async (page) => {
      await page.route(`http://${first.host}/embed/{chunks,adapt,sites}**`, (route) => route.abort());
    });
    for (const site of [first, second])
      assert.is(await orderPageOf(page, `[data-host="${site.host}"]`), site.host);
  }
});

/** What another release has in place of this one's `sites.js`. It records its calls in `window.calls`. */
const anotherRelease = `
  window.calls = [];
  export const loadOfSite = async (host, settings, failures) => {
    calls.push(['loadOfSite', host.localName, { ...settings }, failures]);
    const mount = (element, root, { setState }) => ({
      prepare: () => void calls.push(['prepare', element === host]),
      show: () => {
        calls.push(['show']);
        root.replaceChildren(document.createElement('p'));
        root.firstChild.append('A widget of another release');
        setState('ready');
      },
      destroy: () => void calls.push(['destroy']),
    });
    return [{}, mount];
  };`;

providers('a widget of another release is mounted, shown and removed by its own code', async () => {
  const another = { host: 'another.localhost:8090' };
  const page = await openOwnersPage(
    stage,
    scriptOf(first) + scriptOf(another, 'data-nonce="once"') + elementOf('calculator', another),
    (page) =>
      page.route(`http://${another.host}/embed/**`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: route.request().url().endsWith('/sites.js') ? anotherRelease : '',
        }),
      ),
  );
  await page.getByText('A widget of another release').waitFor();
  await page
    .locator(`[data-host="${another.host}"][data-state=ready]`)
    .evaluate((element) => element.remove());
  const calls = () => page.evaluate((): unknown[][] => Reflect.get(window, 'calls'));
  await until(async () => (await calls()).length === 4);
  assert.equal(await calls(), [
    ['loadOfSite', 'octavo-calculator', { octavo: '', host: another.host, nonce: 'once' }, 0],
    ['prepare', true],
    ['show'],
    ['destroy'],
  ]);
});

const open = (widget: string, settings = '') =>
  openOwnersPage(
    stage,
    scriptOf(first, settings) +
      scriptOf(second, settings) +
      elementOf(widget, first) +
      elementOf(widget, second),
  );

/** Reads the address and the visitor's id of each request of the statistics. */
const watchStatistics = (page: Page) => {
  const sent: { host: string; identity: string | null; visitorId: string | undefined }[] = [];
  page.on('request', (request) => {
    const { host, pathname, searchParams } = new URL(request.url());
    if (!pathname.endsWith('/visitor-action')) return;
    const [, visitorId] = /name="visitorId"\s+([\w-]+)/.exec(request.postData() ?? '') ?? [];
    sent.push({ host, identity: searchParams.get('identity'), visitorId });
  });
  return sent;
};

providers('ANA-01 TRK-02 each provider gets its own widget’s events under its own visitor id', async () => {
  const page = await open('price-list', 'data-consent="required"');
  for (const site of [first, second]) await widgetOf(page, site).locator('a').first().waitFor();
  const sent = watchStatistics(page);
  await page.evaluate(() => window.octavo?.push(['consent', true]));
  const links = await Promise.all(
    [first, second].map(async (site) => {
      const link = widgetOf(page, site).locator('a[href*="visitorId="]').first();
      await link.waitFor();
      return new URL((await link.getAttribute('href')) ?? '').searchParams;
    }),
  );
  await until(() => new Set(sent.map(({ host }) => host)).size === 2);
  for (const [index, { host }] of [first, second].entries()) {
    const visitorId = links[index]?.get('visitorId');
    assert.is(links[index]?.get('affiliateId'), '7');
    assert.ok(links[index]?.get('fv_landing'));
    const events = sent.filter((event) => event.host === `api.${host}`);
    assert.ok(events.length);
    for (const event of events)
      assert.equal(event, { host: `api.${host}`, identity: `my.${host}`, visitorId });
  }
  assert.is.not(links[0]?.get('visitorId'), links[1]?.get('visitorId'));
  const named = await page.evaluate(() => {
    const { dataLayer = [] } = Object(window);
    return [...dataLayer].map(({ site, action }) => `${site} ${action}`);
  });
  assert.equal(named.sort(), [`${first.host} Show`, `${second.host} Show`]);
  await page.evaluate(() => window.octavo?.push(['consent', false]));
  for (const site of [first, second])
    await widgetOf(page, site).locator('a:not([href*="visitorId="])').first().waitFor();
  const stored = await page.evaluate(() => Object.keys(localStorage).filter((name) => /visit/.test(name)));
  assert.equal(stored, []);
});

providers.run();
