import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findChromium } from '../support/browser/chromium.mjs';
import { element, openHostStage, script, waitForWidgets } from '../support/embed/host-pages.ts';

const links = suite('links to the order page');
// A browser with windows is used, because without them Chromium loses the middle button or Enter after a new tab was opened.
const { open } = await openHostStage({ launch: { executablePath: findChromium() } });
/** Opens a page with a widget for a new visitor. */
const openWidget = async (widget: string) => {
  const content = element(widget) + script;
  const query = `affiliateId=7&utm_source=mail&content=${encodeURIComponent(content)}`;
  const page = await open(`any?${query}`, {
    prepare: async (page) => {
      // Answers the order page with an empty one, because only the addresses of the links matter here.
      await page
        .context()
        .route('**/order/?*', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>Order</title>' }),
        );
      await page.addInitScript(() => {
        const { open } = window;
        Object.assign(window, {
          tabsOfScripts: 0,
          open: (...values: Parameters<typeof open>) => {
            Object.assign(window, { tabsOfScripts: Object(window).tabsOfScripts + 1 });
            return open.apply(window, values);
          },
        });
        document.addEventListener('octavo:redirect', (event) =>
          Object.assign(window, { redirectUrl: Reflect.get(event, 'detail').url }),
        );
      });
    },
  });
  await waitForWidgets(page, 1);
  const link = page.locator(`octavo-${widget} a[href*="visitorId="]`).first();
  await link.waitFor();
  return { page, link, tabs: () => page.context().pages().length - 1 };
};
/**
 * Returns the number of started orders, the address of the last redirect, and the number of tabs that scripts opened.
 */
const recordedEvents = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [], redirectUrl, tabsOfScripts } = Object(window);
    const startedOrders = [...dataLayer].filter(({ action }: { action: string }) =>
      /Order Now|Follow/.test(action),
    );
    return { startedOrders: startedOrders.length, redirectUrl: `${redirectUrl}`, tabsOfScripts };
  });

const widgets = [
  { id: 'CAL-06', widget: 'calculator', query: 'deadlineId=9&numberElements=1&promoId=1' },
  { id: 'PRL-02', widget: 'price-list', query: 'serviceId=1&deadlineId=1&promoId=16' },
];
for (const { id, widget, query } of widgets)
  links(`${id} PRL-03 a click, the middle button and Enter each open one tab of the ${widget}`, async () => {
    const { page, link, tabs } = await openWidget(widget);
    const actions = {
      'a click': () => link.click(),
      'the middle button': () => link.click({ button: 'middle' }),
      'the Enter key': () => link.press('Enter'),
      // The link looks like a button.
      ...(widget === 'calculator' && { 'the Space key': () => link.press(' ') }),
    };
    for (const [index, [title, act]] of Object.entries(actions).entries()) {
      const [tab] = await Promise.all([page.context().waitForEvent('page'), act()]);
      const { redirectUrl, ...events } = await recordedEvents(page);
      assert.equal(events, { startedOrders: index + 1, tabsOfScripts: 0 }, title);
      assert.is(await link.getAttribute('href'), redirectUrl, 'what a visitor copies');
      // Waits for the navigation itself, because the loaded order page removes the visitor's parameters from its
      // address bar.
      const hasAffiliate = ({ searchParams }: URL) => searchParams.get('affiliateId') === '7';
      await tab.waitForURL(hasAffiliate, { waitUntil: 'commit' });
      const { pathname, searchParams } = new URL(redirectUrl);
      assert.is(pathname, '/order/', 'where this site takes its orders');
      const expectedParameters = {
        ...Object.fromEntries(new URLSearchParams(query)),
        affiliateId: '7',
        utm_source: 'mail',
      };
      for (const [name, value] of Object.entries(expectedParameters))
        assert.is(searchParams.get(name), value, name);
      assert.is(await tab.evaluate(() => window.opener), null);
      assert.is(tabs(), 1, title);
      await tab.close();
    }
  });

links.run();
