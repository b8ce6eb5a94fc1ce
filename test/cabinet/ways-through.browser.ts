import type { BrowserContextOptions, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { recordShifts } from '../support/browser/measure/record-shifts.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { person } from '../support/browser/order-journey.ts';
import { logIn, visitCabinet, writePaper } from '../support/cabinet/cabinet-visit.ts';

const navigation = suite('ways through the cabinet');
const { browser, octavo, provider } = await openStage();
const customer = person('ways');
const codes: string[] = [];
const topics = ['Indexes', 'Margins', 'Footnotes', 'Colophons', 'Bindings', 'Endpapers', 'Catchwords'];
const loggedIn: BrowserContextOptions = {};
navigation.before(async () => {
  await provider.register(customer);
  for (const topic of topics) codes.push(await provider.order(customer, topic));
  provider.command('paid', codes[0] ?? '');
  const visit = await visitCabinet(browser, octavo);
  await visit.go('/');
  await logIn(visit.page, customer);
  await visit.waitForTitle('Your orders');
  loggedIn.storageState = await visit.page.context().storageState();
});

const openLoggedIn = async (path: string) => {
  const visit = await visitCabinet(browser, octavo, loggedIn);
  await visit.go(path);
  return { ...visit, rows: visit.page.locator('.order-row') };
};

navigation('CAB-01 Back returns to the scroll position at which the customer left a list', async () => {
  const { page, rows, waitForTitle } = await openLoggedIn('/');
  await rows.last().scrollIntoViewIfNeeded();
  const scrollPosition = await page.evaluate(() => scrollY);
  assert.ok(scrollPosition > 100, `${scrollPosition}`);
  await rows.last().click();
  await waitForTitle('Indexes');
  assert.is(await page.evaluate(() => scrollY), 0);
  await page.goBack();
  await waitForTitle('Your orders');
  await page.waitForFunction((top) => Math.abs(scrollY - top) < 4, scrollPosition);
});

navigation('UI-08 a customer skips the header, filters, opens an order and returns by keyboard', async () => {
  // A list of one page has no filter, unless the address names a status.
  const { page, waitForTitle } = await openLoggedIn('/?statusId=2');
  await waitForTitle('Your orders');
  await page.keyboard.press('Tab');
  assert.is(await page.evaluate(() => document.activeElement?.textContent), 'Skip to the content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  assert.is(await page.evaluate(() => document.activeElement?.textContent), 'All');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Awaiting payment 6 orders' }).waitFor();
  assert.is(await page.evaluate(() => document.activeElement?.textContent), 'Awaiting payment');
  await page.locator('.row-title').first().focus();
  await page.keyboard.press('Enter');
  await waitForTitle('Catchwords');
});

/** Waits until the browser has drawn the present state of the page. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Opens a list of orders on a phone, whose parts are loaded one after another; returns the layout shifts. */
const findShifts = async (path: string) => {
  const { page, go } = await visitCabinet(browser, octavo, {
    ...loggedIn,
    viewport: { width: 360, height: 740 },
    isMobile: true,
  });
  // The orders come after the footer's address, and the state of the e-mail address after the orders.
  await page.route('**/v1/client/orders?*', async (route) => {
    await page.locator('.imprint address').waitFor({ state: 'attached' });
    await drawn(page);
    await route.continue();
  });
  const list = page.waitForResponse('**/v1/client/orders?*');
  await page.route('**/v1/client/identity', async (route) => {
    await (await list).finished();
    await drawn(page);
    await route.continue();
  });
  const shifts = await recordShifts(page);
  await go(path);
  await page.getByText('1 new file').waitFor();
  await page.getByRole('region', { name: 'E-mail confirmation' }).waitFor();
  await drawn(page);
  return shifts();
};

navigation('UI-08 nothing on the screen of a phone moves while the list of orders is loading', async () => {
  const [code = ''] = codes;
  provider.commands(['start', code], ['deliver', code, await writePaper(octavo, 'Indexes.pdf'), 'W10042']);
  assert.equal(await findShifts('/'), [], 'all orders');
  assert.equal(await findShifts('/?statusId=12'), [], 'a list whose first order has the new file');
});

navigation.run();
