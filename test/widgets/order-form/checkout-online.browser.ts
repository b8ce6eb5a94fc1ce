import type { Browser } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Octavo, openBrowser, startOctavo } from '../../support/browser/browser.ts';
import { fillBrief, toPayment, visitCheckout } from '../../support/browser/checkout-visit.ts';
import { type FakeStripe, startFakeStripe, webhookSecret } from '../../support/services/stripe.ts';

const checkout = suite('the checkout, template m3_d1, of a site that charges online');
let browser: Browser;
let octavo: Octavo;
let stripe: FakeStripe;

checkout.before(async () => {
  [browser, stripe] = await Promise.all([openBrowser(), startFakeStripe()]);
  octavo = await startOctavo({
    STRIPE_SECRET_KEY: stripe.settings.secretKey,
    STRIPE_API: stripe.settings.api,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  });
});
checkout.after(async () => {
  await browser.close();
  await octavo.stop();
  await stripe.stop();
});

checkout('ORD-04 the button names what is paid, and the bar names what is saved and why', async () => {
  const { form, close } = await visitCheckout(browser, octavo, { query: '?inputDiscountCode=WELCOME15' });
  await fillBrief(form);
  assert.is(await form.locator('.go').textContent(), 'Continue');
  await toPayment(form);
  assert.is(await form.locator('.go').textContent(), 'Pay $10.17');
  assert.is(await form.locator('[data-price="save"]').textContent(), 'First paper −15 %');
  assert.is(await form.locator('[data-price="base"]').textContent(), '$11.96');
  await form.getByText('You pay on the secure page of the payment service.').waitFor();
  await close();
});

checkout.run();
