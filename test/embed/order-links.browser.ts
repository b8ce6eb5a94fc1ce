import type { BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDesktop } from '../support/browser/browser.ts';
import { findChromium } from '../support/browser/chromium.mjs';
import { waitForWidgets } from '../support/embed/host-pages.ts';
import { openHostStage } from '../support/embed/open-host-stage.ts';

const links = suite('links to the order page');
const { browser, hosts } = await openHostStage(links, {
  // A browser with windows is used, because without them Chromium loses the middle button or Enter after a new tab was
  // opened.
  executablePath: findChromium(),
});
let context: BrowserContext;

links.before.each(async () => {
  context = await openDesktop(browser, { reducedMotion: 'reduce' });
  // Answers the order page with an empty one, because only the addresses of the links matter here.
  await context.route('**/order/?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Order</title>' }),
  );
  await context.addInitScript(() => {
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
});
links.after.each(() => context.close());

const open = async (widget: string, prepare?: (page: Page) => Promise<unknown>) => {
  const content = `<octavo-${widget} loading="eager"></octavo-${widget}>
    <script async src="OCTAVO/embed/octavo.js" data-octavo data-host="SITE"></script>`;
  const query = `affiliateId=7&utm_source=mail&content=${encodeURIComponent(content)}`;
  const { page } = await hosts.open(context, `any?${query}`, prepare);
  await waitForWidgets(page, 1);
  return page;
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
const tabs = () => context.pages().length - 1;

const widgets = [
  { id: 'CAL-06', widget: 'calculator', query: 'deadlineId=9&numberElements=1&promoId=1' },
  { id: 'PRL-02', widget: 'price-list', query: 'serviceId=1&deadlineId=1&promoId=16' },
];
for (const { id, widget, query } of widgets)
  links(`${id} PRL-03 a click, the middle button and Enter each open one tab of the ${widget}`, async () => {
    const page = await open(widget);
    const link = page.locator(`octavo-${widget} a[href*="visitorId="]`).first();
    await link.waitFor();
    const actions = {
      'a click': () => link.click(),
      'the middle button': () => link.click({ button: 'middle' }),
      'the Enter key': () => link.press('Enter'),
    };
    for (const [index, [title, act]] of Object.entries(actions).entries()) {
      const [tab] = await Promise.all([context.waitForEvent('page'), act()]);
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

for (const { id, widget } of widgets)
  links(`${id} the ${widget} opens nothing if the page cancels the event octavo:redirect`, async () => {
    const page = await open(widget);
    const link = page.locator(`octavo-${widget} a[href*="visitorId="]`).first();
    await link.waitFor();
    await page.evaluate(() =>
      document.addEventListener('octavo:redirect', (event) => event.preventDefault()),
    );
    await link.click();
    await link.click({ button: 'middle' });
    assert.is((await recordedEvents(page)).startedOrders, 2);
    assert.is(tabs(), 0);
  });

links('CAL-06 Space follows "Order now", because the link looks like a button', async () => {
  const page = await open('calculator');
  const link = page.getByRole('link', { name: 'Order now' });
  await page.locator('octavo-calculator a[href*="visitorId="]').waitFor();
  const [tab] = await Promise.all([context.waitForEvent('page'), link.press(' ')]);
  const events = await recordedEvents(page);
  await tab.waitForURL(/affiliateId=7/, { waitUntil: 'commit' });
  assert.equal([events.startedOrders, events.tabsOfScripts, tabs()], [1, 0, 1]);
});

links('CAL-05 CAL-06 a disabled "Order now" has no address to follow or to copy', async () => {
  const page = await open('calculator', async (page) => {
    // Blocks the server's prices, so that only the tariff of the site counts.
    await page.route('**/calculate-total-price?*', (route) => route.abort());
    // Removes the price for deadline 1, the first row of the grids, from the site's data.
    await page.route(/embed\/site\.js/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const body = text.replace(/"cents":\[\[[\d,]+/g, (row) => row.replace(/\d+/g, 'null'));
      await route.fulfill({ response, body });
    });
  });
  const calculator = page.locator('octavo-calculator');
  const link = calculator.getByRole('link', { name: 'Order now' });
  await calculator.locator('a[href*="visitorId="]').waitFor();
  await calculator.locator('[name=deadlineId]').selectOption('1');
  await calculator.locator('.order[aria-disabled=true]').waitFor();
  assert.is(await link.getAttribute('href'), null);
  // Clicks with `force`, because Playwright would wait until the link is enabled.
  await link.click({ force: true });
  await link.click({ force: true, button: 'middle' });
  await calculator.locator('[name=numberElements]').press('Enter');
  assert.equal([(await recordedEvents(page)).startedOrders, tabs()], [0, 0]);
  await calculator.locator('[name=deadlineId]').selectOption('5');
  await calculator.locator('a[href*="deadlineId=5&"]').waitFor();
  assert.is(await link.getAttribute('aria-disabled'), null);
});

links.run();
