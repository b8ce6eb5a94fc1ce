import type { ServerResponse } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deadlines } from '../../../src/order/vocabulary/ids.ts';
import { openProviderForms } from '../../support/state/provider/open-provider-forms.ts';
import { json } from '../../support/state/provider/provider.ts';
import { until } from '../../support/state/until.ts';

const requests = suite('price requests');
const stage = openProviderForms(requests);

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
  until(() => !stage.page.form.price.isUnconfirmed.peek() && stage.page.form.price.total.peek() === cents);

requests('PRC-02 an answer that arrives late never replaces a newer price', async () => {
  const heldResponses: ServerResponse[] = [];
  stage.provider.answerNext(path, (response) => heldResponses.push(response));
  stage.open({ query: 'numberElements=2' });
  await until(() => heldResponses.length === 1);
  stage.provider.answers[path] = price(40);
  stage.page.form.edit('numberElements', '3');
  await confirmed(4000);
  const [firstResponse] = heldResponses;
  if (firstResponse) price(99)(firstResponse, stage.provider.lastRequest());
  stage.page.form.edit('numberElements', '4');
  await confirmed(4000);
  const emittedTotals = stage.page.observed.emittedEvents.flatMap(({ detail }) =>
    'total' in detail ? [detail.total] : [],
  );
  assert.not(emittedTotals.includes(9900));
});

requests('PRC-02 each newer request aborts the previous one', async () => {
  const heldResponses: ServerResponse[] = [];
  stage.provider.answers[path] = (response) => heldResponses.push(response);
  stage.open();
  for (const [index, count] of ['2', '3', '4'].entries()) {
    stage.page.form.edit('numberElements', count);
    await until(() => heldResponses.length === index + 1);
  }
  await until(() => heldResponses[0]?.destroyed && heldResponses[1]?.destroyed);
  assert.is(heldResponses[2]?.destroyed, false);
});

requests('PRC-02 the price of the same draft is requested once', async () => {
  stage.open();
  stage.page.form.edit('deadlineId', deadlines.days6);
  await confirmed(1196);
  stage.page.form.edit('deadlineId', deadlines.days14);
  await confirmed(1196);
  stage.page.form.edit('deadlineId', deadlines.days6);
  await confirmed(1196);
  assert.is(stage.provider.requestsTo(path).length, 2);
});

requests('PRC-02 Checkout requests the price again even if it has been answered before', async () => {
  stage.open();
  stage.provider.answers[path] = price(40);
  stage.page.form.edit('numberElements', '3');
  await confirmed(4000);
  stage.provider.answers[path] = price(41);
  stage.page.fillPaper();
  void stage.page.form.checkout();
  await confirmed(4100);
});

requests('PRC-02 several edits at once send one request, without a preflight', async () => {
  stage.open();
  for (const count of ['2', '3', '4']) stage.page.form.edit('numberElements', count);
  await confirmed(1196);
  assert.is(stage.provider.requestsTo(path).length, 1);
  const { url = '', headers } = stage.provider.requestsTo(path)[0] ?? {};
  assert.match(url, 'numberElements=4');
  assert.match(url, 'identity=my.example.com');
  assert.not.ok(headers?.['x-identity']);
});

requests('PRC-02 a failed price request is sent again when the visitor applies the code again', async () => {
  stage.provider.answerNext(path, (response) => response.destroy());
  stage.open({ query: 'inputDiscountCode=WELCOME15' });
  await until(() => stage.page.store.errors.discountCode === 'discountUnchecked');
  stage.page.form.applyDiscount();
  await confirmed(1196);
  assert.is(stage.provider.requestsTo(path).length, 2);
});

requests.run();
