import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../../support/browser/open-stage.ts';
import { openPrerendered, phone } from '../../support/embed/prerendered-page.ts';

const plain = suite('HTML of the server for a visitor without scripts');
const { browser, octavo } = await openStage();

for (const [title, shown, price, whole, chooseDay, button] of [
  [
    'CHK-02 CAL-06 the calculator',
    { widget: 'calculator', script: 'calculator', query: '?' },
    '$10.17',
    'Choose among all types of paper',
    (page: Page) => page.locator('[name=deadlineId]').selectOption({ index: 1 }),
    (page: Page) => page.getByRole('link', { name: 'Order now' }),
  ],
  [
    'ORD-11 the checkout',
    { widget: 'order-form', script: 'checkout', query: '?template=m3_d1&' },
    '$11.96',
    'Choose from the complete lists',
    (page: Page) => page.locator('.chips label').nth(1).click(),
    (page: Page) => page.getByRole('button', { name: 'Continue' }),
  ],
] as const)
  plain(`${title} opens the order page with the visitor’s choice`, async () => {
    const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
    const query = `${shown.query}redirect=/order/%3FinputDiscountCode=WELCOME15`;
    const page = await openPrerendered(octavo, await context.newPage(), { ...shown, query });
    await page.locator('[data-price=total]', { hasText: price }).waitFor();
    // The link on the list loads the page with complete lists.
    await page.getByRole('link', { name: whole }).click();
    const types = page.locator('select[name=typeId]');
    await types.locator('option').nth(50).waitFor({ state: 'attached' });
    await types.selectOption({ label: 'Research paper' });
    await chooseDay(page);
    await button(page).click();
    await page.waitForURL(/\/order\//);
    const sent = new URL(page.url()).searchParams;
    assert.equal([sent.get('inputDiscountCode'), sent.get('numberElements')], ['WELCOME15', '1']);
    assert.ok(sent.get('promoId') !== null && sent.get('deadlineId'));
    assert.is.not(sent.get('typeId'), '1');
  });

plain('PRL-02 the price list shows prices, and no filter, which needs scripts', async () => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(octavo.origin);
  const list = page.locator('octavo-price-list');
  await list.getByRole('link', { name: '$50.00' }).first().waitFor();
  assert.is(await list.locator('select').isVisible(), false);
});

for (const [path, limit] of [
  ['calculator.html?', 4000],
  ['order-form.html?template=m1_d1&', 6000],
  ['order-form.html?template=m2_d1&', 6000],
  ['order-form.html?template=m3_d1&', 6000],
] as const)
  plain(`EMB-02 the HTML ${path} weighs at most ${limit} bytes with its styles`, async () => {
    const headers = { 'accept-encoding': 'identity' };
    const response = await fetch(`${octavo.origin}/embed/${path}styles=inline`, { headers });
    const bytes = brotliCompressSync(Buffer.from(await response.arrayBuffer())).length;
    assert.ok(bytes > 1000 && bytes <= limit, `${bytes} bytes`);
  });

plain.run();
