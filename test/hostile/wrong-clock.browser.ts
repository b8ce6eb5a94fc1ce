import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
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

const clock = suite('a device whose clock is wrong');
const { browser, octavo } = await openStage(clock);

/** Sets the visitor's clock this many days ahead, in every page and after every reload. */
const shiftClock = (days: number) => (page: Page) =>
  page.addInitScript((milliseconds) => {
    const systemNow = Date.now;
    Date.now = () => systemNow() + milliseconds;
    window.Date = new Proxy(Date, {
      construct: (target, args) => Reflect.construct(target, args.length ? args : [target.now()]),
    });
  }, days * 86_400_000);

/** Places an order as the customer whom `identify` registers or logs in. Checks that the payment page shows the order. */
const order = async ({ page, form }: Visit, identify: (form: Visit['form']) => Promise<void>) => {
  await fillPaper(form);
  await identify(form);
  await checkOut(form);
  await acceptPolicy(form);
  await proceed(form);
  const { searchParams } = await paymentPage(page, octavo);
  await page
    .getByText(String(searchParams.get('orderCode')))
    .first()
    .waitFor();
};

for (const days of [400, -9, -20_000])
  clock(
    `AUT-03 a customer with a clock ${days} days off registers, returns, logs in and orders`,
    async () => {
      const customer = person(`clock${days}`);
      const first = await visitOrderPage(browser, octavo, { prepare: shiftClock(days) });
      await order(first, (form) => fillRegistration(form, customer));
      await first.page.goto(`${octavo.origin}/order/m2_d1/`);
      await first.form.getByText('Hello, Ada!').waitFor();
      const second = await visitOrderPage(browser, octavo, { prepare: shiftClock(days) });
      await order(second, (form) => logIn(form, customer));
      assert.equal([...first.errors, ...second.errors], []);
      await first.close();
      await second.close();
    },
  );

clock.run();
