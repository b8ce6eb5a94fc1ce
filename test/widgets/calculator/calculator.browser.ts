import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../../support/browser/open-stage.ts';
import { whenReady } from '../../support/browser/order-journey.ts';

const calculator = suite('the calculator in a browser');
const { browser, octavo } = await openStage();

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
  });

calculator.run();
