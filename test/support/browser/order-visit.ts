import type { Browser, Locator, Page } from 'playwright-core';
import { type Octavo, openDesktop } from './browser.ts';
import { field, fillRegistration, type Person, type, unfoldAll, whenReady } from './order-journey.ts';

/** A visitor on the demo's order page. */
interface Visit {
  page: Page;
  form: Locator;
}

interface VisitOptions {
  query?: string;
  /** Called before the page is opened, to prepare storage, clocks or failing calls. */
  prepare?: (page: Page) => Promise<unknown>;
}

export const visitOrderPage = async (
  browser: Browser,
  octavo: Octavo,
  { query = '', prepare }: VisitOptions = {},
): Promise<Visit> => {
  // Smooth scrolling is off, because it could move the target between the press and the release of a click.
  const context = await openDesktop(browser, { reducedMotion: 'reduce' });
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(`${octavo.origin}/order/m2_d1/${query}`);
  const form = await whenReady(page, 'octavo-order-form');
  await unfoldAll(form);
  return { page, form };
};

export const topic = 'The printed page and the reading eye';
export const details = 'Three pages on margins, with two sources of your choice.';

export const fillPaper = async (form: Locator) => {
  await type(form, 'details', details);
  await type(form, 'topic', topic);
};

export const press = (form: Locator, name: string) => form.getByRole('button', { name }).first().click();

export const checkOut = async (form: Locator) => {
  await press(form, 'Checkout');
  await form.locator('[data-step="2"]').waitFor();
};

export const acceptPolicy = (form: Locator) => field(form, 'policyAccepted').locator('input').check();

export const proceed = (form: Locator) => press(form, 'Proceed to secure payment');

export const logIn = async (form: Locator, customer: { email: string; password: string }) => {
  await form.getByRole('tab', { name: 'Log in' }).click();
  await type(form, 'email', customer.email);
  await type(form, 'password', customer.password);
};

export const paymentPage = async (page: Page, octavo: Octavo): Promise<URL> => {
  await page.waitForURL(`${octavo.cabinet}/secure-payment*`);
  return new URL(page.url());
};

/** Finds the error at the bottom of the form, which concerns no field. */
export const formNotice = (form: Locator) => form.locator('[part~="notice-error"]');

/** Fills in the order of a new customer and accepts the policy on step 2. */
export const prepareOrder = async (form: Locator, customer: Person) => {
  await fillPaper(form);
  await fillRegistration(form, customer);
  await checkOut(form);
  await acceptPolicy(form);
};

/** Opens step 2 with all fields filled in and the policy accepted. */
export const visitStepTwo = async (browser: Browser, octavo: Octavo, customer: Person) => {
  const visit = await visitOrderPage(browser, octavo);
  await prepareOrder(visit.form, customer);
  return { ...visit, customer };
};
