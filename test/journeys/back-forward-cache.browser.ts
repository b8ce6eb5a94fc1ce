import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findChromium } from '../support/browser/chromium.mjs';
import { person } from '../support/browser/order-journey.ts';
import { paymentPage, proceed, visitStepTwo } from '../support/browser/order-visit.ts';
import { openHostStage, waitForWidgets } from '../support/embed/host-pages.ts';
import { createProviderCalls } from '../support/server/provider-calls.ts';

/** Options of a Chromium with a back/forward cache, which chromium-headless-shell does not have. */
const keepsPages = {
  executablePath: findChromium(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** Makes a page record whether it was restored from the back/forward cache when it appears again. */
const noteWhetherKept = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Reflect.deleteProperty(window, 'isKept');
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isKept: persisted }), {
      once: true,
    });
  });

/** Presses Back and waits for the page at `address`; returns whether it came from the back/forward cache. */
const goBackTo = async (page: Page, address: string | RegExp): Promise<boolean> => {
  // `history.back` is called in a timer, because the page may be gone before an immediate call returns.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForURL(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'isKept' in window);
  return page.evaluate(() => Reflect.get(window, 'isKept') === true);
};

const back = suite('Back to a page that the browser has kept');
const hosts = await openHostStage({ launch: keepsPages });
const { browser, octavo } = hosts;

/** Opens another page and returns by the Back button. */
const leaveAndComeBack = async (page: Page) => {
  await noteWhetherKept(page);
  await page.goto(hosts.addressOf('next'));
  return goBackTo(page, /plain/);
};

back('EMB-02 widgets do not keep a page out of the back/forward cache, and work after Back', async () => {
  const page = await hosts.open('plain');
  await waitForWidgets(page, 4);
  const calculator = page.locator('octavo-calculator');
  const form = page.locator('octavo-order-form');
  await form.locator('[data-field=topic] textarea').fill('Margins');
  await calculator.locator('[name=deadlineId]').selectOption('1');
  await calculator.getByText('$42.50').first().waitFor();
  assert.is(await leaveAndComeBack(page), true);
  assert.is(await form.locator('[data-field=topic] textarea').inputValue(), 'Margins');
  await calculator.locator('[name=deadlineId]').selectOption('9');
  await calculator.getByText('$10.17').first().waitFor();
  assert.is(await leaveAndComeBack(page), true);
});

back('ORD-18 after Back from the payment page, the form leads to the payment of the same order', async () => {
  const { page, form, customer } = await visitStepTwo(browser, octavo, person('back'));
  await noteWhetherKept(page);
  const unusedHeight = form.evaluate(
    (host) =>
      host.clientHeight - Number(host.shadowRoot?.querySelector('.octavo')?.getBoundingClientRect().height),
  );
  assert.ok((await unusedHeight) < 2, 'nothing of the room for step 1 stands empty');
  await proceed(form);
  const first = await paymentPage(page, octavo);
  await page
    .getByText(String(first.searchParams.get('orderCode')))
    .first()
    .waitFor();
  assert.ok(await goBackTo(page, `${octavo.origin}/order/m2_d1/`));
  await proceed(form);
  const secondAddress = await paymentPage(page, octavo);
  assert.is(
    secondAddress.searchParams.get('orderCode'),
    await createProviderCalls(octavo).onlyOrderOf(customer),
  );
});

back.run();
