import type { BrowserContextOptions, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDesktop, openPhone } from '../../support/browser/browser.ts';
import { recordShifts } from '../../support/browser/measure/record-shifts.ts';
import { openStage } from '../../support/browser/open-stage.ts';
import { openPrerendered } from '../../support/embed/prerendered-page.ts';

const prerender = suite('the prerendered price list on the landing page');
const { browser, octavo } = await openStage(prerender);

/** The viewport is high enough for the whole list, so that nothing scrolls during the screenshot. */
const devices = [
  ['a phone', openPhone, { viewport: { width: 393, height: 1500 } }],
  ['a desktop', openDesktop, { viewport: { width: 1280, height: 1500 } }],
] as const;
type Open = typeof openPhone;

const element = 'octavo-price-list';
const firstPrice = (page: Page) => page.locator(`${element} td a`).first();
/** Scrolls the price list to the top of the screen at once, even if the page has smooth scrolling. */
const scrollToTop = (page: Page) =>
  page.locator(element).evaluate((list) => list.scrollIntoView({ behavior: 'instant' }));

/** Opens the landing page without its script. `release` lets the script load and resolves once the widget is mounted. */
const openHeld = async (open: Open, options: BrowserContextOptions = {}) => {
  const context = await open(browser, options);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  let releaseScript = () => {};
  const scriptReleased = new Promise<void>((resolve) => {
    releaseScript = resolve;
  });
  await page.route('**/embed/calculator.js', (route) => scriptReleased.then(() => route.continue()));
  await page.goto(octavo.origin, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await scrollToTop(page);
  const release = async () => {
    releaseScript();
    await page.locator(`${element}[data-state=ready]`).waitFor();
  };
  return { page, errors, release, close: () => context.close() };
};

for (const [device, open, tall] of devices) {
  prerender(`PRL-02 the price list shows prices and working links on ${device} without scripts`, async () => {
    const context = await open(browser, { javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(octavo.origin);
    await page
      .locator(`${element} caption`, { hasText: 'Prices per page for Writing from scratch' })
      .waitFor();
    assert.is(await page.locator(`${element} select`).isVisible(), false);
    assert.is(await firstPrice(page).textContent(), '$50.00');
    const [tab] = await Promise.all([context.waitForEvent('page'), firstPrice(page).click()]);
    await tab.waitForLoadState();
    assert.match(
      tab.url(),
      '/order/?inputDiscountCode=WELCOME15&serviceId=1&academicLevelId=1&deadlineId=1&promoId=16',
    );
    await context.close();
  });

  prerender(`EMB-01 on ${device}, mounting the prerendered price list does not move a pixel`, async () => {
    const { page, errors, release, close } = await openHeld(open, tall);
    await firstPrice(page).waitFor();
    const before = await page.locator(element).screenshot();
    const shifts = await recordShifts(page);
    await release();
    assert.equal(await shifts(), []);
    const after = await page.locator(element).screenshot();
    assert.ok(before.equals(after), 'the picture has changed');
    assert.is(await page.locator(`${element} table`).count(), 1);
    assert.is(await page.locator(element).evaluate((list) => list.children.length), 0);
    assert.equal(errors, []);
    await close();
  });
}

prerender('PRL-03 once the price list is mounted, its links carry the visitor’s parameters', async () => {
  const { page, release, close } = await openHeld(openDesktop);
  assert.not.match((await firstPrice(page).getAttribute('href')) ?? '', 'fv_source');
  await release();
  assert.match((await firstPrice(page).getAttribute('href')) ?? '', 'fv_source=direct');
  await close();
});

prerender('PRL-01 filter and focus that the visitor sets before the script loads are kept', async () => {
  const { page, release, close } = await openHeld(openDesktop);
  const filter = page.locator(`${element} select`);
  await filter.selectOption('service-2');
  await filter.focus();
  await release();
  assert.is(await filter.inputValue(), 'service-2');
  await page.locator(`${element} caption`, { hasText: 'Editing' }).waitFor();
  assert.is(
    await page.locator(element).evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.localName),
    'select',
  );
  await page.locator(element).evaluate((list) => list.setAttribute('theme', 'minimal'));
  await page.locator(`${element} [data-theme=minimal]`).waitFor();
  assert.is(await filter.inputValue(), 'service-2', 'also after the list is drawn again');
  await close();
});

prerender('PRL-01 a filter that the visitor chooses during the mounting is kept', async () => {
  const { page, release, close } = await openHeld(openDesktop);
  await page.evaluate((name) => {
    const host = document.querySelector<HTMLElement>(name);
    const { createElementNS } = document;
    const choose = () => {
      const filter = host?.querySelector('[slot=octavo]')?.shadowRoot?.querySelector('select');
      if (filter) filter.value = 'service-2';
      Object.assign(window, { slotThen: host?.shadowRoot?.querySelector('slot[name=octavo]') });
    };
    const watchCreation = (...args: unknown[]) => {
      if (args[1] === 'select') {
        Object.assign(document, { createElementNS });
        setTimeout(choose);
      }
      return Reflect.apply(createElementNS, document, args);
    };
    Object.assign(document, { createElementNS: watchCreation });
  }, element);
  await release();
  assert.ok(await page.evaluate(() => Boolean(Object(window).slotThen)));
  assert.is(await page.locator(`${element} select`).inputValue(), 'service-2');
  await page.locator(`${element} caption`, { hasText: 'Editing' }).waitFor();
  await close();
});

prerender('EMB-07 the prerendered prices stay if the script’s chunks cannot be loaded', async () => {
  const { page, close } = await openHeld(openDesktop);
  await page.route('**/*unks/**', (route) => route.abort());
  await page.unroute('**/embed/calculator.js');
  await page.reload();
  await scrollToTop(page);
  await page.locator(`${element} [role=alert]`).waitFor({ state: 'attached' });
  assert.is(await firstPrice(page).isVisible(), true);
  await close();
});

prerender('EMB-07 the prerendered price list works under a policy that forbids inline code', async () => {
  const policy = [
    `default-src 'none'; script-src 'self'; connect-src ${octavo.api} 'self'; style-src 'self'; img-src 'self'`,
    "base-uri 'none'; require-trusted-types-for 'script'; trusted-types octavo",
  ].join(';');
  const context = await openDesktop(browser);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  // Answers beacons itself, because Chromium sends none from a page of another host to the local machine.
  await page.route('**/visitor-action*', (route) => route.fulfill({ status: 204 }));
  await openPrerendered(octavo, page, { widget: 'price-list', script: 'price-list', policy });
  const background = () =>
    page.locator(`${element} .octavo`).evaluate((card) => getComputedStyle(card).backgroundColor);
  const shownBackground = await background();
  assert.is.not(shownBackground, 'rgba(0, 0, 0, 0)');
  await scrollToTop(page);
  await page.locator(`${element}[data-state=ready]`).waitFor();
  assert.is(await background(), shownBackground);
  assert.equal(errors, []);
  await context.close();
});

prerender('UI-08 the price list fits the narrowest phone, and each cell names its headers', async () => {
  const context = await openPhone(browser, { viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  for (const origin of [octavo.origin, octavo.origin.replace('://', '://v2.')]) {
    await page.goto(origin);
    await scrollToTop(page);
    await page.locator(`${element}[data-state=ready]`).waitFor();
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 320, origin);
    const table = page
      .locator(element)
      .getByRole('table', { name: 'Prices per page for Writing from scratch' });
    assert.ok(await table.getByRole('columnheader').count());
    assert.is(await table.getByRole('rowheader', { name: '24 hours' }).count(), 1);
    assert.ok(await table.getByRole('row').count());
    assert.ok(await table.getByRole('cell').count());
  }
  await context.close();
});

prerender.run();
