import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDesktop, openPhone } from '../../support/browser/browser.ts';
import { recordShifts } from '../../support/browser/measure/record-shifts.ts';
import { openStage } from '../../support/browser/open-stage.ts';
import { openHeld, openPrerendered } from '../../support/embed/prerendered-page.ts';

const prerender = suite('the prerendered order form');
const { browser, octavo } = await openStage(prerender);

const element = 'octavo-order-form';
const total = `${element} [data-price=total]`;
const control = (page: Page, name: string) =>
  page.locator(`${element} :is(input,select,textarea)[name=${name}]`).first();
const chip = (page: Page, nth: number) => page.locator(`${element} .chips input`).nth(nth);
const checkout = { widget: 'order-form', script: 'checkout', query: '?template=m3_d1' };

/** Returns place and size of every visible part of the form. The form and its column grow at their end, below the first view. */
const visibleBoxes = (page: Page) =>
  page
    .locator(
      `${element} :is(form, h2, h3, legend, label, .box, .chips, .chips span, .bar, .bar-line, .side, .amounts, [data-price=total], .go)`,
    )
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const size = part.matches('form, .side') ? [width] : [width, height];
        return `${part.localName}.${part.className} ${[x, y, ...size]}`;
      }),
    );

for (const [template, script] of [
  ['m1_d1', 'order-form'],
  ['m2_d1', 'order-form'],
  ['m3_d1', 'checkout'],
] as const)
  for (const [device, open, viewport, styles] of [
    ['a phone', openPhone, { width: 360, height: 740 }, 'inline'],
    ['a desktop', openDesktop, { width: 1280, height: 900 }, 'link'],
  ] as const)
    prerender(
      `EMB-01 on ${device}, the script replaces the order form ${template} without moving a pixel`,
      async () => {
        const shown = { widget: 'order-form', script, query: `?template=${template}&styles=${styles}` };
        const context = await open(browser, { viewport, reducedMotion: 'reduce' });
        const { page, errors, release, isReady, close } = await openHeld(octavo, context, shown);
        await page.locator(total, { hasText: '$11.96' }).waitFor();
        const before = await visibleBoxes(page);
        assert.ok(before.length > 10);
        const shifts = await recordShifts(page);
        release();
        await isReady();
        const after = await visibleBoxes(page);
        assert.equal(
          before.filter((box) => !after.includes(box)),
          [],
        );
        assert.equal(await shifts(), []);
        assert.is(await page.locator(element).evaluate(({ children }) => children.length), 0);
        assert.equal(errors, []);
        await close();
      },
    );

prerender('CHK-01 choices and focus from before the script are kept, with their price', async () => {
  const { page, errors, release, isReady, close } = await openHeld(
    octavo,
    await openPhone(browser),
    checkout,
  );
  await control(page, 'numberElements').fill('3');
  await chip(page, 1).focus();
  await page.keyboard.press('Space');
  // The price of the first choice is hidden, because it is not the price of this choice.
  assert.is(await page.locator(total).isVisible(), false);
  release();
  await isReady();
  assert.is(await control(page, 'numberElements').inputValue(), '3');
  assert.ok(await chip(page, 1).isChecked());
  await page.locator(total, { hasText: '$51.00' }).waitFor();
  const focused = await page
    .locator(element)
    .evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.getAttribute('name'));
  assert.is(focused, 'deadlineId');
  assert.equal(errors, []);
  await close();
});

prerender('ORD-03 words that the visitor types before the script loads stay in the form', async () => {
  const shown = { widget: 'order-form', script: 'order-form', query: '?template=m1_d1' };
  const { page, release, isReady, close } = await openHeld(octavo, await openDesktop(browser), shown);
  await control(page, 'topic').fill('Margins');
  await control(page, 'details').pressSequentially('Three pages');
  release();
  await isReady();
  assert.is(await control(page, 'topic').inputValue(), 'Margins');
  assert.is(await control(page, 'details').inputValue(), 'Three pages');
  await page.keyboard.type(' on paper');
  assert.is(await control(page, 'details').inputValue(), 'Three pages on paper');
  await close();
});

prerender('ORD-11 without scripts, the form opens the order page with the visitor’s choice', async () => {
  const context = await openPhone(browser, { javaScriptEnabled: false });
  const query = '?template=m3_d1&redirect=/order/%3FinputDiscountCode=WELCOME15';
  const page = await openPrerendered(octavo, await context.newPage(), { ...checkout, query });
  await page.locator(total, { hasText: '$11.96' }).waitFor();
  await page.getByRole('link', { name: 'Choose from the complete lists' }).click();
  const types = control(page, 'typeId');
  // The link on the list loads the page with complete lists.
  await types.locator('option').nth(50).waitFor({ state: 'attached' });
  await types.selectOption({ label: 'Research paper' });
  await page.locator(`${element} .chips label`).nth(1).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/order\//);
  const sent = new URL(page.url()).searchParams;
  assert.is(sent.get('inputDiscountCode'), 'WELCOME15');
  assert.is(sent.get('numberElements'), '1');
  assert.is.not(sent.get('promoId'), null);
  assert.is.not(sent.get('typeId'), '1');
  assert.is.not(sent.get('deadlineId'), null);
  await context.close();
});

prerender('ORD-02 the prerendered form of m2_d1 is empty on price version 2', async () => {
  const page = await (await openDesktop(browser)).newPage();
  await page.goto(`http://v2.localhost:${octavo.port}/embed/order-form.html?template=m2_d1`);
  assert.is(await page.locator(element).count(), 1);
  assert.is(await page.locator('form').count(), 0);
  await page.goto(`http://v2.localhost:${octavo.port}/embed/order-form.html?template=m1_d1`);
  assert.is(await page.locator('form').count(), 1);
  await page.context().close();
});

prerender('EMB-02 the prerendered order form weighs at most 6 kB with its styles', async () => {
  for (const template of ['m1_d1', 'm2_d1', 'm3_d1']) {
    const response = await fetch(
      `${octavo.origin}/embed/order-form.html?styles=inline&template=${template}`,
      {
        headers: { 'accept-encoding': 'identity' },
      },
    );
    const bytes = brotliCompressSync(Buffer.from(await response.arrayBuffer())).length;
    assert.ok(bytes > 1000 && bytes <= 6000, `${template}: ${bytes} bytes`);
  }
});

prerender.run();
