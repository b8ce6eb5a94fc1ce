import type { Locator } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../../support/browser/open-stage.ts';
import { whenReady } from '../../support/browser/order-journey.ts';

const calculator = suite('the calculator in a browser');
const { browser, octavo } = await openStage(calculator);

for (const [query, price] of [
  ['?typeId=3&deadlineId=1&numberElements=5', '$21.25'],
  ['?utm_source=letter', '$10.17'],
] as const)
  calculator(`CAL-07 the first price that the calculator shows for "${query}" is ${price}`, async () => {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      const shownPrices: (string | null | undefined)[] = [];
      Object.assign(window, { shownPrices });
      const recordPrice = () => {
        const root = document.querySelector('octavo-calculator')?.shadowRoot;
        const text = root?.querySelector('[data-price="total"]')?.textContent;
        if (text && text !== shownPrices.at(-1)) shownPrices.push(text);
        requestAnimationFrame(recordPrice);
      };
      recordPrice();
    });
    await page.goto(octavo.origin + query);
    const widget = await whenReady(page, 'octavo-calculator');
    await widget.locator('[data-price="total"]').filter({ hasText: price }).waitFor();
    assert.equal(await page.evaluate(() => Reflect.get(window, 'shownPrices')), [price]);
    await page.close();
  });

calculator('CAL-03 the order page shows the same total and struck price as the calculator', async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(octavo.origin);
  const widget = await whenReady(page, 'octavo-calculator');
  const amounts = (root: Locator) => root.locator('[data-price=total], [data-price=base]').allTextContents();
  const before = await amounts(widget);
  assert.equal(before.toSorted(), ['$10.17', '$11.96']);
  await page.goto((await widget.locator('.order').getAttribute('href')) ?? '');
  const form = await whenReady(page, 'octavo-order-form');
  await form.locator('[data-price=base]', { hasText: '$11.96' }).waitFor();
  assert.equal((await amounts(form)).toSorted(), before.toSorted());
  await page.close();
});

calculator.run();
