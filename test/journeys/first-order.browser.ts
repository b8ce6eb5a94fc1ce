import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDesktop } from '../support/browser/browser.ts';
import { goOn, openCheckout, toPayment } from '../support/browser/checkout-visit.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { person, total, type, whenReady } from '../support/browser/order-journey.ts';
import { fillPaper, paymentPage } from '../support/browser/order-visit.ts';

const discount = suite('the discount of a first order');
const { browser, octavo, provider } = await openStage();

discount('PRM-01 a customer who has ordered is shown no discount for a first order', async () => {
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
  await fillPaper(form);
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
});

discount.run();
