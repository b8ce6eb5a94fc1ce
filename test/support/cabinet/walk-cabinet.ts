import type { Page } from 'playwright-core';
import { holdRequests } from '../browser/faults.ts';
import { file, type Person, pdfFile } from '../browser/order-journey.ts';
import { type CabinetVisit, logIn } from './cabinet-visit.ts';

type Look = (place: string) => Promise<void>;

interface Customers {
  /** Customer with orders, whose codes are listed by status. */
  customer: Person;
  /** Customer without orders. */
  newcomer: Person;
  codes: Readonly<Record<'created' | 'paid' | 'delivered' | 'refunded' | 'canceled', string>>;
}

/** Waits until a page of the cabinet shows its content. */
const whenLoaded = (page: Page) =>
  page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('main .skeleton'));

/** Submits a form and waits for what it says. */
const submit = async (page: Page, name: string, answer = '.field-error, [role=alert]') => {
  const form = page.locator(`form[name=${name}]`);
  await form.locator('[type=submit]').click();
  await form.locator(answer).filter({ hasText: /\S/ }).first().waitFor();
};

/** Shows what the pages of an order unfold and say. */
const walkOrder = async ({ page, go }: CabinetVisit, code: string, look: Look) => {
  const buttons = page.locator('.next-step .actions .button');
  await go(`/orders/${code}`);
  await buttons.first().click();
  await buttons.nth(2).click();
  await page.locator('dialog form').waitFor();
  await submit(page, 'revision');
  await look('revision');
  await page.keyboard.press('Escape');
  await buttons.nth(1).click();
  await page.locator('dialog .actions .button:enabled').first().waitFor();
  await look('approval');
  await page.keyboard.press('Escape');
  await submit(page, 'message');
  await look('empty message');
  await page.locator('textarea[name=text]').fill('123');
  await submit(page, 'message', '[role=status]');
  await look('message');
  const program = file('1.exe', Buffer.from(`MZ${'\0'.repeat(200)}PE\0\0`, 'latin1'));
  await page.locator('input[type=file]').setInputFiles(program);
  await page.locator('.files-list [role=alert]').filter({ hasText: /\S/ }).first().waitFor();
  await look('refused file');
  await page.route('**/v1/client/file', (route) => route.abort());
  await page.locator('input[type=file]').setInputFiles(pdfFile('1.pdf'));
  await page.locator('.ways .button').nth(2).waitFor();
  await look('failed upload');
};

/** Opens pages, unfolds what they hide, and calls `look` at each. */
const see = async ({ page, go }: CabinetVisit, paths: string[], look: Look) => {
  for (const path of paths) {
    await go(path);
    await whenLoaded(page);
    await page.locator('details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    await look(path);
  }
};

/** Shows the pages before a login, and what their forms say to mistakes. */
const walkBeforeLogin = async (visit: CabinetVisit, { customer, newcomer }: Customers, look: Look) => {
  const { page, go } = visit;
  const paths = ['/login?deleted', '/forgot-password', '/forgot-password?token=x', '/nowhere', '/profile'];
  await see(visit, paths, look);
  await go('/forgot-password');
  await submit(page, 'restore');
  await look('forgotten password without an address');
  await page.locator('input[name=email]').fill(newcomer.email);
  await page.locator('main [type=submit]').click();
  await page.locator('main [role=status]').filter({ hasText: /\S/ }).first().waitFor();
  await look('mail with a new password');
  await go('/login');
  await submit(page, 'login');
  await look('empty login');
  await page.locator('input[name=email]').fill(customer.email);
  await page.locator('input[name=password]').fill('wrong');
  await submit(page, 'login');
  await look('wrong password');
};

/** Ends the session of the page's customer on the server, as a logout on another device does. */
const endSession = (page: Page) =>
  page.evaluate(() => {
    const authorization = `Bearer ${JSON.parse(localStorage['octavo:token'])}`;
    return fetch('/v1/client/logout', { method: 'POST', headers: { 'x-authorization': authorization } });
  });

/** Shows the login over a page whose session has ended. */
const walkExpired = async ({ page, go }: CabinetVisit, code: string, look: Look) => {
  await go(`/orders/${code}`);
  await page.locator('textarea[name=text]').fill('456');
  await endSession(page);
  await page.locator('form[name=message] [type=submit]').click();
  await page.locator('dialog form[name=login]').waitFor();
  await look('a session that has ended');
};

/** Shows the pages while they wait for the server, and while the server answers nothing. */
const walkWithoutServer = async (visit: CabinetVisit, paths: string[], look: Look) => {
  const orders = '**/v1/client/orders**';
  const held = await holdRequests(visit.page, orders);
  await visit.go('/');
  await visit.page.locator('main .skeleton').waitFor();
  await look('orders on their way');
  held.release();
  await visit.page.unrouteAll({ behavior: 'wait' });
  await visit.page.route(orders, (route) => route.abort('connectionrefused'));
  await see(visit, paths, look);
  await visit.page.route('**/v1/client/**', (route) => route.abort());
  await see(visit, ['/'], look);
};

/** Opens every page of the cabinet in each of its states, and calls `look` at each. */
export const walkCabinet = async (visit: CabinetVisit, customers: Customers, look: Look) => {
  const { page, go } = visit;
  const { customer, newcomer, codes } = customers;
  await walkBeforeLogin(visit, customers, look);
  await logIn(page, newcomer);
  await page.locator('form[name=login]').waitFor({ state: 'detached' });
  await see(visit, ['/', '/bonus', '/writers'], look);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await go('/login');
  await logIn(page, customer);
  await page.locator('form[name=login]').waitFor({ state: 'detached' });
  const unknown = `O-${'1'.repeat(60)}`;
  // A delivered, revised or approved order has the payment page of a paid one.
  const payments = [unknown, codes.created, codes.paid, codes.refunded, codes.canceled];
  const orders = [
    ...[unknown, ...Object.values(codes)].map((code) => `/orders/${code}`),
    ...payments.map((code) => `/secure-payment?orderCode=${code}`),
  ];
  await see(visit, ['/', '/?statusId=13', '/bonus', '/writers', '/profile', ...orders], look);
  await walkOrder(visit, codes.delivered, look);
  await see(visit, ['/profile'], look);
  for (const name of ['primary', 'additional']) await submit(page, name, '[role=status]');
  await submit(page, 'password');
  await submit(page, 'deletion');
  await look('answers of the profile');
  await walkWithoutServer(visit, ['/', `/orders/${codes.delivered}`], look);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await walkExpired(visit, codes.delivered, look);
};
