import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { field, person } from '../../support/browser/order-journey.ts';
import { logIn, press } from '../../support/browser/order-visit.ts';
import {
  elementOf,
  openOwnersPage,
  openTwoProviders,
  type ProviderSite,
  scriptOf,
  widgetOf,
} from '../../support/embed/two-providers.ts';
import { createProviderCalls } from '../../support/server/provider-calls.ts';
import { until } from '../../support/server/until.ts';

const own = suite('data of two sites on one page');
const stage = await openTwoProviders(own);
const { first, second } = stage;

const open = (widget: string, settings = '') =>
  openOwnersPage(
    stage,
    scriptOf(first, settings) +
      scriptOf(second, settings) +
      elementOf(widget, first) +
      elementOf(widget, second),
  );

const topicOf = (page: Page, site: ProviderSite) => field(widgetOf(page, site), 'topic').locator('textarea');

own('ORD-21 the drafts of two sites do not mix', async () => {
  const { page, errors, close } = await open('order-form');
  await topicOf(page, first).fill('Margins');
  await topicOf(page, second).fill('Bindings');
  await page.reload();
  assert.is(await topicOf(page, first).inputValue(), 'Margins');
  assert.is(await topicOf(page, second).inputValue(), 'Bindings');
  assert.equal(errors, []);
  await close();
});

own(
  'AUT-01 a login at one site does not log in at the other, and its token stays with its provider',
  async () => {
    const customer = person('two-sites');
    await createProviderCalls(first.server).register(customer);
    const { page, errors, close } = await open('order-form');
    const authorized = new Set<string>();
    page.on('request', (request) => {
      if (request.headers()['x-authorization']) authorized.add(new URL(request.url()).host);
    });
    const [here, there] = [widgetOf(page, first), widgetOf(page, second)];
    await there.getByRole('tab', { name: 'Log in' }).waitFor();
    await logIn(here, customer);
    await press(here, 'Log in');
    await here.locator('[part=greeting]').waitFor();
    await page.reload();
    await here.locator('[part=greeting]').waitFor();
    await there.getByRole('tab', { name: 'Log in' }).waitFor();
    await there.locator('[name=deadlineId]').first().waitFor({ state: 'attached' });
    assert.is(await there.locator('[part=greeting]').count(), 0);
    assert.equal([...authorized], [`api.${first.host}`]);
    assert.equal(errors, []);
    await close();
  },
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

own(
  'ANA-01 TRK-02 each provider gets the events of its own widget, under a visitor id of its own',
  async () => {
    const { page, errors, close } = await open('price-list', 'data-consent="required"');
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
    await until('both providers get statistics', () => new Set(sent.map(({ host }) => host)).size === 2);
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
    const stored = await page.evaluate(() => Object.keys(localStorage));
    assert.equal(
      stored.filter((name) => /visit/.test(name)),
      [],
    );
    assert.equal(errors, []);
    await close();
  },
);

own.run();
