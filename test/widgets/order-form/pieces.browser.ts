import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../../support/browser/open-stage.ts';
import { field, type, whenReady } from '../../support/browser/order-journey.ts';
import { fillPaper, visitOrderPage } from '../../support/browser/order-visit.ts';

const pieces = suite('the pieces of an order form');
const { browser, octavo } = await openStage(pieces);

pieces('ORD-01 the form shows the first price and its paper, then the registration', async () => {
  const page = await browser.newPage();
  await page.addInitScript(() =>
    addEventListener('octavo:ready', ({ target }) => {
      const root = (target as Element).shadowRoot;
      const type = root?.querySelector<HTMLSelectElement>('[name=typeId]');
      const price = root?.querySelector('[data-price=total]')?.textContent;
      const hasIdentity = root?.querySelector('[data-form=registration]') !== null;
      const first = { price, id: type?.value, name: type?.selectedOptions[0]?.text, hasIdentity };
      Object.assign(window, { first });
    }),
  );
  await page.goto(`${octavo.origin}/order/m2_d1/?typeId=7`);
  const form = await whenReady(page, 'octavo-order-form');
  const paperType = form.locator('[name=typeId]');
  await form.locator('[data-form=registration] [name=email]').waitFor();
  const { price, ...first } = await page.evaluate(() => Reflect.get(window, 'first'));
  assert.match(price, /\d/);
  const name = await paperType.locator('option:checked').textContent();
  assert.equal(first, { id: '7', name, hasIdentity: false });
  assert.is(await paperType.inputValue(), '7');
});

pieces(
  'ORD-17 Checkout pressed before the registration is shown leads to the first error in it',
  async () => {
    const { page, form, close } = await visitOrderPage(browser, octavo);
    await fillPaper(form);
    await type(form, 'email', 'ada@example.com');
    // Makes a page that never becomes idle, so that idle callbacks never run.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 1 }));
    await page.reload();
    await whenReady(page, 'octavo-order-form');
    await form.locator('button[type=submit]').press('Enter');
    await form.locator('[data-error-for=firstName]').waitFor();
    await page.waitForFunction(
      () =>
        document.querySelector('octavo-order-form')?.shadowRoot?.activeElement?.getAttribute('name') ===
        'firstName',
    );
    await close();
  },
);

pieces('ORD-02 on price version 2, only the form of m2_d1 is hidden', async () => {
  const page = await browser.newPage();
  await page.goto(`http://v2.localhost:${octavo.port}/order/m1_d1/`);
  const form = await whenReady(page, 'octavo-order-form');
  await page.evaluate(() => {
    const hidden = document.createElement('octavo-order-form');
    hidden.setAttribute('template', 'm2_d1');
    hidden.setAttribute('loading', 'eager');
    document.querySelector('octavo-order-form')?.after(hidden);
  });
  const hidden = page.locator('octavo-order-form[template="m2_d1"]');
  await page
    .locator('octavo-order-form[template="m2_d1"][data-state="hidden"]')
    .waitFor({ state: 'attached' });
  assert.not(await hidden.isVisible());
  assert.is(await field(hidden, 'topic').count(), 0);
  await type(form, 'topic', 'Margins');
  await page.close();
});

pieces.run();
