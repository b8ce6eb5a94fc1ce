import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';
import { person } from '../support/browser/order-journey.ts';
import { paymentPage, proceed, visitStepTwo } from '../support/browser/order-visit.ts';

const link = suite('the link to the payment of an order');
const { browser, octavo, provider } = await openStage(link);

const titleIs = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Orders as a new customer up to the payment page. */
const orderUpToPayment = async (name: string) => {
  const visit = await visitStepTwo(browser, octavo, person(name));
  await proceed(visit.form);
  await paymentPage(visit.page, octavo);
  await titleIs(visit.page, 'How to pay');
  return visit;
};

link(
  'SES-02 a new customer goes on from the payment to the order by one press, without a password',
  async () => {
    const { page, customer } = await orderUpToPayment('continue');
    await page.getByRole('link', { name: 'Go to my order' }).click();
    await titleIs(page, `Continue as ${customer.email}?`);
    await press(page, 'Continue');
    await page.waitForURL(/\/orders\/O-/);
    await page.getByRole('link', { name: 'Profile' }).click();
    await titleIs(page, 'Your profile');
    await page.reload();
    await titleIs(page, 'Your profile');
  },
);

link(
  'ORD-21 if payment did not open, the reloaded page shows the placed order below its header',
  async () => {
    const { page, form, customer } = await visitStepTwo(browser, octavo, person('unreached'));
    const cabinet = `${octavo.cabinet}/**`;
    await page.route(cabinet, (route) => route.abort());
    await page.setViewportSize({ width: 360, height: 740 });
    await proceed(form);
    await page.waitForFunction(() => location.protocol === 'chrome-error:');
    await page.goBack({ waitUntil: 'commit' });
    const code = await provider.onlyOrderOf(customer);
    const notice = page.getByText(`Your order ${code} is placed.`);
    await notice.waitFor();
    await page.waitForFunction(
      ([node]) => {
        const { top = 0, bottom = 0 } = node?.getBoundingClientRect() ?? {};
        const header = document.querySelector('.masthead')?.getBoundingClientRect().bottom ?? innerHeight;
        return top >= header && bottom <= innerHeight;
      },
      [await notice.elementHandle()],
    );
    await page.unroute(cabinet);
    await press(page, 'Continue to payment');
    assert.is((await paymentPage(page, octavo)).searchParams.get('orderCode'), code);
  },
);

link.run();
