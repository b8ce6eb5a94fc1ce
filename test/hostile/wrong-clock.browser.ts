import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import { openStage } from '../support/browser/open-stage.ts';
import { fillRegistration, person } from '../support/browser/order-journey.ts';
import {
  acceptPolicy,
  checkOut,
  fillPaper,
  logIn,
  paymentPage,
  proceed,
  type Visit,
  visitOrderPage,
} from '../support/browser/order-visit.ts';

const visitor = suite('a visitor with a wrong clock');
const { browser, octavo } = await openStage();

/** Sets the visitor's clock 400 days ahead, in every page and after every reload. */
const shiftClock = (page: Page) =>
  page.addInitScript((milliseconds) => {
    const systemNow = Date.now;
    Date.now = () => systemNow() + milliseconds;
    window.Date = new Proxy(Date, {
      construct: (target, args) => Reflect.construct(target, args.length ? args : [target.now()]),
    });
  }, 400 * 86_400_000);

/** Places an order as the customer whom `identify` registers or logs in. Checks that the payment page shows the order. */
const order = async ({ page, form }: Visit, identify: (form: Visit['form']) => Promise<void>) => {
  await fillPaper(form);
  await identify(form);
  await checkOut(form);
  await acceptPolicy(form);
  await proceed(form);
  const code = String((await paymentPage(page, octavo)).searchParams.get('orderCode'));
  await page.getByText(code).first().waitFor();
};

visitor('AUT-03 a customer with a clock 400 days ahead registers, returns, logs in and orders', async () => {
  const customer = person('clock');
  const first = await visitOrderPage(browser, octavo, { prepare: shiftClock });
  await order(first, (form) => fillRegistration(form, customer));
  await first.page.goto(`${octavo.origin}/order/m2_d1/`);
  await first.form.getByText('Hello, Ada!').waitFor();
  const second = await visitOrderPage(browser, octavo, { prepare: shiftClock });
  await order(second, (form) => logIn(form, customer));
});

visitor.run();
