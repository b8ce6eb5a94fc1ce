import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  elementOf,
  openOwnersPage,
  openTwoProviders,
  scriptOf,
  widgetOf,
} from '../../support/embed/two-providers.ts';
import { until } from '../../support/server/until.ts';

const own = suite('data of two sites on one page');
const stage = await openTwoProviders();
const { first, second } = stage;

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

own(
  'ANA-01 TRK-02 each provider gets the events of its own widget, under a visitor id of its own',
  async () => {
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
  },
);

own.run();
