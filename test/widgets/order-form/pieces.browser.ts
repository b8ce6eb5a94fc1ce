import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser, startOctavo } from '../../browser.ts';
import { ready } from '../../order-journey.ts';

const pieces = suite('the pieces of an order form');

pieces(
  'ORD-01 says the chosen type with the first price, and offers all of them and the rest after it',
  async () => {
    const [browser, octavo] = await Promise.all([openBrowser(), startOctavo()]);
    const page = await browser.newPage();
    await page.addInitScript(() =>
      addEventListener('octavo:ready', ({ target }) => {
        const root = (target as Element).shadowRoot;
        const type = root?.querySelector<HTMLSelectElement>('[name=typeId]');
        const price = root?.querySelector('[data-price=total]')?.textContent;
        Object.assign(window, { first: [price, type?.value, type?.selectedOptions[0]?.text] });
      }),
    );
    await page.goto(`${octavo.cabinet}/order-now?typeId=7`);
    const form = await ready(page, 'octavo-order-form');
    const type = form.locator('[name=typeId]');
    await type.locator('option').nth(50).waitFor({ state: 'attached' });
    await form.locator('[data-form=registration] [name=email]').waitFor();
    const [price, id, name] = await page.evaluate(() => Reflect.get(window, 'first'));
    assert.match(price, /\d/);
    assert.is(id, '7');
    assert.is(name, await type.locator('option:checked').textContent());
    assert.is(await type.inputValue(), '7');
    await browser.close();
    await octavo.stop();
  },
);

pieces.run();
