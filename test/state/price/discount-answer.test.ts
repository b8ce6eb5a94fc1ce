import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fieldText } from '../../../src/validation/messages/fields.ts';
import {
  type AcceptingProvider,
  brokenConnection,
  openClientForm,
  refusal,
  startAcceptingProvider,
} from '../../support/state/accepting-provider.ts';
import { loggedInStorage } from '../../support/state/fixture-order-form.ts';
import { json } from '../../support/state/provider.ts';
import { until } from '../../support/state/until.ts';

const discount = suite('discount answer');
let provider: AcceptingProvider;
let page: ReturnType<typeof openClientForm>;
discount.before.each(async () => {
  provider = await startAcceptingProvider();
});
discount.after.each(async () => {
  page.form.destroy();
  await provider.stop();
});

const path = '/order/calculate-total-price';
const price = { basePriceConverted: 11.96, bonusPriceConverted: 0.5, currencyId: 1 };
/** A discount of 15 % with the code in its own spelling. */
const granted = json({
  ...price,
  totalPriceConverted: 10.17,
  discount: { code: 'WELCOME15', type: 'percent', value: 15, amountConverted: 1.79 },
});
const codeOf = (index: number) =>
  new URL(provider.requestsTo(path)[index]?.url ?? '', provider.address).searchParams.get('discountCode');
const hasTotal = (cents: number) => until(() => page.form.price.total.peek() === cents);

discount('PRC-02 a refused code is explained, and the price is requested once more without it', async () => {
  provider.answerNext(path, refusal('discountCode', 'discountExpired'));
  page = openClientForm(provider, { query: 'inputDiscountCode=OLD' });
  await until(() => !page.form.price.isUnconfirmed.peek());
  assert.equal([codeOf(0), codeOf(1), provider.requestsTo(path).length], ['OLD', null, 2]);
  assert.is(page.store.errors.discountCode, 'discountExpired');
  assert.equal({ ...page.store.discount }, { isOpen: true, isLoading: false, isApplied: false });
});

discount('PRC-02 the refusal stays while the code stays, and goes with the code', async () => {
  provider.answerNext(path, refusal('discountCode', 'discountExpired'));
  page = openClientForm(provider, { query: 'inputDiscountCode=OLD' });
  await until(() => !page.form.price.isUnconfirmed.peek());
  page.form.edit('numberElements', '2');
  assert.is(page.store.errors.discountCode, 'discountExpired');
  page.form.edit('discountCode', '');
  assert.is(page.store.errors.discountCode, undefined);
});

discount('ORD-07 a code in small letters lowers the next change’s price in the same frame', async () => {
  provider.answers[path] = granted;
  page = openClientForm(provider);
  page.form.edit('discountCode', 'welcome15');
  page.form.applyDiscount();
  await hasTotal(1017);
  assert.is(page.store.discount.isApplied, true);
  page.form.edit('numberElements', '2');
  assert.is(page.form.price.total.peek(), 2033);
});

discount('PRC-02 a code applied twice is requested once', async () => {
  provider.answers[path] = granted;
  page = openClientForm(provider);
  page.form.edit('discountCode', 'WELCOME15');
  page.form.applyDiscount();
  await until(() => provider.requestsTo(path).length === 1);
  page.form.applyDiscount();
  await hasTotal(1017);
  page.form.applyDiscount();
  await until(() => !page.form.price.isUnconfirmed.peek());
  assert.is(provider.requestsTo(path).length, 1);
});

discount('ERR-02 a code that could not be checked is reported and still sent with the order', async () => {
  provider.answers[path] = brokenConnection;
  page = openClientForm(provider, { storage: loggedInStorage(), query: 'inputDiscountCode=WELCOME15' });
  await until(() => page.store.errors.discountCode === 'discountUnchecked');
  assert.match(fieldText('discountUnchecked'), 'could not be checked');
  await page.goToStepTwo();
  await page.form.proceed();
  assert.is(provider.requestsTo('/order')[0]?.form.get('discountCode'), 'WELCOME15');
});

discount('PRC-02 a fixed discount larger than the new price is removed from it', async () => {
  const value = { code: 'TENOFF', type: 'fixed', value: 10, amountConverted: 10 };
  provider.answers[path] = json({
    ...price,
    totalPriceConverted: 13.92,
    basePriceConverted: 23.92,
    discount: value,
  });
  page = openClientForm(provider, { query: 'numberElements=2&inputDiscountCode=TENOFF' });
  await hasTotal(1392);
  provider.answers[path] = refusal('discountCode', 'discountExceedsTotal');
  page.form.edit('typeId', page.store.draft.typeId);
  page.form.edit('numberElements', '1');
  assert.is(page.form.price.total.peek(), 196);
});

discount('a code that was typed and not applied lowers the price of step 2', async () => {
  provider.answers[path] = granted;
  page = openClientForm(provider);
  page.fillPaper();
  page.form.edit('discountCode', 'WELCOME15');
  await page.form.checkout();
  assert.is(page.store.activeStep, 2);
  await hasTotal(1017);
});

discount.run();
