import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  elementOf,
  openOwnersPage,
  openTwoProviders,
  type ProviderSite,
  scriptOf,
  widgetOf,
} from '../../support/embed/two-providers.ts';

const sites = suite('two sites on one page');
const stage = await openTwoProviders();
const { first, second } = stage;

const calculators = elementOf('calculator', first) + elementOf('calculator', second);

/** Returns what the calculator of a site shows: its price and academic level, and the order page of its link. */
const shownBy = async (page: Page, site: ProviderSite) => {
  const calculator = widgetOf(page, site);
  const link = calculator.locator('a.order[href*="visitorId="]');
  await link.waitFor();
  const { origin, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  return {
    price: await calculator.locator('[data-price=total]').textContent(),
    level: await calculator.locator('[name=academicLevelId] option:checked').textContent(),
    orderPage: origin + pathname,
    carried: ['affiliateId', 'utm_source'].map((name) => searchParams.get(name)),
  };
};

/** Returns what the calculator of a site shows on a page that has this site alone. */
const shownAlone = async (site: ProviderSite) => {
  const unnamed = '<octavo-calculator loading="eager" id="alone"></octavo-calculator>';
  const page = await openOwnersPage(stage, scriptOf(site) + unnamed);
  await page.locator('#alone[data-state=ready] a.order[href*="visitorId="]').waitFor();
  await page
    .locator('#alone')
    .evaluate((element, host) => element.setAttribute('data-host', host), site.host);
  const shown = await shownBy(page, site);
  return shown;
};

const alone = [await shownAlone(first), await shownAlone(second)];
for (const order of [[first, second] as const, [second, first] as const])
  sites(
    `each calculator shows the prices, texts and order page of its own site if the script of ${order[0].host.split(':')[0]} is first`,
    async () => {
      assert.is.not(alone[0]?.price, alone[1]?.price);
      assert.is.not(alone[0]?.orderPage, alone[1]?.orderPage);
      const page = await openOwnersPage(stage, order.map((site) => scriptOf(site)).join('') + calculators);
      assert.equal([await shownBy(page, first), await shownBy(page, second)], alone);
      assert.equal(alone[0]?.carried, ['7', 'mail']);
      assert.equal(alone[1]?.carried, ['7', 'mail']);
    },
  );

sites('one script shows the sites that its elements name, in the light DOM and in German too', async () => {
  const other = { host: `v2.${first.host}` };
  const page = await openOwnersPage(
    stage,
    scriptOf(first) +
      elementOf('calculator', first) +
      elementOf('price-list', other, 'data-dom="light"') +
      elementOf('service-rules', other, 'locale="de"'),
  );
  await widgetOf(page, first).locator('[data-price=total]').waitFor();
  const prices = page.locator(`octavo-price-list[data-host="${other.host}"][data-state=ready]`);
  await prices.locator(':scope > [slot=light] .version-2 td').first().waitFor();
  await page.locator(`octavo-service-rules[data-host="${other.host}"] [lang=de]`).waitFor();
});

sites('a widget that is removed leaves that of the other site whole', async () => {
  const page = await openOwnersPage(stage, scriptOf(first) + scriptOf(second) + calculators);
  const rest = widgetOf(page, second);
  await rest.locator('a.order[href*="visitorId="]').waitFor();
  const removed = widgetOf(page, first);
  await removed.evaluate((element) => {
    Object.assign(window, { removed: element });
    element.remove();
  });
  await page.waitForFunction(() => Reflect.get(window, 'removed').dataset.state === 'loading');
  const price = await rest.locator('[data-price=total]').textContent();
  await rest.locator('[data-field=numberElements] input').fill('3');
  await page.waitForFunction(
    ([host, before]) =>
      document.querySelector(`[data-host="${host}"]`)?.shadowRoot?.querySelector('[data-price=total]')
        ?.textContent !== before,
    [second.host, price] as const,
  );
});

sites('a widget of a server that is down fails with Retry, and that of the other site is whole', async () => {
  await second.server.stop();
  for (const scripts of [scriptOf(first) + scriptOf(second), scriptOf(second) + scriptOf(first)]) {
    const page = await openOwnersPage(stage, scripts + calculators);
    assert.equal(await shownBy(page, first), alone[0]);
    const failed = page.locator(`[data-host="${second.host}"][data-state=failed]`);
    await failed.getByRole('button', { name: 'Retry' }).waitFor();
  }
});

sites.run();
