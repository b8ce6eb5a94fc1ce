import type { BrowserContext } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCheckout, toPayment, visitCheckout } from '../../support/browser/checkout-visit.ts';
import { openOnlineStage } from '../../support/browser/open-stage.ts';
import { fillPaper } from '../../support/browser/order-visit.ts';

const checkout = suite('the checkout, template m3_d1, of a site that charges online');
const { browser, octavo } = await openOnlineStage();

checkout('ORD-04 the button names the amount to pay, and the bar the saving with its reason', async () => {
  const { form } = await visitCheckout(browser, octavo, { query: '?inputDiscountCode=WELCOME15' });
  await fillPaper(form);
  assert.is(await form.locator('.go').textContent(), 'Continue');
  await toPayment(form);
  assert.is(await form.locator('.go').textContent(), 'Pay $10.17');
  assert.is(await form.locator('[data-price="save"]').textContent(), 'First paper −15%');
  assert.is(await form.locator('[data-price="base"]').textContent(), '$11.96');
  await form.getByText('You pay on the secure page of the payment service.').waitFor();
});

/** Adds ratings to the site's data, which the server sends once ten orders have been rated. */
const rateSite = (context: BrowserContext) =>
  context.route(/embed\/site\.js/, async (route) => {
    const script = await route.fetch();
    const body = (await script.text()).replace(
      '"paysOnline":',
      '"ratings":{"average":4.8,"count":120},"paysOnline":',
    );
    await route.fulfill({ response: script, body });
  });

checkout(
  'CHK-01 the checkout shows samples and support hours of the site, and ratings if there are some',
  async () => {
    const { context, form } = await visitCheckout(browser, octavo);
    await fillPaper(form);
    await toPayment(form);
    const trust = form.locator('.questions');
    assert.match(String(await trust.textContent()), 'Every day, 8 AM to 10 PM in London');
    assert.not.match(String(await trust.textContent()), 'Rated');
    const samples = String(await trust.getByRole('link', { name: 'Read samples' }).getAttribute('href'));
    assert.is(samples, `${octavo.origin}/samples/`);
    assert.is((await fetch(samples)).status, 200);
    await rateSite(context);
    const rated = await openCheckout(context, octavo);
    await fillPaper(rated.form);
    await toPayment(rated.form);
    await rated.form.getByText('Rated 4.8 of 5 by the customers of 120 orders.').waitFor();
  },
);

checkout.run();
