import type { Locator, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { openPhone } from '../../support/browser/browser.ts';
import { openOwnStage } from '../../support/browser/open-stage.ts';
import { person } from '../../support/browser/order-journey.ts';
import { logIn } from '../../support/cabinet/cabinet-visit.ts';
import { essay } from '../../support/server/samples.ts';
import { sendEvent } from '../../support/server/send.ts';
import { startFakeStripe } from '../../support/services/stripe.ts';

const payment = suite('paying on the payment service’s page');
const stripe = await startFakeStripe();
const { browser, octavo } = await openOwnStage({
  STRIPE_SECRET_KEY: stripe.settings.secretKey,
  STRIPE_API: stripe.settings.api,
  STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
});

/** Places a new customer's order and opens the payment page, which asks for a login first. */
const openPayment = async (page: Page, tag: string) => {
  const customer = person(tag);
  const { email, password } = customer;
  const { token } = (await octavo.send(calls.registration, { payload: { email, password } })).body;
  const { code } = (await octavo.send(calls.createOrder, { token, payload: essay })).body;
  await page.goto(`${octavo.cabinet}/secure-payment?orderCode=${code}&paymentSystemId=1`);
  await logIn(page, customer);
};

const deliverEvent = async (session: string) =>
  assert.is(await sendEvent(octavo.sendRaw, stripe.message(session, 'checkout.session.completed')), 204);

/** Returns whether an element is on the screen and uncovered, so that a click there presses it. */
const isUncovered = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top === node || node.contains(top);
  });

payment('CAB-01 a customer who cancels a payment reads that nothing was charged, and can pay', async () => {
  const context = await openPhone(browser);
  const page = await context.newPage();
  await openPayment(page, 'payer');
  const pay = page.getByRole('button', { name: 'Pay $11.96' });
  await pay.waitFor();
  await page.setViewportSize({ width: 360, height: 640 });
  assert.ok(await isUncovered(pay), 'the button needs no scrolling');
  const last = page.getByRole('button', { name: 'Check whether it is paid' });
  await last.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  assert.ok(await isUncovered(last), 'and hides nothing below it');
  await pay.click();
  await page.waitForURL(stripe.pageOf('cs_test_1'));
  await page.getByRole('link', { name: 'cancel' }).click();
  await page.getByText('Nothing was charged, and your order is safe').waitFor();
  await pay.click();
  await page.waitForURL(stripe.pageOf('cs_test_1'));
  await page.getByRole('link', { name: 'success' }).click();
  await page.getByText('We are waiting for the payment to be confirmed').waitFor();
  await deliverEvent('cs_test_1');
  await page.getByText('This order is paid').waitFor();
});

payment.run();
