import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { controlledPromise } from '../../support/controlled-promise.ts';
import {
  type Answers,
  loggedInStorage,
  offline,
  ok,
  priced,
  refused,
} from '../../support/state/fixture-context.ts';
import { openProviderForms } from '../../support/state/open-provider-forms.ts';
import { until } from '../../support/until.ts';

const agreed = suite('agreed price');
const stage = openProviderForms(agreed);

const total = (dollars: number, value = 0) => {
  const discount = value ? { code: 'HALF', type: 'percent', value, amountConverted: 11.96 - dollars } : null;
  return () => priced(dollars, discount, 11.96);
};
const priceChanged = refused('', 'priceChanged', 409);
const ended = refused('discountCode', 'discountExpired');
const notice = () => stage.page.store.notice?.message;
const confirmed = () => until(() => !stage.page.form.price.isUnconfirmed.peek());
const expectedOf = (index: number) => stage.requestsOf('createOrder')[index]?.payload.expectedTotalConverted;

const openWithCode = async () => {
  stage.answers.calculatePrice = total(5.98, 50);
  stage.open({ storage: loggedInStorage(), query: 'inputDiscountCode=HALF' });
  await confirmed();
};

agreed('MON-05 an order at a price that has changed waits for a press at the new price', async () => {
  await openWithCode();
  await stage.page.goToStepTwo();
  stage.answers.calculatePrice = total(11.36, 5);
  stage.answerNext('createOrder', priceChanged);
  await stage.page.form.proceed();
  assert.equal(notice(), { key: 'priceChanged', values: ['$5.98', '$11.36'] });
  assert.equal([stage.page.store.notice?.retry, stage.page.form.price.total.peek()], [null, 1136]);
  assert.equal([stage.page.store.activeStep, stage.page.store.order], [2, null]);
  await stage.page.form.proceed();
  assert.equal([expectedOf(0), expectedOf(1)], ['5.98', '11.36']);
  assert.is(stage.page.store.order?.code, 'O-1');
  const [refusedKey, placedKey] = stage.idempotencyKeys();
  assert.is.not(refusedKey, placedKey);
});

agreed('MON-05 only a notice about two prices goes away with the next change of the price', async () => {
  stage.open();
  stage.page.fillPaper();
  stage.answers.calculatePrice = total(12.5);
  stage.answerNext('validateOrder', priceChanged);
  await stage.page.form.checkout();
  stage.page.form.edit('topic', 'Another topic');
  assert.equal(notice(), { key: 'priceChanged', values: ['$11.96', '$12.50'] });
  stage.page.form.edit('numberElements', '2');
  assert.is(notice(), undefined);
  stage.answerNext('validateOrder', offline);
  await stage.page.form.checkout();
  stage.page.form.edit('numberElements', '3');
  assert.is(Object(notice()).key, 'notChecked');
});

agreed('MON-05 Checkout stays on step 1 and shows old and new total if prices have changed', async () => {
  // A server that answers only the specification's calls does not compare the totals.
  for (const validation of [priceChanged, ok(null, 204)]) {
    stage.open();
    stage.page.fillPaper();
    stage.answers.calculatePrice = total(12.5);
    stage.answerNext('validateOrder', validation);
    await stage.page.form.checkout();
    assert.equal(notice(), { key: 'priceChanged', values: ['$11.96', '$12.50'] });
    assert.is(stage.page.store.activeStep, 1);
    await stage.page.form.checkout();
    assert.equal([notice(), stage.page.store.activeStep], [undefined, 2]);
    const sent = stage.requestsOf('validateOrder').slice(-2);
    const expectedTotals = sent.map(({ payload }) => payload.expectedTotalConverted);
    assert.equal(expectedTotals, ['11.96', '12.50']);
    stage.page.form.destroy();
  }
});

