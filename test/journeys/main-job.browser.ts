import type { BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../src/api/calls.ts';
import { openPhone } from '../support/browser/browser.ts';
import { openStage } from '../support/browser/open-stage.ts';
import {
  choose,
  field,
  fillRegistration,
  person,
  total,
  type,
  whenReady,
} from '../support/browser/order-journey.ts';

const job = suite('the main job, end to end');
const { browser, octavo } = await openStage();

/** Returns the price that the server computes for this order. Every screen must show it. */
const serverTotal = async (payload: Record<string, string>): Promise<string> => {
  const { status, body } = await octavo.send(calls.calculatePrice, { payload });
  assert.is(status, 200);
  return `$${body.totalPriceConverted.toFixed(2)}`;
};

const waitForPrice = async (page: Page, element: string, text: string) => {
  await total(page.locator(element)).filter({ hasText: text }).waitFor();
};

/** Opens the landing page, changes the choices and opens the order form by "Order now". */
const fromLandingToForm = async (context: BrowserContext) => {
  const landing = await context.newPage();
  await landing.goto(`${octavo.origin}/`);
  const calculator = await whenReady(landing, 'octavo-calculator');
  await choose(calculator, 'academicLevelId', 2);
  await choose(calculator, 'deadlineId', 5);
  await field(calculator, 'numberElements').locator('input').fill('3');
  const expectedTotal = await serverTotal({
    typeId: await calculator.locator('[data-field="typeId"] [name="typeId"]').inputValue(),
    serviceId: '1',
    academicLevelId: '2',
    deadlineId: '5',
    numberElements: '3',
    numberSlides: '0',
    spacingType: 'double',
    discountCode: 'WELCOME15',
  });
  await waitForPrice(landing, 'octavo-calculator', expectedTotal);
  const [order] = await Promise.all([
    context.waitForEvent('page'),
    calculator.getByRole('link', { name: 'Order now' }).click(),
  ]);
  await order.waitForURL(/\/order\/\?/);
  // Opens the same link on the page with m2_d1, whose form has two steps.
  await order.goto(order.url().replace('/order/?', '/order/m2_d1/?'));
  return order;
};

const fillPaper = async (order: Page) => {
  const form = await whenReady(order, 'octavo-order-form');
  assert.is(await form.locator('[name="deadlineId"]').inputValue(), '5');
  assert.is(await form.locator('[name="academicLevelId"]').inputValue(), '2');
  assert.is(await form.locator('[name="numberElements"]').inputValue(), '3');
  await type(form, 'topic', 'The printed page and the reading eye');
  await type(form, 'details', 'Three pages on margins, with two sources of your choice.');
  await form.getByRole('button', { name: 'Materials' }).click();
  await field(form, 'materials')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'notes.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'),
    });
  return form;
};

/** Goes from step 2 to the cabinet's payment page and checks that it shows the amount of this order. */
const payFor = async (order: Page) => {
  const form = order.locator('octavo-order-form');
  await form.getByRole('button', { name: 'Checkout' }).click();
  // A step can be touched once the second tap of a double tap has passed.
  await field(form, 'paymentSystemId').click({ trial: true });
  const amount = await total(form.locator('[data-step="2"]')).textContent();
  await field(form, 'paymentSystemId').locator('input[value="1"]').check({ force: true });
  await field(form, 'policyAccepted').locator('input').check({ force: true });
  await form.getByRole('button', { name: 'Proceed to secure payment' }).click();
  await order.waitForURL(`${octavo.cabinet}/secure-payment*`);
  await order
    .getByText(/O-[0-9A-Z]{6}/)
    .first()
    .waitFor();
  await order
    .getByText(amount ?? 'no amount')
    .first()
    .waitFor();
  await order.waitForURL((address) => !address.searchParams.has('token'));
};

/** Goes on from the payment page to the order by one press, and to another page of the cabinet. */
const goOnToOrder = async (page: Page, email: string) => {
  const titleIs = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('link', { name: 'Go to my order' }).click();
  await titleIs(`Continue as ${email}?`);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL(/\/orders\/O-/);
  await page.getByRole('link', { name: 'Profile' }).click();
  await titleIs('Your profile');
  await page.reload();
  await titleIs('Your profile');
};

job(
  'SUB-01 ORD-15 SES-02 a new customer on a phone gets from a price to the payment page, and to the order without a password',
  async () => {
    const context = await openPhone(browser);
    const order = await fromLandingToForm(context);
    const form = await fillPaper(order);
    const customer = person('phone');
    await form.getByRole('button', { name: 'Your details' }).click();
    await fillRegistration(form, customer);
    await payFor(order);
    await goOnToOrder(order, customer.email);
  },
);

job.run();
