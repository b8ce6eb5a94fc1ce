import type { ServerResponse } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deadlines } from '../../../src/order/vocabulary/ids.ts';
import {
  type AcceptingProvider,
  openClientForm,
  startAcceptingProvider,
} from '../../support/state/accepting-provider.ts';
import { json } from '../../support/state/provider.ts';
import { until } from '../../support/state/until.ts';

const requests = suite('price requests');
let provider: AcceptingProvider;
let page: ReturnType<typeof openClientForm>;
requests.before.each(async () => {
  provider = await startAcceptingProvider();
});
requests.after.each(async () => {
  page.form.destroy();
  await provider.stop();
});

const path = '/order/calculate-total-price';
const price = (total: number) =>
  json({
    basePriceConverted: total,
    totalPriceConverted: total,
    bonusPriceConverted: 0,
    currencyId: 1,
    discount: null,
  });
const confirmed = (cents: number) =>
  until(() => !page.form.price.isUnconfirmed.peek() && page.form.price.total.peek() === cents);

requests('PRC-02 a late response never replaces a newer one', async () => {
  const heldResponses: ServerResponse[] = [];
  provider.answerNext(path, (response) => heldResponses.push(response));
  page = openClientForm(provider, { query: 'numberElements=2' });
  await until(() => heldResponses.length === 1);
  provider.answers[path] = price(40);
  page.form.edit('numberElements', '3');
  await confirmed(4000);
  const [firstResponse] = heldResponses;
  if (firstResponse) price(99)(firstResponse, provider.lastRequest());
  page.form.edit('numberElements', '4');
  await confirmed(4000);
  const emittedTotals = page.observed.emittedEvents.flatMap(({ detail }) =>
    'total' in detail ? [detail.total] : [],
  );
  assert.not(emittedTotals.includes(9900));
});

requests('PRC-02 every overtaken request is stopped, also the second in a row', async () => {
  const heldResponses: ServerResponse[] = [];
  provider.answers[path] = (response) => heldResponses.push(response);
  page = openClientForm(provider);
  for (const [index, count] of ['2', '3', '4'].entries()) {
    page.form.edit('numberElements', count);
    await until(() => heldResponses.length === index + 1);
  }
  await until(() => heldResponses[0]?.destroyed && heldResponses[1]?.destroyed);
  assert.is(heldResponses[2]?.destroyed, false);
});

requests('PRC-02 the same price is requested only once', async () => {
  page = openClientForm(provider);
  page.form.edit('deadlineId', deadlines.days6);
  await confirmed(1196);
  page.form.edit('deadlineId', deadlines.days14);
  await confirmed(1196);
  page.form.edit('deadlineId', deadlines.days6);
  await confirmed(1196);
  assert.is(provider.requestsTo(path).length, 2);
});

requests('PRC-02 Checkout requests the price again even if it is known', async () => {
  page = openClientForm(provider);
  provider.answers[path] = price(40);
  page.form.edit('numberElements', '3');
  await confirmed(4000);
  provider.answers[path] = price(41);
  void page.form.checkout();
  await confirmed(4100);
});

requests('PRC-02 several edits at once make one request, without a preflight', async () => {
  page = openClientForm(provider);
  for (const count of ['2', '3', '4']) page.form.edit('numberElements', count);
  await confirmed(1196);
  assert.is(provider.requestsTo(path).length, 1);
  const { url = '', headers } = provider.requestsTo(path)[0] ?? {};
  assert.match(url, 'numberElements=4');
  assert.match(url, 'identity=my.example.com');
  assert.not.ok(headers?.['x-identity']);
});

requests('PRC-02 a failed price request is repeated', async () => {
  provider.answerNext(path, (response) => response.destroy());
  page = openClientForm(provider, { query: 'inputDiscountCode=WELCOME15' });
  await until(() => page.store.errors.discountCode === 'discountUnchecked');
  page.form.applyDiscount();
  await confirmed(1196);
  assert.is(provider.requestsTo(path).length, 2);
});

requests.run();
