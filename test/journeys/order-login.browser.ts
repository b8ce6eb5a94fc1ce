import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';
import { field, person, type, whenReady } from '../support/browser/order-journey.ts';
import {
  errorOf,
  paymentPage,
  prepareOrder,
  proceed,
  visitOrderPage,
} from '../support/browser/order-visit.ts';

const login = suite('who orders');
const { browser, octavo, provider } = await openStage(login);

login('AUT-01 an e-mail address that is taken opens the login with the address filled in', async () => {
  const customer = person('taken');
  await provider.register(customer);
  const { page, form, errors, picture, close } = await visitOrderPage(browser, octavo);
  await prepareOrder(form, { ...customer, password: 'another library' });
  await proceed(form);
  assert.match(await errorOf(form, 'email'), 'Client with this e-mail address already exists');
  await picture('taken');
  await form.locator('[data-error-for="email"]').getByRole('button', { name: 'Log in' }).click();
  const password = form.locator('[data-form="login"] [name="password"]');
  await form.locator('[data-form="login"] [name="password"]:focus').waitFor();
  assert.is(await form.locator('[data-form="login"] [name="email"]').inputValue(), customer.email);
  await password.pressSequentially(customer.password);
  await proceed(form);
  await paymentPage(page, octavo);
  assert.ok(await provider.onlyOrderOf(customer));
  assert.equal(errors, []);
  await close();
});

login('ORD-02 on price version 2, only the form of m2_d1 is hidden', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`http://v2.localhost:${octavo.port}/order/m1_d1/`);
  const form = await whenReady(page, 'octavo-order-form');
  await page.evaluate(() => {
    const hidden = document.createElement('octavo-order-form');
    hidden.setAttribute('template', 'm2_d1');
    hidden.setAttribute('loading', 'eager');
    document.querySelector('octavo-order-form')?.after(hidden);
  });
  const hidden = page.locator('octavo-order-form[template="m2_d1"]');
  await page
    .locator('octavo-order-form[template="m2_d1"][data-state="hidden"]')
    .waitFor({ state: 'attached' });
  assert.not(await hidden.isVisible());
  assert.is(await field(hidden, 'topic').count(), 0);
  await type(form, 'topic', 'Margins');
  await context.close();
});

login.run();
