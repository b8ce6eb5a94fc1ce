import type { BrowserContextOptions, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { leaveWidgetsAlone, openDesktop, openPhone } from '../../support/browser/browser.ts';
import { recordShifts } from '../../support/browser/measure/record-shifts.ts';
import { openStage } from '../../support/browser/open-stage.ts';
import { openHeld, openPrerendered } from '../../support/embed/prerendered-page.ts';

const prerender = suite('the prerendered calculator');
const { browser, octavo } = await openStage(prerender);

const element = 'octavo-calculator';
const total = `${element} [data-price=total]`;
const select = (page: Page, name: string) => page.locator(`${element} select[name=${name}]`);

/** Returns place and size of every visible part of the calculator. */
const visibleBoxes = (page: Page) =>
  page
    .locator(`${element} :is(form, .title, label, .box, .price, .price > *, .order)`)
    .evaluateAll((parts) => parts.map((part) => [part.className, part.getBoundingClientRect().toJSON()]));

const shown = { widget: 'calculator', script: 'calculator' };

/** Opens a page with the prerendered calculator, by default on a desktop. */
const openCalculator = async (open = openDesktop, options: BrowserContextOptions = {}, query = '') =>
  openHeld(octavo, await open(browser, options), { ...shown, query });

for (const [device, open, viewport, query] of [
  ['a phone', openPhone, { width: 360, height: 1000 }, '?styles=inline'],
  ['a desktop', openDesktop, { width: 1280, height: 1000 }, ''],
] as const)
  prerender(
    `CHK-02 EMB-01 on ${device}, the script replaces the prerendered calculator without moving a pixel`,
    async () => {
      const { page, errors, release, isReady, close } = await openCalculator(open, { viewport }, query);
      await page.locator(total, { hasText: '$10.17' }).waitFor();
      const before = await visibleBoxes(page);
      assert.ok(before.length > 10);
      const shifts = await recordShifts(page);
      release();
      await isReady();
      assert.equal(await shifts(), []);
      assert.equal(await visibleBoxes(page), before);
      assert.is(await page.locator(element).evaluate(({ children }) => children.length), 0);
      assert.equal(errors, []);
      await close();
    },
  );

prerender('CAL-03 choices and focus from before the script are kept, with their price', async () => {
  const { page, errors, release, isReady, close } = await openCalculator();
  await select(page, 'deadlineId').selectOption({ index: 1 });
  await page.locator(`${element} input[name=numberElements]`).fill('3');
  // The prerendered price is hidden, because it is the price of the default choices.
  assert.is(await page.locator(total).isVisible(), false);
  await page.getByText('The next page shows the price of this choice.').waitFor();
  release();
  await isReady();
  assert.is(await select(page, 'deadlineId').inputValue(), '2');
  assert.is(await page.locator(`${element} input[name=numberElements]`).inputValue(), '3');
  const focused = () => page.locator(element).evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.id);
  assert.is(await focused(), 'numberElements');
  await page.locator(total).filter({ hasNotText: '$10.17' }).waitFor();
  assert.equal(errors, []);
  await close();
});

prerender('CAL-03 a choice from before the script gets its price without another touch', async () => {
  const context = await openDesktop(browser);
  await leaveWidgetsAlone(context);
  const { page, release, close } = await openHeld(octavo, context, shown);
  await page.locator(`${element} input[name=numberElements]`).fill('4');
  release();
  await page.locator(total).filter({ hasNotText: '$10.17' }).waitFor();
  await close();
});

prerender('CAL-03 the calculator keeps a list open until the visitor has chosen', async () => {
  const { page, release, isReady, close } = await openCalculator(openPhone);
  const taking = page.waitForResponse((response) => /chunks\/calculator-/.test(response.url()));
  await select(page, 'deadlineId').focus();
  release();
  await (await taking).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  assert.is(await page.locator(`${element}[data-state=ready]`).count(), 0);
  await select(page, 'deadlineId').selectOption({ index: 1 });
  await isReady();
  await page.locator(total).filter({ hasNotText: '$10.17' }).waitFor();
  await close();
});

prerender('CHK-02 CAL-06 without scripts, the form opens the order page with the choice', async () => {
  const context = await openPhone(browser, { javaScriptEnabled: false });
  const query = '?redirect=/order/%3FinputDiscountCode=WELCOME15';
  const page = await openPrerendered(octavo, await context.newPage(), { ...shown, query });
  await page.locator(total, { hasText: '$10.17' }).waitFor();
  const wholeList = page.getByRole('link', { name: 'Choose among all types of paper' });
  assert.is((await wholeList.boundingBox())?.height, 44, 'one line, high enough for a thumb');
  await wholeList.click();
  const types = select(page, 'typeId');
  await types.locator('option').nth(50).waitFor({ state: 'attached' });
  await types.selectOption({ label: 'Research paper' });
  await page.getByRole('button', { name: 'Order now' }).click();
  await page.waitForURL(/\/order\//);
  const sent = new URL(page.url()).searchParams;
  assert.is(sent.get('inputDiscountCode'), 'WELCOME15');
  assert.is(sent.get('numberElements'), '1');
  assert.is(sent.get('promoId') !== null, true);
  assert.is.not(sent.get('typeId'), '1');
  await context.close();
});

prerender('EMB-07 the calculator appears if the code that keeps the choices cannot be loaded', async () => {
  const { page, errors, release, isReady, close } = await openCalculator();
  await page.route('**/take-over-*', (route) => route.abort());
  release();
  await isReady();
  await page.locator(`${element} form:has(a.order) [data-price=total]`, { hasText: '$10.17' }).waitFor();
  assert.equal(errors, []);
  await close();
});

prerender('EMB-02 the prerendered calculator weighs at most 4 kB with its styles', async () => {
  const response = await fetch(`${octavo.origin}/embed/calculator.html?styles=inline`, {
    headers: { 'accept-encoding': 'identity' },
  });
  const { brotliCompressSync } = await import('node:zlib');
  const bytes = brotliCompressSync(Buffer.from(await response.arrayBuffer())).length;
  assert.ok(bytes <= 4000, `${bytes} bytes`);
});

prerender.run();
