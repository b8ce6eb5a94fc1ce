import type { BrowserContext, Locator, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { openPhone } from '../../support/browser/browser.ts';
import { goOn, toPayment } from '../../support/browser/checkout-visit.ts';
import {
  choose,
  field,
  type Person,
  person,
  total,
  type,
  unfoldAll,
  whenReady,
} from '../../support/browser/order-journey.ts';
import {
  acceptPolicy,
  checkOut,
  fillPaper,
  formNotice,
  logIn,
  prepareOrder,
  proceed,
  topic,
} from '../../support/browser/order-visit.ts';
import { element, type HostStage, openHostStage } from '../../support/embed/host-pages.ts';
import { type PlainProvider, startPlainProvider } from '../../support/plain-provider/plain-provider.ts';
import { pdf } from '../../support/server/samples.ts';

interface PlainPageOptions {
  /** Additional attributes of the script. */
  script?: string;
  /** Attributes of the element. */
  attributes?: string;
  context?: BrowserContext;
}

/** Opens a page whose widget calls a plain provider. The console may name only the calls that this provider lacks. */
const openPlainPage = async (
  { openWith }: HostStage,
  { site, api }: PlainProvider,
  name: string,
  { script = '', attributes = '', context }: PlainPageOptions = {},
) => {
  const content = `<script async src="OCTAVO/embed/octavo.js" data-octavo data-host="${site}"
    data-api="${api}" data-cabinet="${api}" ${script}></script>${element(name, attributes)}`;
  const page = await openWith(content, { faults: /status of 4(04|22)/, ...(context && { context }) });
  return { page, widget: await whenReady(page, `octavo-${name}`) };
};

/** Registers a customer at a plain provider, who then logs in in its order form and orders. */
const orderAsCustomer = async ({ api, site }: PlainProvider, form: Locator, customer: Person) => {
  await fetch(`${api}/v1/client/registration`, {
    method: 'POST',
    headers: { 'x-identity': `my.${site}` },
    body: new URLSearchParams({ email: customer.email, password: customer.password }),
  });
  await unfoldAll(form);
  await fillPaper(form);
  await logIn(form, customer);
  await checkOut(form);
  await acceptPolicy(form);
  await proceed(form);
};

/** Waits for the provider's payment page and returns the query of its address. */
const plainPayment = async (page: Page, plain: PlainProvider): Promise<URLSearchParams> => {
  await page.waitForURL(`${plain.api}/secure-payment*`);
  return new URL(page.url()).searchParams;
};

const other = suite('a server that answers only the calls of the specification');
const stage = await openHostStage();
const { octavo } = stage;
const plain = await startPlainProvider({ ...octavo, site: `localhost:${octavo.port}` });

const open = (name: string, options?: Parameters<typeof openPlainPage>[3]) =>
  openPlainPage(stage, plain, name, options);
const priceShown = (widget: Parameters<typeof total>[0], text: string) =>
  total(widget).filter({ hasText: text }).waitFor();

/** Reads the order of a payment page, and the names of its files, as the customer. */
const readOrder = async ({ email, password }: Person, query: URLSearchParams) => {
  const headers = { 'x-identity': `my.${plain.site}` };
  const body = new URLSearchParams({ email, password });
  const { token } = await (
    await fetch(`${plain.api}/v1/client/login`, { method: 'POST', headers, body })
  ).json();
  const id = query.get('orderCode') ?? '';
  const order = (await octavo.send(calls.order, { token, params: { id } })).body;
  const files = (await octavo.send(calls.orderAttachments, { token, params: { orderId: id } })).body;
  return { topic: order.topic, files: files.map(({ name }) => name) };
};

other('BCK-01 the calculator shows prices from the price list, and the server confirms them', async () => {
  const { page, widget } = await open('calculator');
  await priceShown(widget, '$11.96');
  await choose(widget, 'deadlineId', 8);
  await priceShown(widget, '$17.00');
  const confirmed = page.waitForResponse(
    (one) => one.ok() && /total-price.+numberElements=3/.test(one.url()),
  );
  await field(widget, 'numberElements').locator('input').fill('3');
  await confirmed;
  await priceShown(widget, '$51.00');
});

other('BCK-01 the price list shows all prices', async () => {
  const { widget } = await open('price-list');
  const texts = (await widget.getByRole('link').allTextContents()).join();
  for (const price of ['11.96', '17.00', '50.00']) assert.match(texts, price);
});

other('BCK-01 the rules widget shows the server’s rules', async () => {
  const { widget } = await open('service-rules');
  await widget.getByRole('heading', { name: 'Terms of use' }).waitFor();
});

other('BCK-01 a new customer orders in m3_d1 on a phone and lands on the payment page', async () => {
  const { page, widget } = await open('order-form', {
    attributes: 'template="m3_d1"',
    context: await openPhone(stage.browser, { reducedMotion: 'reduce' }),
  });
  await priceShown(widget, '$11.96');
  await fillPaper(widget);
  await toPayment(widget);
  const customer = person('plain-m3');
  await type(widget, 'email', customer.email);
  await type(widget, 'password', customer.password);
  await goOn(widget);
  assert.ok((await readOrder(customer, await plainPayment(page, plain))).topic);
});

other('BCK-01 the payment page’s address has the session token only if the owner asks for it', async () => {
  const customer = person('plain-token');
  const { page, widget } = await open('order-form', { script: 'data-hand-off="token"' });
  await orderAsCustomer(plain, widget, customer);
  const query = await plainPayment(page, plain);
  assert.match(query.get('token') ?? '', /^[\w-]+\.[\w-]+\.[\w-]+$/);
  assert.ok((await readOrder(customer, query)).topic);
});

other('BCK-01 a new customer orders with an extra and a file, and a refusal shows at its field', async () => {
  const { page, widget } = await open('order-form', { attributes: 'template="m2_d1"' });
  await unfoldAll(widget);
  await priceShown(widget, '$11.96');
  await choose(widget, 'deadlineId', 8);
  await field(widget, 'plagiarismReport').locator('input').check();
  await priceShown(widget, '$26.99');
  const file = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: pdf };
  await field(widget, 'materials').locator('input[type=file]').setInputFiles(file);
  const customer = person('plain-files');
  await prepareOrder(widget, customer);
  await proceed(widget);
  const query = await plainPayment(page, plain);
  assert.equal(await readOrder(customer, query), { topic, files: ['notes.pdf'] });
  assert.is(query.has('token'), false);

  const again = await open('order-form');
  await unfoldAll(again.widget);
  await prepareOrder(again.widget, customer);
  await proceed(again.widget);
  await again.widget
    .locator('[data-error-for=email]')
    .filter({ hasText: 'already exists' })
    .first()
    .waitFor();
  assert.is(await formNotice(again.widget).count(), 0);
});

other('BCK-01 no call is sent that the specification lacks', () => {
  const own = /bootstrap|hand-off|bonus|payment\/|session/;
  const sent = [...new Set(plain.requests.filter((request) => own.test(request)))];
  assert.equal(sent, [`GET /v1/client/bootstrap/${plain.site}`]);
});

other.run();
