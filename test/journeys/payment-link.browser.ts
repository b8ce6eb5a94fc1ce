import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import { openStage } from '../support/browser/open-stage.ts';
import { person } from '../support/browser/order-journey.ts';
import { paymentPage, proceed, visitStepTwo } from '../support/browser/order-visit.ts';

const link = suite('the link to the payment of an order');
const { browser, octavo } = await openStage();

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

link.run();
