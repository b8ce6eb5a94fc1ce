import type { Browser, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';
import { collectErrors, person } from '../support/browser/order-journey.ts';
import { paymentPage, proceed, visitStepTwo } from '../support/browser/order-visit.ts';

const link = suite('the link to the payment of an order');
const { browser, octavo } = await openStage(link);

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

/** Orders as a stranger, and returns the link to the payment page before the stranger’s own browser has opened it. */
const strangersLink = async (name: string) => {
  const { page, form, customer, close } = await visitStepTwo(browser, octavo, person(name));
  await page.route(/\/secure-payment/, (route) => route.abort());
  const opening = page.waitForRequest(/\/secure-payment/);
  await proceed(form);
  const address = (await opening).url();
  await close();
  return { address, customer };
};

const openLink = async (where: Browser, address: string) => {
  const context = await where.newContext({ viewport: { width: 390, height: 740 } });
  const page = await context.newPage();
  const errors = collectErrors(page);
  await page.goto(address);
  await titleIs(page, 'How to pay');
  return { context, page, errors };
};

link(
  'SES-02 a new customer goes on from the payment to the order by one press, without a password',
  async () => {
    const { page, customer, errors, close } = await orderUpToPayment('continue');
    await page.getByRole('link', { name: 'Go to my order' }).click();
    await titleIs(page, `Continue as ${customer.email}?`);
    await press(page, 'Continue');
    await page.waitForURL(/\/orders\/O-/);
    await page.getByRole('link', { name: 'Profile' }).click();
    await titleIs(page, 'Your profile');
    await page.reload();
    await titleIs(page, 'Your profile');
    assert.equal(errors, []);
    await close();
  },
);

link(
  'SES-02 a stranger’s link shows a payment, and a visitor who refuses the account keeps nothing of it',
  async () => {
    const { address, customer } = await strangersLink('stranger');
    const { context, page, errors } = await openLink(browser, address);
    await page.getByRole('link', { name: 'Log in' }).click();
    await titleIs(page, `Continue as ${customer.email}?`);
    await press(page, 'It is not mine');
    await titleIs(page, 'Log in');
    const names = (await context.cookies()).map(({ name }) => name);
    assert.not.ok(names.includes('octavo-session'), names.join());
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    assert.not.match(stored, customer.email);
    assert.not.match(stored, 'eyJ');
    await page.goto(`${octavo.cabinet}/`);
    await titleIs(page, 'Log in');
    assert.equal(errors, []);
    await context.close();
  },
);

link(
  'SES-02 a page of another site gets no session of the cabinet from a customer who has ordered there',
  async () => {
    const { page, form, close } = await visitStepTwo(browser, octavo, person('hostile'));
    await page.route(/\/secure-payment/, (route) => route.fulfill({ status: 204 }));
    const leaving = page.waitForRequest(/\/secure-payment/);
    await proceed(form);
    const token = new URL((await leaving).url()).searchParams.get('token');
    assert.ok(token);
    const { host } = new URL(octavo.cabinet);
    const status = await page.evaluate(
      async ([api, identity, code]) => {
        const headers = { 'x-identity': identity ?? '' };
        const body = new URLSearchParams({ token: code ?? '' });
        return (await fetch(`${api}/v1/client/login-token`, { method: 'POST', headers, body })).status;
      },
      [octavo.cabinet.replace('my.', 'api.'), host, token],
    );
    assert.is(status, 403);
    await close();
  },
);

link.run();
