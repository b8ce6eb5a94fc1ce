import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDesktop } from '../support/browser/browser.ts';
import {
  fillBrief,
  goOn,
  openCheckout,
  toPayment,
  visitCheckout,
} from '../support/browser/checkout-visit.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { choose, person, total, type, whenReady } from '../support/browser/order-journey.ts';
import {
  formNotice,
  paymentPage,
  prepareOrder,
  proceed,
  visitOrderPage,
} from '../support/browser/order-visit.ts';

const agreed = suite('a price is agreed');
const { browser, octavo, provider } = await openStage(agreed);
const site = new URL(octavo.origin).host;

agreed('MON-05 an order whose discount shrinks at the last moment waits at the new price', async () => {
  provider.command('discount', site, 'SHRINKS', 'percent', '50');
  const visit = await visitOrderPage(browser, octavo, { query: '?inputDiscountCode=SHRINKS' });
  const { page, form, errors } = visit;
  await total(form).filter({ hasText: '$5.98' }).waitFor();
  await prepareOrder(form, person('shrinking'));
  provider.command('discount', site, 'SHRINKS', 'percent', '5');
  await proceed(form);
  await formNotice(form).filter({ hasText: 'from $5.98 to $11.36' }).waitFor();
  await total(form).filter({ hasText: '$11.36' }).waitFor();
  assert.match(page.url(), octavo.origin);
  await proceed(form);
  await paymentPage(page, octavo);
  await page.locator('[aria-labelledby=bill] [data-price="total"]').filter({ hasText: '$11.36' }).waitFor();
  assert.equal(errors, []);
  await visit.close();
});

agreed('ORD-07 a cleared code of m3_d1 takes its discount off before the next step', async () => {
  const { form, close } = await visitCheckout(browser, octavo, { query: '?inputDiscountCode=WELCOME15' });
  await total(form).filter({ hasText: '$10.17' }).waitFor();
  await form.getByRole('button', { name: 'More options' }).click();
  await type(form, 'discountCode', '');
  await total(form).filter({ hasText: '$11.96' }).waitFor();
  await fillBrief(form);
  await toPayment(form);
  await total(form).filter({ hasText: '$11.96' }).waitFor();
  await close();
});

agreed('PRM-01 a customer who has ordered is shown no discount for a first order', async () => {
  const context = await openDesktop(browser);
  const pressed = async () => {
    const page = await context.newPage();
    const prices: string[] = [];
    await page.exposeFunction('addPrice', (price: string) => prices.push(price));
    await page.addInitScript(() =>
      document.addEventListener('octavo:price', ({ detail }: CustomEventInit) =>
        Object(globalThis).addPrice(`${detail.total}`),
      ),
    );
    await page.goto(`${octavo.origin}/`);
    const calculator = await whenReady(page, 'octavo-calculator');
    return { page, calculator, prices };
  };
  const stranger = await pressed();
  await total(stranger.calculator).filter({ hasText: '$10.17' }).waitFor();
  const ada = person('ada');
  const { page, form } = await openCheckout(context, octavo);
  await fillBrief(form);
  await toPayment(form);
  await type(form, 'email', ada.email);
  await type(form, 'password', ada.password);
  await goOn(form);
  await paymentPage(page, octavo);
  const [code = ''] = /O-[A-Z0-9]{6}/.exec(page.url()) ?? [];
  provider.command('paid', code);
  const known = await pressed();
  await total(known.calculator).filter({ hasText: '$11.96' }).waitFor();
  await known.page.waitForLoadState('networkidle');
  assert.equal(known.prices, ['1196']);
  assert.is(await known.calculator.locator('[data-price="save"]').textContent(), '');
  await known.page.goto(`${octavo.origin}/order/?inputDiscountCode=WELCOME15`);
  const order = await whenReady(known.page, 'octavo-order-form');
  await total(order).filter({ hasText: '$11.96' }).waitFor();
  await order.getByRole('button', { name: 'More options' }).click();
  await order.getByText('This code is for a first order').waitFor();
  assert.equal(known.prices.slice(1), ['1196']);
  await context.close();
});

/** Opens the order page and stores choices that cost much more than one page. */
const chooseMuch = async (context: Awaited<ReturnType<typeof openDesktop>>) => {
  const { page, form } = await openCheckout(context, octavo);
  await type(form, 'details', 'Twenty pages on margins');
  await type(form, 'numberElements', '20');
  await form.getByRole('button', { name: 'More options' }).click();
  await choose(form, 'currencyId', 2);
  await total(form).filter({ hasText: '€' }).waitFor();
  await page.close();
};

const landing = async (context: Awaited<ReturnType<typeof openDesktop>>, element: string) => {
  const page = await context.newPage();
  await page.goto(`${octavo.origin}/widgets/`);
  await page.locator(element).first().scrollIntoViewIfNeeded();
  const widget = page.locator(`${element}[data-state="ready"]`).first();
  await widget.waitFor();
  return widget;
};

agreed(
  'MON-06 PRL-02 the price pressed in the price list is the first price of the form, before the discount of the link',
  async () => {
    const context = await openDesktop(browser, { reducedMotion: 'reduce' });
    await chooseMuch(context);
    const list = await landing(context, 'octavo-price-list');
    const cell = list.locator('[part=price-link]').filter({ hasText: '$11.96' }).first();
    const [page] = await Promise.all([context.waitForEvent('page'), cell.click()]);
    const form = await whenReady(page, 'octavo-order-form');
    await form.locator('[data-price="base"]').filter({ hasText: '$11.96' }).waitFor();
    await total(form).filter({ hasText: '$10.17' }).waitFor();
    assert.is(await form.locator('[name=details]').inputValue(), 'Twenty pages on margins');
    await context.close();
  },
);

agreed(
  'MON-06 CAL-06 the total of a calculator is the first total of the form, also after a reload',
  async () => {
    const context = await openDesktop(browser, { reducedMotion: 'reduce' });
    await chooseMuch(context);
    const calculator = await landing(context, 'octavo-calculator');
    await total(calculator).filter({ hasText: '$10.17' }).waitFor();
    const [page] = await Promise.all([
      context.waitForEvent('page'),
      calculator.getByRole('link', { name: 'Order now' }).click(),
    ]);
    const form = await whenReady(page, 'octavo-order-form');
    await total(form).filter({ hasText: '$10.17' }).waitFor();
    await form.getByRole('button', { name: 'Edit' }).first().click();
    await type(form, 'numberElements', '2');
    await total(form).filter({ hasText: '$20.33' }).waitFor();
    await page.reload();
    await total(await whenReady(page, 'octavo-order-form'))
      .filter({ hasText: '$20.33' })
      .waitFor();
    await page.goto(`${octavo.origin}/rules/terms-of-use/`);
    await page.goBack();
    await total(await whenReady(page, 'octavo-order-form'))
      .filter({ hasText: '$20.33' })
      .waitFor();
    await context.close();
  },
);

agreed.run();
