import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';
import { fillRegistration, person } from '../support/browser/order-journey.ts';
import {
  acceptPolicy,
  checkOut,
  errorOf,
  fillPaper,
  logIn,
  orderAsNewCustomer,
  paymentPage,
  priceOf,
  proceed,
  type Visit,
  visitOrderPage,
} from '../support/browser/order-visit.ts';

const visitor = suite('a visitor with an old token or code, or with a wrong clock');
const { browser, octavo } = await openStage(visitor);

/** Returns a token like the server's with these claims, signed with a wrong key. */
const token = (claims: object) =>
  [{ alg: 'HS256', typ: 'JWT' }, claims, 'seal']
    .map((part) => Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url'))
    .join('.');

visitor('AUT-03 PRC-02 VAL-03 a visitor orders despite a forged token and an expired code', async () => {
  const nextYear = Math.round(Date.now() / 1000) + 31_536_000;
  const stored = JSON.stringify(token({ sub: '1', site: 1, exp: nextYear }));
  const { page, form, errors, close } = await visitOrderPage(browser, octavo, {
    query: '?inputDiscountCode=SPRING10',
    prepare: (page) => page.addInitScript((value) => localStorage.setItem('octavo:token', value), stored),
  });
  assert.is(await errorOf(form, 'discountCode'), 'This discount code has expired. You can order without it');
  assert.match(await priceOf(form), /^\$\d+\.\d\d$/);
  await orderAsNewCustomer({ page, form }, octavo, person('token'));
  assert.equal(errors, []);
  await close();
});

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
  assert.equal([...first.errors, ...second.errors], []);
  await first.close();
  await second.close();
});

visitor.run();