agreed('a discount code that has ended is refused with old and new total, on each step', async () => {
  const byCode: Answers['calculatePrice'] = ({ payload }) => (payload.discountCode ? ended : priced(11.96));
  await openWithCode();
  stage.page.fillPaper();
  stage.answers.calculatePrice = byCode;
  stage.answerNext('validateOrder', ended);
  await stage.page.form.checkout();
  const values = ['$5.98', '$11.96'];
  assert.equal([notice(), stage.page.store.activeStep], [{ key: 'priceChanged', values }, 1]);
  assert.is(stage.page.store.errors.discountCode, 'discountExpired');
  await stage.page.form.checkout();
  assert.is(stage.page.store.activeStep, 2);
  stage.page.form.destroy();

  await openWithCode();
  await stage.page.goToStepTwo();
  // The price of the tariff is known where the server's is not.
  stage.answers.calculatePrice = () => offline;
  stage.answerNext('createOrder', ended);
  await stage.page.form.proceed();
  assert.equal([notice(), stage.page.store.activeStep], [{ key: 'priceChanged', values }, 2]);
  assert.equal([stage.page.store.order, stage.page.store.discount.isApplied], [null, false]);
  assert.is(stage.page.store.errors.discountCode, 'discountExpired');
  await stage.page.form.proceed();
  assert.equal([expectedOf(1), stage.page.store.order?.code], ['11.96', 'O-1'], 'one press at the new price');
});

agreed('MON-05 the refusal of a code leaves the price that the server has given without it', async () => {
  await openWithCode();
  stage.page.fillPaper();
  stage.answers.calculatePrice = ({ payload }) => (payload.discountCode ? ended : priced(12.5));
  stage.answerNext('validateOrder', ended);
  await stage.page.form.checkout();
  assert.equal(notice(), { key: 'priceChanged', values: ['$5.98', '$12.50'] });
});

agreed('PRC-02 the refusal of a code is not told of the one that was typed since', async () => {
  await openWithCode();
  stage.page.fillPaper();
  const { promise: validated, resolvePromise: validate } = controlledPromise<typeof ended>();
  stage.answers.validateOrder = ({ payload }) =>
    payload.discountCode === 'HALF' ? validated : ok(null, 204);
  const running = stage.page.form.checkout();
  await until(() => stage.requestsOf('validateOrder').length === 1);
  stage.answers.calculatePrice = total(8, 33);
  stage.page.form.edit('discountCode', 'OTHER');
  stage.page.form.applyDiscount();
  await until(() => stage.page.form.price.total.peek() === 800);
  validate(ended);
  await running;
  assert.is(stage.page.store.errors.discountCode, undefined);
  assert.equal(notice(), { key: 'priceChanged', values: ['$5.98', '$8.00'] });
});

agreed('MON-05 a code refused to the customer who logs in is taken off before an order is sent', async () => {
  const byCustomer: Answers['calculatePrice'] = ({ payload }) => {
    if (!payload.discountCode) return priced(11.96);
    return stage.page.session.hasToken() ? refused('discountCode', 'discountFirstOrder') : total(5.98, 50)();
  };
  const openStepTwo = async () => {
    stage.answers.calculatePrice = byCustomer;
    stage.open({ query: 'inputDiscountCode=HALF' });
    await confirmed();
    await stage.page.goToStepTwo();
    stage.page.fill('login', { email: 'ada@example.com', password: 'marginal notes' });
    return stage.page;
  };
  const { form, session, store } = await openStepTwo();
  assert.ok(await session.login());
  assert.equal([form.price.total.peek(), store.errors.discountCode], [1196, 'discountFirstOrder']);
  await form.proceed();
  assert.equal([expectedOf(0), store.order?.code], ['11.96', 'O-1']);
  form.destroy();

  const inOnePress = await openStepTwo();
  await inOnePress.form.proceed();
  assert.equal(notice(), { key: 'priceChanged', values: ['$5.98', '$11.96'] });
  assert.equal([inOnePress.store.activeStep, stage.requestsOf('createOrder').length], [2, 1]);
});

agreed.run();
