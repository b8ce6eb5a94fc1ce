import type { Locator, Page, Route } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnyCall } from '../../src/api/call.ts';
import { login, orders, sendMessage, validateOrder } from '../../src/api/calls.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { person, type } from '../support/browser/order-journey.ts';
import { details, fillPaper, press, topic, visitOrderPage } from '../support/browser/order-visit.ts';
import { logIn, visitCabinet } from '../support/cabinet/cabinet-visit.ts';
import { until } from '../support/server/until.ts';

const matrix = suite('calls that fail in a browser');
const { browser, octavo, provider } = await openStage(matrix);

const headers = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' };
const respond =
  (status: number, body: string, more = {}) =>
  (route: Route) =>
    route.fulfill({ status, body, headers: { ...headers, 'content-type': 'application/json', ...more } });
const refuse = (status: number, message: string, property = '') =>
  respond(status, JSON.stringify([{ property, message }]));
const page = '<!doctype html><title>Gateway</title><h1>It is not you, it is us</h1>';
const html = { 'content-type': 'text/html' };

/** Ways in which a call fails, each with the beginning of its message. */
const faults = {
  offline: [(route: Route) => route.abort('internetdisconnected'), 'Network Error'],
  reset: [(route: Route) => route.abort('connectionreset'), 'Network Error'],
  '5xx HTML': [respond(502, page, html), 'status code 502'],
  'empty 200': [respond(200, ''), 'Network Error'],
  null: [respond(200, 'null'), 'Network Error'],
  truncated: [respond(200, '{"token": "ey'), 'Network Error'],
  401: [refuse(401, 'Please log in'), 'Please log in'],
  403: [refuse(403, 'This is not allowed here'), 'This is not allowed here'],
  404: [refuse(404, 'There is nothing at this address'), 'There is nothing at this address'],
  409: [refuse(409, 'Something else has changed this'), 'Something else has changed this'],
  413: [respond(413, page, html), 'status code 413'],
  422: [refuse(422, 'Please measure your foot again', 'shoeSize'), 'Please measure your foot again'],
  429: [respond(429, page, { ...html, 'retry-after': '30' }), 'Too many requests'],
  silence: [() => undefined, 'timeout of 15000 ms exceeded'],
} as const;

interface Scene {
  page: Page;
  call: AnyCall;
  /** Makes the page send the call. */
  act: () => Promise<unknown>;
  /** Where the message appears. */
  message: Locator;
}

/** Plays faults one after another. Checks that each is explained; the next act shows that the visitor can try again. */
const play = async ({ page, call, act, message }: Scene, ...names: (keyof typeof faults)[]) => {
  const { method, path } = call;
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
  const isCall = ({ pathname }: URL) => pattern.test(pathname);
  for (const name of names) {
    const [fail, text] = faults[name];
    let count = 0;
    await page.route(isCall, (route) => {
      if (route.request().method() !== method) return route.fallback();
      count += 1;
      return fail(route);
    });
    await act();
    await until(`${path} is called`, () => count > 0);
    if (name === 'silence') await page.clock.fastForward(15_000);
    await message.filter({ hasText: text }).first().waitFor();
    await page.unroute(isCall);
  }
};

matrix('ERR-02 ORD-21 failing calls of the order form are explained, and no value is lost', async () => {
  const prepare = ({ clock }: Page) => clock.install();
  const { page, form } = await visitOrderPage(browser, octavo, { prepare });
  await fillPaper(form);
  const message = form.locator('[part~="notice-error"]');
  const checkout = { page, call: validateOrder, act: () => press(form, 'Checkout'), message };
  await play(checkout, 'offline', '5xx HTML', 413, 422, 'silence');

  await form.getByRole('tab', { name: 'Log in' }).click();
  await type(form, 'email', 'ada@example.com');
  await type(form, 'password', 'a quiet library');
  const loginForm = form.locator('[data-form="login"]');
  const act = () => loginForm.getByRole('button', { name: 'Log in' }).click();
  const loginMessage = loginForm.locator('[part~="notice-error"], [data-error-for]');
  await play({ page, call: login, act, message: loginMessage }, 'truncated', 401, 429);
  for (const [name, text] of Object.entries({ topic, details, email: 'ada@example.com' }))
    assert.is(await form.locator(`[name="${name}"]`).first().inputValue(), text);
});

matrix('ERR-02 ORD-21 failing calls of the cabinet are explained, and no value is lost', async () => {
  const customer = person('matrix');
  await provider.register(customer);
  const code = await provider.order(customer, 'Margins');
  const { page, go, press } = await visitCabinet(browser, octavo);
  await go('/');
  await logIn(page, customer);
  await page.locator('.order-row').waitFor();
  const message = page.locator('[part~="notice-error"], .refusal, [data-error-for], [role="alert"]');
  await play({ page, call: orders, act: () => go('/'), message }, 'null', 403, 'reset');
  await press('Retry');
  await page.locator('.order-row').waitFor();

  await go(`/orders/${code}`);
  const form = page.locator('form[name="message"]');
  await form.locator('textarea').fill('Which sources do you need?');
  const act = () => form.getByRole('button').last().click();
  await play({ page, call: sendMessage, act, message }, 'empty 200', 409, 404);
  assert.is(await form.locator('textarea').inputValue(), 'Which sources do you need?');
  await act();
  await page.getByRole('log').getByText('Which sources').waitFor();
});

matrix.run();
