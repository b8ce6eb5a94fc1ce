import type { BrowserContextOptions, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { leaveWidgetsAlone } from '../../support/browser/browser.ts';
import { holdRequests } from '../../support/browser/faults.ts';
import { recordShifts } from '../../support/browser/measure/record-shifts.ts';
import { openStage } from '../../support/browser/open-stage.ts';
import { openPrerendered, phone } from '../../support/embed/prerendered-page.ts';

const prerender = suite('from HTML of the server to the widget');
const { browser, octavo } = await openStage();

const control = (page: Page, name: string) =>
  page.locator(`octavo-calculator, octavo-order-form, octavo-price-list`).locator(`[name=${name}]`).first();
const total = (page: Page) => page.locator('[data-price=total]');
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return (activeElement?.shadowRoot?.activeElement ?? activeElement)?.getAttribute('name');
  });
const calculator = { widget: 'calculator', script: 'calculator' };
const checkout = { widget: 'order-form', script: 'checkout', query: '?template=m3_d1' };
const orderForm = { widget: 'order-form', script: 'order-form' };
const priceList = { widget: 'price-list', script: 'price-list' };

const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };

/** Opens a page for a new visitor. `release` lets its script arrive; `isReady` waits until the script has taken over the widget. */
const openHeld = async (shown: Parameters<typeof openPrerendered>[2], visitor = desktop) => {
  const page = await (await browser.newContext({ reducedMotion: 'reduce', ...visitor })).newPage();
  const { release } = await holdRequests(page, `**/embed/${shown.script}.js`);
  await openPrerendered(octavo, page, shown);
  const isReady = () => page.locator(`octavo-${shown.widget}[data-state=ready]`).waitFor();
  return { page, release, isReady };
};

/** Returns place and size of every visible part. A form, its column and its bar grow at their end, below the first view. */
const visibleBoxes = (page: Page, element: string) =>
  page
    .locator(
      `${element} :is(form, h2, h3, legend, label, .box, .chips, .chips span, .bar, .bar-line, .side, .amounts, .price, .order, .go, th, td, [data-price=total])`,
    )
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const size = part.matches('form, .side, .side > .bar') ? [width] : [width, height];
        return `${part.className} ${[x, y, ...size]}`;
      }),
    );

for (const [title, shown, visitor] of [
  ['the calculator on a phone', { ...calculator, query: '?styles=inline' }, phone],
  ['the calculator in the light DOM', { ...calculator, query: '?data-dom=light&styles=inline' }, desktop],
  ['the order form m1_d1 on a desktop', { ...orderForm, query: '?template=m1_d1' }, desktop],
  ['the order form m2_d1 on a phone', { ...orderForm, query: '?template=m2_d1&styles=inline' }, phone],
  ['the checkout on a phone', { ...checkout, query: '?template=m3_d1&styles=inline' }, phone],
  ['the price list on a desktop', priceList, desktop],
] as const)
  prerender(`CHK-02 EMB-01 the script takes the place of ${title} without moving a pixel`, async () => {
    const { page, release, isReady } = await openHeld(shown, visitor);
    const element = `octavo-${shown.widget}`;
    await page.locator(element, { hasText: '$' }).waitFor();
    const before = await visibleBoxes(page, element);
    assert.ok(before.length > 10);
    const shifts = await recordShifts(page);
    release();
    await isReady();
    const after = await visibleBoxes(page, element);
    const moved = before.filter((box) => !after.includes(box));
    assert.equal(moved, []);
    assert.equal(await shifts(), []);
    assert.is(await page.locator(`${element} > [slot=octavo]`).count(), 0);
  });

prerender('CHK-01 choices and focus from before the script are kept, with their price', async () => {
  const { page, release, isReady } = await openHeld(checkout, phone);
  const chip = page.locator('.chips input').nth(1);
  await control(page, 'numberElements').fill('3');
  await chip.focus();
  await page.keyboard.press('Space');
  // The price of the first choice is hidden, because it is not the price of this choice.
  assert.is(await total(page).isVisible(), false);
  release();
  await isReady();
  assert.is(await control(page, 'numberElements').inputValue(), '3');
  assert.ok(await chip.isChecked());
  await total(page).filter({ hasText: '$51.00' }).waitFor();
  assert.is(await focusedName(page), 'deadlineId');
});

prerender('CAL-03 a choice from before the script gets its price without another touch', async () => {
  const { page, release } = await openHeld(calculator);
  await leaveWidgetsAlone(page.context());
  await control(page, 'numberElements').fill('4');
  release();
  await total(page).filter({ hasNotText: '$10.17' }).waitFor();
});

prerender('CAL-03 the calculator keeps a list open until the visitor has chosen', async () => {
  const { page, release, isReady } = await openHeld(calculator, phone);
  const taking = page.waitForResponse((response) => /chunks\/calculator-/.test(response.url()));
  await control(page, 'deadlineId').focus();
  release();
  await (await taking).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  assert.is(await page.locator('octavo-calculator[data-state=ready]').count(), 0);
  await control(page, 'deadlineId').selectOption({ index: 1 });
  await isReady();
  await total(page).filter({ hasNotText: '$10.17' }).waitFor();
});

prerender('ORD-03 typed words stay in the form, with selection, focus and scroll position', async () => {
  const { page, release, isReady } = await openHeld({ ...orderForm, query: '?template=m1_d1' });
  const texts = page.locator('octavo-order-form textarea');
  const seen = async () => [
    await texts.evaluateAll((areas: HTMLTextAreaElement[]) =>
      areas.map(({ value, scrollTop }) => [value, scrollTop]),
    ),
    await texts.nth(1).evaluate((area: HTMLTextAreaElement) => [area.selectionEnd, area.selectionDirection]),
  ];
  for (const name of ['topic', 'details']) await control(page, name).fill('One line\n'.repeat(40));
  await texts.nth(1).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 90, 'backward'));
  for (const nth of [0, 1]) await texts.nth(nth).evaluate((area) => area.scrollTo(0, 50));
  const before = await seen();
  release();
  await isReady();
  assert.equal(await seen(), before);
  await page.keyboard.type('on paper');
  assert.match(await control(page, 'details').inputValue(), /^Oneon paper/);
});

prerender('PRL-01 PRL-03 filter and focus are kept, and the links get the visitor’s parameters', async () => {
  const { page, release, isReady } = await openHeld(priceList);
  const link = page.locator('td a').first();
  assert.not.match((await link.getAttribute('href')) ?? '', 'fv_source');
  await control(page, 'filter').selectOption('service-2');
  await control(page, 'filter').focus();
  release();
  await isReady();
  assert.match((await link.getAttribute('href')) ?? '', 'fv_source=direct');
  assert.is(await control(page, 'filter').inputValue(), 'service-2');
  await page.locator('caption', { hasText: 'Editing' }).waitFor();
  assert.is(await focusedName(page), 'filter');
  await page.locator('octavo-price-list').evaluate((list) => list.setAttribute('theme', 'minimal'));
  await page.locator('[data-theme=minimal]').waitFor();
  assert.is(await control(page, 'filter').inputValue(), 'service-2', 'also after the list is drawn again');
});

prerender.run();
