import type { Locator } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { breakCall, type Fault, holdCall, type RequestMatcher } from '../support/browser/faults.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { choose, fillRegistration, person, total, type } from '../support/browser/order-journey.ts';
import {
  acceptPolicy,
  checkOut,
  details,
  errorOf,
  fillPaper,
  formNotice,
  paymentPage,
  press,
  priceOf,
  proceed,
  topic,
  visitOrderPage,
} from '../support/browser/order-visit.ts';

const network = suite('a form whose provider is out of reach');
const { browser, octavo } = await openStage(network);

const isPrice: RequestMatcher = ({ pathname }) => pathname.endsWith('/order/calculate-total-price');
const isValidation: RequestMatcher = ({ pathname }) => pathname.endsWith('/order/validation');
const visible: [Fault, string][] = [
  ['down', 'Network Error'],
  ['html', 'Network Error'],
  ['gateway', 'Request failed with status code 502. Our server has a problem'],
];
const isKept = async (form: Locator) => {
  assert.is(await form.locator('[name="topic"]').inputValue(), topic);
  assert.is(await form.locator('[name="details"]').inputValue(), details);
};

for (const [fault, reason] of visible) {
  network(
    `ORD-21 ERR-02 the form explains a failure (${fault}) beside Checkout, and Retry continues`,
    async () => {
      const { page, form, errors, picture, close } = await visitOrderPage(browser, octavo);
      const broken = await breakCall(page, octavo, isValidation, fault);
      await fillPaper(form);
      await press(form, 'Checkout');
      assert.match(await formNotice(form).textContent().then(String), reason);
      await picture(`validation-${fault}`);
      await isKept(form);
      await broken.repair();
      await press(form, 'Retry');
      await form.locator('[data-step="2"]').waitFor();
      assert.is(await formNotice(form).count(), 0);
      assert.equal(errors, []);
      await close();
    },
  );

  network(`PRC-02 a change shows a price while no server price can be requested (${fault})`, async () => {
    const { page, form, errors, close } = await visitOrderPage(browser, octavo);
    await breakCall(page, octavo, isPrice, fault);
    const priceRequest = page.waitForRequest((request) => isPrice(new URL(request.url())));
    await choose(form, 'deadlineId', 1);
    await priceRequest;
    await total(form).filter({ hasText: '$50.00' }).waitFor();
    await fillPaper(form);
    await checkOut(form);
    await total(form).filter({ hasText: '$50.00' }).waitFor();
    assert.is(await form.locator('[data-error-for]').count(), 0);
    assert.equal(errors, []);
    await close();
  });
}

network('PRC-02 ORD-07 an unchecked discount code is reported and can be applied again', async () => {
  const { page, form, errors, picture, close } = await visitOrderPage(browser, octavo);
  // This code is checked by the server. The site's own code would not be, because the page's data contain its discount.
  const broken = await breakCall(page, octavo, isPrice, 'down');
  await press(form, 'I have a discount code');
  await type(form, 'discountCode', 'TENOFF');
  assert.ok(await errorOf(form, 'discountCode'));
  await picture('discount-unchecked');
  assert.is(await priceOf(form), '$11.96');
  await broken.repair();
  await type(form, 'discountCode', '');
  await type(form, 'discountCode', 'TENOFF');
  await total(form).filter({ hasText: '$1.96' }).waitFor();
  assert.is(await form.locator('[data-error-for]').count(), 0);
  assert.equal(errors, []);
  await close();
});

network('ERR-02 the form reports a missing answer after 15 seconds, and Retry continues', async () => {
  const prepare = ({ clock }: { clock: { install(): Promise<void> } }) => clock.install();
  const { page, form, errors, close } = await visitOrderPage(browser, octavo, { prepare });
  const heldCall = await holdCall(page, octavo, isValidation);
  await fillPaper(form);
  await press(form, 'Checkout');
  await form.locator('button[aria-busy="true"]').waitFor();
  await page.clock.fastForward(15_000);
  assert.match(
    await formNotice(form).textContent().then(String),
    'timeout of 15000 ms exceeded. Our server took too long to answer',
  );
  await isKept(form);
  heldCall.release();
  await press(form, 'Retry');
  await form.locator('[data-step="2"]').waitFor();
  assert.equal(errors, []);
  await close();
});

network(
  'ORD-21 a connection lost during the order is explained, and the order works afterwards',
  async () => {
    const { page, form, errors, picture, close } = await visitOrderPage(browser, octavo, { device: 'phone' });
    await fillPaper(form);
    await page.context().setOffline(true);
    await press(form, 'Checkout');
    await formNotice(form).waitFor();
    await picture('offline');
    await isKept(form);
    await page.context().setOffline(false);
    await press(form, 'Retry');
    await form.locator('[data-step="2"]').waitFor();
    await fillRegistration(form, person('offline'));
    await acceptPolicy(form);
    await page.context().setOffline(true);
    await proceed(form);
    assert.match(
      await formNotice(form).textContent().then(String),
      'Network Error. Our server could not be reached. Check your connection. Nothing you typed is lost',
    );
    assert.is(await form.locator('[data-error-for]').count(), 0, 'no field is to blame');
    await picture('offline-person');
    await page.context().setOffline(false);
    await press(form, 'Retry');
    await paymentPage(page, octavo);
    assert.equal(errors, []);
    await close();
  },
);

network.run();
