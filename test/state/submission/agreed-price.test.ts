import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { loggedInStorage } from '../../support/state/fixture-context.ts';
import { refusal } from '../../support/state/provider/accepting-provider.ts';
import { openProviderForms } from '../../support/state/provider/open-provider-forms.ts';
import { json, type Responder } from '../../support/state/provider/provider.ts';
import { until } from '../../support/state/until.ts';

const agreed = suite('agreed price');
const stage = openProviderForms(agreed);
const path = '/order/calculate-total-price';

const total = (dollars: number, value = 0) =>
  json({
    basePriceConverted: 11.96,
    totalPriceConverted: dollars,
    bonusPriceConverted: 0.5,
    currencyId: 1,
    discount: value ? { code: 'HALF', type: 'percent', value, amountConverted: 11.96 - dollars } : null,
  });
const priceChanged = refusal('', 'priceChanged', 409);
const noContent: Responder = (response) => response.writeHead(204).end();
const notice = () => stage.page.store.notice?.message;
const confirmed = () => until(() => !stage.page.form.price.isUnconfirmed.peek());
const expectedOf = (index: number) =>
  stage.provider.requestsTo('/order')[index]?.form.get('expectedTotalConverted');

const openWithCode = async () => {
  stage.provider.answers[path] = total(5.98, 50);
  stage.open({ storage: loggedInStorage(), query: 'inputDiscountCode=HALF' });
  await confirmed();
};

agreed('MON-05 an order at a price that has changed waits for a press at the new price', async () => {
  await openWithCode();
  await stage.page.goToStepTwo();
  stage.provider.answers[path] = total(11.36, 5);
  stage.provider.answerNext('/order', priceChanged);
  await stage.page.form.proceed();
  assert.equal(notice(), { key: 'priceChanged', values: ['$5.98', '$11.36'] });
  assert.is(stage.page.store.notice?.retry, null);
  assert.is(stage.page.form.price.total.peek(), 1136);
  assert.equal([stage.page.store.activeStep, stage.page.store.order], [2, null]);
  await stage.page.form.proceed();
  assert.equal([expectedOf(0), expectedOf(1)], ['5.98', '11.36']);
  assert.is(stage.page.store.order?.code, 'O-1');
  const [refusedKey, placedKey] = stage.idempotencyKeys();
  assert.is.not(refusedKey, placedKey);
});

agreed('MON-05 Checkout stays on step 1 and shows old and new total if prices have changed', async () => {
  // A server that answers only the specification's calls does not compare the totals.
  for (const validation of [priceChanged, noContent]) {
    stage.open();
    stage.page.fillPaper();
    stage.provider.answers[path] = total(12.5);
    stage.provider.answerNext('/order/validation', validation);
    await stage.page.form.checkout();
    assert.equal(notice(), { key: 'priceChanged', values: ['$11.96', '$12.50'] });
    assert.is(stage.page.store.activeStep, 1);
    await stage.page.form.checkout();
    assert.equal([notice(), stage.page.store.activeStep], [undefined, 2]);
    const sent = stage.provider.requestsTo('/order/validation').map(({ form }) => form);
    assert.equal(
      sent.slice(-2).map((form) => form.get('expectedTotalConverted')),
      ['11.96', '12.50'],
    );
    stage.page.form.destroy();
  }
});

agreed('a discount code that has ended is refused with old and new total, on each step', async () => {
  const ended = refusal('discountCode', 'discountExpired');
  const byCode: Responder = (response, request) =>
    (request.url.includes('discountCode') ? ended : total(11.96))(response, request);
  await openWithCode();
  stage.page.fillPaper();
  stage.provider.answers[path] = byCode;
  stage.provider.answerNext('/order/validation', ended);
  await stage.page.form.checkout();
  const values = ['$5.98', '$11.96'];
  assert.equal([notice(), stage.page.store.activeStep], [{ key: 'priceChanged', values }, 1]);
  assert.is(stage.page.store.errors.discountCode, 'discountExpired');
  await stage.page.form.checkout();
  assert.is(stage.page.store.activeStep, 2);
  stage.page.form.destroy();

  await openWithCode();
  await stage.page.goToStepTwo();
  stage.provider.answers[path] = byCode;
  stage.provider.answerNext('/order', ended);
  await stage.page.form.proceed();
  assert.equal([notice(), stage.page.store.activeStep], [{ key: 'priceChanged', values }, 1]);
  assert.is(stage.page.store.order, null);
});

agreed.run();
