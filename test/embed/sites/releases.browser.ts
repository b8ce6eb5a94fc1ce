import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { loadOfSite } from '../../../src/embed/loader/load-of-site.ts';
import {
  elementOf,
  openOwnersPage,
  openTwoProviders,
  type ProviderSite,
  scriptOf,
  widgetOf,
} from '../../support/embed/two-providers.ts';
import { until } from '../../support/server/until.ts';

const releases = suite('sites of two releases on one page');
const stage = await openTwoProviders();
const { first, second } = stage;

/** Returns the script of the site's present release, whose files have addresses of their own. */
const pinnedScriptOf = async ({ host, server }: ProviderSite) => {
  const { version } = await (await fetch(`${server.origin}/embed/integrity.json`)).json();
  return scriptOf({ host }).replace('/embed/', `/embed/v/${version}/`);
};

const orderPageOf = async (page: Page, site: ProviderSite) => {
  const link = widgetOf(page, site).locator('a.order[href*="visitorId="]');
  await link.waitFor();
  return new URL((await link.getAttribute('href')) ?? '').host;
};

const calculators = elementOf('calculator', first) + elementOf('calculator', second);

releases('a site that names its release is shown beside one that does not, in any sequence', async () => {
  const scripts = [await pinnedScriptOf(first), scriptOf(second)];
  for (const sequence of [scripts, [...scripts].reverse()]) {
    const page = await openOwnersPage(stage, sequence.join('') + calculators, async (page) => {
      await page.route(`http://${first.host}/embed/{chunks,adapt,sites}**`, (route) => route.abort());
    });
    for (const site of [first, second]) assert.is(await orderPageOf(page, site), site.host);
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

releases('a widget of another release is mounted, shown and removed by its own code', async () => {
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
  await until('the widget is destroyed', async () => (await calls()).length === 4);
  assert.equal(await calls(), [
    ['loadOfSite', 'octavo-calculator', { octavo: '', host: another.host, nonce: 'once' }, 0],
    ['prepare', true],
    ['show'],
    ['destroy'],
  ]);
});

releases('a script of another release loads, mounts and removes a widget of this one', async () => {
  const page = await openOwnersPage(stage, '<octavo-calculator></octavo-calculator>');
  const states = await page.evaluate(
    async ([src, host]) => {
      const module: { loadOfSite: typeof loadOfSite } = await import(src);
      const element = document.querySelector<HTMLElement>('octavo-calculator');
      if (!element) throw new Error('The page has no element.');
      const states: string[] = [];
      const root = element.attachShadow({ mode: 'open' });
      const [site, mount] = await module.loadOfSite(element, { host, octavo: '', consent: 'required' }, 0);
      const hosts = { site: '', api: '', cabinet: '' };
      const widget = mount(element, root, { site, hosts, setState: (state) => states.push(state) });
      widget.prepare();
      await widget.show();
      states.push(`${root.querySelector('[data-price=total]')?.textContent?.slice(0, 1)}`);
      widget.destroy();
      states.push(`${root.querySelector('[data-price=total]')}`);
      return states;
    },
    [`http://${second.host}/embed/sites.js`, second.host] as const,
  );
  assert.equal(states, ['ready', '$', 'null']);
});

releases.run();
