import type { ServerResponse } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deadlines } from '../../../src/order/vocabulary/ids.ts';
import { json } from '../../support/state/provider.ts';
import { openShop, type Shop, visit } from '../../support/state/shop.ts';
import { until } from '../../support/state/until.ts';

const requests = suite('price requests');
let shop: Shop;
let page: ReturnType<typeof visit>;
requests.before.each(async () => {
  shop = await openShop();
});
requests.after.each(async () => {
  page.form.destroy();
  await shop.stop();
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
  const held: ServerResponse[] = [];
  shop.once(path, (response) => held.push(response));
  page = visit(shop, { query: 'numberElements=2' });
  await until(() => held.length === 1);
  shop.answers[path] = price(40);
  page.form.edit('numberElements', '3');
  await confirmed(4000);
  const [late] = held;
  if (late) price(99)(late, shop.last());
  page.form.edit('numberElements', '4');
  await confirmed(4000);
  const shown = page.heard.emitted.flatMap(({ detail }) => ('total' in detail ? [detail.total] : []));
  assert.not(shown.includes(9900));
});

requests('PRC-02 the same price is requested only once', async () => {
  page = visit(shop);
  page.form.edit('deadlineId', deadlines.days6);
  await confirmed(1196);
  page.form.edit('deadlineId', deadlines.days14);
  await confirmed(1196);
  page.form.edit('deadlineId', deadlines.days6);
  await confirmed(1196);
  assert.is(shop.asked(path).length, 2);
});

requests('PRC-02 Checkout requests the price again even if it is known', async () => {
  page = visit(shop);
  shop.answers[path] = price(40);
  page.form.edit('numberElements', '3');
  await confirmed(4000);
  shop.answers[path] = price(41);
  void page.form.checkout();
  await confirmed(4100);
});

requests('PRC-02 several edits at once make one request, without a preflight', async () => {
  page = visit(shop);
  for (const count of ['2', '3', '4']) page.form.edit('numberElements', count);
  await confirmed(1196);
  assert.is(shop.asked(path).length, 1);
  const { url = '', headers } = shop.asked(path)[0] ?? {};
  assert.match(url, 'numberElements=4');
  assert.match(url, 'identity=my.example.com');
  assert.not.ok(headers?.['x-identity']);
});

requests('PRC-02 a failed price request is repeated', async () => {
  shop.once(path, (response) => response.destroy());
  page = visit(shop, { query: 'inputDiscountCode=WELCOME15' });
  await until(() => page.store.errors.discountCode === 'discountUnchecked');
  page.form.applyDiscount();
  await confirmed(1196);
  assert.is(shop.asked(path).length, 2);
});

requests.run();
