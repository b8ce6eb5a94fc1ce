import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { holdCall, isOrder, isUpload } from '../support/browser/faults.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { addFilesToPaper, pdfFile } from '../support/browser/order-files.ts';
import { field, person, total, type, whenReady } from '../support/browser/order-journey.ts';
import {
  acceptPolicy,
  checkOut,
  fillPaper,
  formNotice,
  paymentPage,
  prepareOrder,
  press,
  proceed,
  type Visit,
  visitOrderPage,
  visitStepTwo,
} from '../support/browser/order-visit.ts';
import { until } from '../support/server/until.ts';

const changes = suite('what changes on the way to payment');
const { browser, octavo, provider } = await openStage(changes);
const site = new URL(octavo.origin).host;

const onePage = {
  typeId: '1',
  serviceId: '1',
  academicLevelId: '1',
  deadlineId: '9',
  numberElements: '1',
  numberSlides: '0',
  spacingType: 'double',
};
/** Returns the server's price. It changes within a second after a provider's command. */
const answerOf = async (query: Record<string, string> = {}): Promise<string> => {
  const search = new URLSearchParams({ identity: `my.${site}`, ...onePage, ...query });
  const address = `http://127.0.0.1:${octavo.port}/v1/client/order/calculate-total-price?${search}`;
  return (await fetch(address, { headers: { host: `api.${site}` } })).text();
};
const payPal = 1;
const waysToPay = async () => (await provider.siteConfig()).payment;
/** Checks that step 2 and the payment page show this price. */
const paysAsShown = async ({ page, form }: Visit, price: string) => {
  await total(form).filter({ hasText: price }).waitFor();
  await proceed(form);
  await paymentPage(page, octavo);
  await page.locator('.bill [data-price="total"]').filter({ hasText: price }).waitFor();
};

changes('PRC-03 a discount code that expires on step 2 is removed before the order is placed', async () => {
  provider.command('discount', site, 'ENDSOON', 'percent', '50');
  const visit = await visitOrderPage(browser, octavo, { query: '?inputDiscountCode=ENDSOON' });
  const { form, errors } = visit;
  await total(form).filter({ hasText: '$5.98' }).waitFor();
  await prepareOrder(form, person('ended-code'));
  provider.command('discount', site, 'ENDSOON', 'percent', '50', '-', '2020-01-01');
  await proceed(form);
  await form.locator('[data-step="1"] [data-error-for="discountCode"]').waitFor();
  await total(form).filter({ hasText: '$11.96' }).waitFor();
  await checkOut(form);
  await acceptPolicy(form);
  await paysAsShown(visit, '$11.96');
  assert.equal(errors, []);
  await visit.close();
});

changes('ORD-20 if a payment method is no longer offered, the form offers the present ones', async () => {
  const { form, errors, close } = await visitOrderPage(browser, octavo);
  await fillPaper(form);
  const paymentMethods = await waysToPay();
  const withoutPayPal = paymentMethods.map((one) => ({ ...one, isAvailable: one.systemId !== payPal }));
  await provider.setSite('payment', withoutPayPal);
  await press(form, 'Checkout');
  await form.locator('[data-step="2"] [data-error-for="paymentSystemId"]').waitFor();
  await provider.setSite('payment', paymentMethods);
  assert.equal(errors, []);
  await close();
});

changes('ORD-20 a site without a payment system says so before the visitor types anything', async () => {
  const paymentMethods = await waysToPay();
  const noneAvailable = paymentMethods.map((one) => ({ ...one, isAvailable: false }));
  await provider.setSite('payment', noneAvailable);
  const { form, errors, picture, close } = await visitOrderPage(browser, octavo);
  const closed = 'No payment method is available at the moment';
  await formNotice(form).filter({ hasText: closed }).waitFor();
  await form.locator('[part~="notice"] a[href^="mailto:"]').waitFor();
  await picture('no-payment');
  await fillPaper(form);
  await press(form, 'Checkout');
  await form.locator('.side [part~="notice-error"]').filter({ hasText: closed }).waitFor();
  assert.is(await form.locator('[data-step="1"]').count(), 1);
  await provider.setSite('payment', paymentMethods);
  assert.equal(errors, []);
  await close();
});

changes('ORD-18 ORD-21 texts typed during the submission are kept and reported as not ordered', async () => {
  const { page, form, errors, customer, close } = await visitStepTwo(browser, octavo, person('typed-on'));
  const heldCall = await holdCall(page, octavo, isOrder);
  await proceed(form);
  // Waits until the order has been sent, because an earlier change would still be part of it.
  await until('the order has been sent', () => heldCall.count() === 1);
  await press(form, 'Edit');
  await type(form, 'details', 'Six pages on gutters.');
  heldCall.release();
  await formNotice(form).filter({ hasText: 'was already placed without your last changes' }).waitFor();
  assert.is(await field(form, 'details').locator('textarea').inputValue(), 'Six pages on gutters.');
  await formNotice(form).getByRole('button', { name: 'Continue to payment' }).click();
  const address = await paymentPage(page, octavo);
  assert.is(address.searchParams.get('orderCode'), await provider.onlyOrderOf(customer));
  assert.equal(errors, []);
  await close();
});

changes('ORD-18 ORD-21 an order left before its files were sent is reported on the next visit', async () => {
  const visit = await visitStepTwo(browser, octavo, person('left'));
  const { page, form, customer } = visit;
  await addFilesToPaper(visit, pdfFile());
  await acceptPolicy(form);
  const heldCall = await holdCall(page, octavo, isUpload);
  await proceed(form);
  await until('the upload has begun', () => heldCall.count() > 0);
  const code = await provider.onlyOrderOf(customer);
  const laterTab = await page.context().newPage();
  await page.close();
  await laterTab.goto(`${octavo.origin}/order/m2_d1/`);
  const restoredForm = await whenReady(laterTab, 'octavo-order-form');
  await restoredForm.getByText(`Your order ${code} is placed`).waitFor();
  await visit.close();
});

changes('PRC-02 step 2 shows a price that the owner has changed after old and new were said', async () => {
  const visit = await visitStepTwo(browser, octavo, person('dearer'));
  const { form, errors } = visit;
  const prices = provider.command('prices', site);
  const path = join(octavo.dataFolder, 'dearer.csv');
  await writeFile(path, prices.replace(/^1,,,1,9,.*$/m, '1,,,1,9,15.00'));
  provider.command('prices', site, path);
  await until('a page costs more', async () => /"totalPriceConverted":15\b/.test(await answerOf()));
  await press(form, 'Go back');
  await press(form, 'Checkout');
  await formNotice(form).filter({ hasText: 'from $11.96 to $15.00' }).waitFor();
  await checkOut(form);
  await paysAsShown(visit, '$15.00');
  assert.equal(errors, []);
  await visit.close();
});

changes.run();
