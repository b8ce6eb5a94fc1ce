import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fillBrief, goOn, toPayment, visitCheckout } from '../../support/browser/checkout-visit.ts';
import { openStage } from '../../support/browser/open-stage.ts';
import { field, person } from '../../support/browser/order-journey.ts';
import {
  acceptPolicy,
  checkOut,
  fillPaper,
  paymentPage,
  press,
  proceed,
  visitOrderPage,
} from '../../support/browser/order-visit.ts';
import { fillAsPasswordManager } from '../../support/browser/password-manager.ts';

const manager = suite('a password manager');
const { browser, octavo, provider } = await openStage(manager);

manager('UI-08 a password manager fills in the login, and the order is placed', async () => {
  const customer = person('vault');
  await provider.register(customer);
  const { page, form, errors, close } = await visitOrderPage(browser, octavo);
  await fillPaper(form);
  await form.getByRole('tab', { name: 'Log in' }).click();
  await field(form, 'password').locator('input').waitFor();
  const filled = await fillAsPasswordManager(page, {
    username: customer.email,
    email: customer.email,
    'current-password': customer.password,
  });
  assert.equal(filled, ['email', 'password']);
  await checkOut(form);
  await acceptPolicy(form);
  await proceed(form);
  await paymentPage(page, octavo);
  assert.ok(await provider.onlyOrderOf(customer));
  assert.equal(errors, []);
  await close();
});

manager('UI-08 a password manager fills in a registration, with one password in both fields', async () => {
  const customer = person('new-vault');
  const { page, form, errors, close } = await visitOrderPage(browser, octavo);
  await fillPaper(form);
  const filled = await fillAsPasswordManager(page, {
    email: customer.email,
    'given-name': customer.firstName,
    'family-name': customer.lastName,
    tel: customer.phone,
    'new-password': customer.password,
  });
  assert.equal(filled.sort(), ['email', 'firstName', 'lastName', 'password', 'phone', 'repeatPassword']);
  await checkOut(form);
  await acceptPolicy(form);
  await proceed(form);
  await paymentPage(page, octavo);
  assert.ok(await provider.onlyOrderOf(customer));
  assert.equal(errors, []);
  await close();
});

manager(
  'UI-08 a password manager fills in the checkout, before and after the customer has an account',
  async () => {
    const customer = person('short-vault');
    const vault = { email: customer.email, username: customer.email };
    const first = await visitCheckout(browser, octavo);
    await fillBrief(first.form);
    await toPayment(first.form);
    const registered = await fillAsPasswordManager(first.page, {
      ...vault,
      'new-password': customer.password,
    });
    assert.equal(registered, ['email', 'password']);
    await goOn(first.form);
    await paymentPage(first.page, octavo);
    await first.close();
    const second = await visitCheckout(browser, octavo);
    await fillBrief(second.form);
    await toPayment(second.form);
    await press(second.form, 'I have an account');
    await second.form.locator('[autocomplete^="current-password"]').waitFor();
    const loggedIn = await fillAsPasswordManager(second.page, {
      ...vault,
      'current-password': customer.password,
    });
    assert.equal(loggedIn, ['email', 'password']);
    await goOn(second.form);
    await paymentPage(second.page, octavo);
    assert.equal([...first.errors, ...second.errors], []);
    await second.close();
  },
);

manager.run();
