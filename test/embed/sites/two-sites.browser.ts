import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { field, type Person, person, type, unfoldAll } from '../../support/browser/order-journey.ts';
import { logIn, press } from '../../support/browser/order-visit.ts';
import {
  elementOf,
  openOwnersPage,
  openTwoProviders,
  orderPageOf,
  type ProviderSite,
  scriptOf,
  widgetOf,
} from '../../support/embed/two-providers.ts';
import { createProviderCalls } from '../../support/server/provider-calls.ts';

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
  return await shownBy(page, site);
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

/** A second site of the first provider. */
const other = { host: `v2.${first.host}` };

sites('the code of a site without a script of its own has the nonce of the script that runs', async () => {
  const page = await openOwnersPage(
    stage,
    scriptOf(first, 'data-nonce="once"') + elementOf('calculator', other),
  );
  assert.is(await orderPageOf(page), other.host);
  const preload = page.locator('link[rel=modulepreload][href*="/calculator-"]').first();
  assert.is(await preload.evaluate((link: HTMLLinkElement) => link.nonce), 'once');
});

sites('EMB-07 a site that is unknown or whose code never comes offers Retry beside a whole one', async () => {
  const unknown = { host: `nowhere.${first.host}` };
  let isReachable = false;
  const page = await openOwnersPage(
    stage,
    scriptOf(first) +
      scriptOf(second).replace('<script', '<script async') +
      [first, second, unknown].map((site) => elementOf('calculator', site)).join(''),
    async (page) => {
      await page.clock.install();
      await page.route(`http://${second.host}/embed/sites.js*`, async (route) => {
        if (isReachable) await route.continue();
      });
    },
  );
  await page.locator(`[data-host="${unknown.host}"][data-state=failed]`).getByRole('button').waitFor();
  await page.clock.fastForward(15_000);
  await page.locator(`[data-host="${second.host}"][data-state=failed]`).getByRole('button').waitFor();
  assert.is(await orderPageOf(page, `[data-host="${first.host}"]`), first.host);
  isReachable = true;
  await page.locator(`[data-host="${second.host}"]`).getByRole('button', { name: 'Retry' }).click();
  assert.is(await orderPageOf(page, `[data-host="${second.host}"]`), second.host);
});

/** Opens a page with an order form of each site. Collects the hosts that get a token. */
const open = async () => {
  const authorized: string[] = [];
  const page = await openOwnersPage(
    stage,
    scriptOf(first) + scriptOf(second) + elementOf('order-form', first) + elementOf('order-form', second),
    async (page) =>
      page.on('request', (request) => {
        if (request.headers()['x-authorization']) authorized.push(new URL(request.url()).host);
      }),
  );
  const here = widgetOf(page, first);
  const there = widgetOf(page, second);
  for (const form of [here, there]) await unfoldAll(form);
  return { page, here, there, authorized };
};

const logInAs = async (form: ReturnType<typeof widgetOf>, customer: Person) => {
  await logIn(form, customer);
  await press(form, 'Log in');
  await form.locator('[part=greeting]').waitFor();
};

const whenLoaded = (page: Page, form: ReturnType<typeof widgetOf>) =>
  Promise.all([
    page.waitForLoadState(),
    form.locator('[name=deadlineId]').first().waitFor({ state: 'attached' }),
  ]);

sites('AUT-01 a login at one site is not valid at the other; its token stays with its provider', async () => {
  const customer = person('two-sites');
  await createProviderCalls(first.server, first.host).register(customer);
  const { page, here, there, authorized } = await open();
  await logInAs(here, customer);
  await page.reload();
  await here.locator('[part=greeting]').waitFor();
  await there.getByRole('tab', { name: 'Log in' }).waitFor();
  await whenLoaded(page, there);
  assert.is(await there.locator('[part=greeting]').count(), 0);
  assert.equal([...new Set(authorized)], [`api.${first.host}`]);
});

sites('ORD-18 two forms of one site keep their own drafts, however the page writes its host', async () => {
  const written = { host: `HTTP://${first.host.replace('localhost', 'LocalHost')}/` };
  const page = await openOwnersPage(
    stage,
    scriptOf(first) + elementOf('order-form', first) + elementOf('order-form', written),
  );
  const forms = [first, written].map((site) => widgetOf(page, site));
  for (const [nth, form] of forms.entries()) await type(form, 'topic', `Order ${nth}`);
  await page.reload();
  for (const [nth, form] of forms.entries()) {
    await whenLoaded(page, form);
    assert.is(await field(form, 'topic').locator('input, textarea').first().inputValue(), `Order ${nth}`);
  }
});

sites.run();
