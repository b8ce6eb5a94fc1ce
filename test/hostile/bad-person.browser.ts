import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';
import { field, fillRegistration, person, type } from '../support/browser/order-journey.ts';
import {
  acceptPolicy,
  checkOut,
  details,
  errorOf,
  fillPaper,
  formNotice,
  logIn,
  paymentPage,
  press,
  proceed,
  topic,
  visitOrderPage,
} from '../support/browser/order-visit.ts';

const visitor = suite('a visitor who mistypes');
const { browser, octavo, provider } = await openStage(visitor);

const registered = async (tag: string) => {
  const customer = person(tag);
  await provider.register(customer);
  return customer;
};
visitor('VAL-01 UI-01 each empty field shows an error, and the first one gets the focus', async () => {
  const { page, form, errors, picture, close } = await visitOrderPage(browser, octavo);
  await type(form, 'topic', '');
  await press(form, 'Checkout');
  assert.ok(await errorOf(form, 'topic'));
  assert.is(await errorOf(form, 'details'), "Value is required and can't be empty.");
  await page.waitForFunction(
    () => document.activeElement?.shadowRoot?.activeElement?.getAttribute('name') === 'topic',
  );
  await picture('empty-paper');
  await fillPaper(form);
  assert.is(await form.locator('[data-error-for]').count(), 0);
  await checkOut(form);
  await acceptPolicy(form);
  await proceed(form);
  for (const name of ['firstName', 'lastName', 'email', 'password']) assert.ok(await errorOf(form, name));
  await page.waitForFunction(
    () => document.activeElement?.shadowRoot?.activeElement?.getAttribute('name') === 'firstName',
  );
  await picture('empty-person');
  assert.equal(errors, []);
  await close();
});

visitor('VAL-01 the visitor is asked to accept the terms, and nothing is sent before', async () => {
  const { page, form, errors, picture, close } = await visitOrderPage(browser, octavo);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await fillPaper(form);
  await checkOut(form);
  await fillRegistration(form, person('policy'));
  await proceed(form);
  assert.match(await errorOf(form, 'policyAccepted'), 'Terms of Use');
  await picture('policy');
  assert.not(sent.includes('POST /v1/client/registration'));
  await acceptPolicy(form);
  assert.is(await form.locator('[data-error-for="policyAccepted"]').count(), 0);
  await proceed(form);
  await paymentPage(page, octavo);
  assert.equal(errors, []);
  await close();
});

visitor('VAL-02 two different passwords are reported, and no account is created', async () => {
  const { form, errors, picture, close } = await visitOrderPage(browser, octavo);
  const customer = person('mismatch');
  await fillPaper(form);
  await fillRegistration(form, customer);
  await type(form, 'repeatPassword', 'a noisy library');
  await press(form, 'Checkout');
  assert.match(await errorOf(form, 'repeatPassword'), 'do not seem to match');
  await picture('passwords');
  await type(form, 'repeatPassword', customer.password);
  await checkOut(form);
  await provider.register(customer);
  assert.equal(errors, []);
  await close();
});

visitor('SES-03 a common password is explained at its field, and all typed values stay', async () => {
  const { page, form, errors, picture, close } = await visitOrderPage(browser, octavo);
  const customer = person('common');
  await fillPaper(form);
  await checkOut(form);
  await fillRegistration(form, { ...customer, password: 'password1' });
  await acceptPolicy(form);
  await proceed(form);
  assert.match(await errorOf(form, 'password'), 'one of the most common passwords');
  await picture('common-password');
  const typed = (name: string) => field(form, name).locator('input').first().inputValue();
  assert.equal(
    [await typed('email'), await typed('password'), await typed('repeatPassword')],
    [customer.email, 'password1', 'password1'],
  );
  await type(form, 'password', customer.password);
  await type(form, 'repeatPassword', customer.password);
  await proceed(form);
  await paymentPage(page, octavo);
  await provider.onlyOrderOf(customer);
  assert.equal(errors, []);
  await close();
});

visitor('VAL-05 an e-mail address that is taken is reported, and a login is offered', async () => {
  const customer = await registered('taken');
  const { page, form, errors, picture, close } = await visitOrderPage(browser, octavo);
  await fillPaper(form);
  await checkOut(form);
  await fillRegistration(form, { ...customer, password: 'another library' });
  await acceptPolicy(form);
  await proceed(form);
  assert.is(await errorOf(form, 'email'), 'Client with this e-mail address already exists. Log in');
  await picture('taken');
  await logIn(form, customer);
  await proceed(form);
  await paymentPage(page, octavo);
  await provider.onlyOrderOf(customer);
  assert.equal(errors, []);
  await close();
});

visitor('VAL-05 a wrong password is reported at the e-mail field, and all typed values stay', async () => {
  const customer = await registered('wrong');
  const { page, form, errors, picture, close } = await visitOrderPage(browser, octavo);
  await fillPaper(form);
  await checkOut(form);
  await logIn(form, { ...customer, password: 'a wrong library' });
  await acceptPolicy(form);
  await proceed(form);
  assert.is(
    await errorOf(form, 'email'),
    'The e-mail address or the password is incorrect. Please check both',
  );
  await picture('wrong-password');
  await form.getByText(topic).first().waitFor();
  await form.getByText(details).first().waitFor();
  assert.is(await formNotice(form).count(), 0);
  await type(form, 'password', customer.password);
  await proceed(form);
  await paymentPage(page, octavo);
  await provider.onlyOrderOf(customer);
  assert.equal(errors, []);
  await close();
});

visitor.run();
