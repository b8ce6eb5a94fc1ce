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
  paymentPage,
  press,
  proceed,
  topic,
  visitOrderPage,
} from '../support/browser/order-visit.ts';

const visitor = suite('a visitor who mistypes');
const { browser, octavo, provider } = await openStage();

visitor(
  'VAL-01 UI-01 VAL-05 SES-03 a visitor who makes every mistake learns of each, loses nothing and orders',
  async () => {
    const known = person('known');
    await provider.register(known);
    const { page, form } = await visitOrderPage(browser, octavo);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
    const waitForFocus = (name: string) =>
      page.waitForFunction(
        (expected) => document.activeElement?.shadowRoot?.activeElement?.getAttribute('name') === expected,
        name,
      );
    await type(form, 'topic', '');
    await press(form, 'Checkout');
    assert.ok(await errorOf(form, 'topic'));
    assert.is(await errorOf(form, 'details'), 'Tell your writer what to do');
    await waitForFocus('topic');
    await fillPaper(form);
    assert.is(await form.locator('[data-error-for]').count(), 0);

    await checkOut(form);
    await proceed(form);
    assert.match(await errorOf(form, 'policyAccepted'), 'Terms of Use');
    for (const name of ['firstName', 'lastName', 'email', 'password']) assert.ok(await errorOf(form, name));
    await waitForFocus('firstName');
    assert.not(sent.includes('POST /v1/client/registration'));

    const newcomer = person('common');
    await fillRegistration(form, { ...newcomer, password: 'password1' });
    await acceptPolicy(form);
    await proceed(form);
    assert.match(await errorOf(form, 'password'), 'one of the most common passwords');
    const typed = (name: string) => field(form, name).locator('input').first().inputValue();
    assert.equal(
      [await typed('email'), await typed('password'), await typed('repeatPassword')],
      [newcomer.email, 'password1', 'password1'],
    );

    await fillRegistration(form, { ...known, password: 'another library' });
    await proceed(form);
    assert.is(await errorOf(form, 'email'), 'Client with this e-mail address already exists. Log in');
    await form.locator('[data-error-for="email"]').getByRole('button', { name: 'Log in' }).click();
    await form.locator('[data-form="login"] [name="password"]:focus').waitFor();
    assert.is(await form.locator('[data-form="login"] [name="email"]').inputValue(), known.email);
    await type(form, 'password', 'a wrong library');
    await proceed(form);
    const refusal = 'The e-mail address or the password is incorrect. Please check both';
    await form.locator('[data-error-for="email"]').filter({ hasText: refusal }).waitFor();
    await form.getByText(topic).first().waitFor();
    await form.getByText(details).first().waitFor();
    assert.is(await formNotice(form).count(), 0);

    await type(form, 'password', known.password);
    await proceed(form);
    await paymentPage(page, octavo);
    await provider.onlyOrderOf(known);
  },
);

visitor.run();
