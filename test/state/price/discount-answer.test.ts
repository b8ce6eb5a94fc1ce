import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { english } from '../../../src/languages/translator.ts';
import { fieldText } from '../../../src/validation/messages/fields.ts';
import { loggedInStorage, offline, priced, refused } from '../../support/state/fixture-context.ts';
import { openProviderForms } from '../../support/state/open-provider-forms.ts';
import { until } from '../../support/until.ts';

const discount = suite('discount answer');
const stage = openProviderForms(discount);

/** Answers with a discount of 15 % and the code in the spelling of the site. */
const granted = () =>
  priced(10.17, { code: 'WELCOME15', type: 'percent', value: 15, amountConverted: 1.79 }, 11.96);
/** Returns the discount codes of all requests for a price. */
const sentCodes = () => stage.requestsOf('calculatePrice').map(({ payload }) => payload.discountCode ?? null);
/** Opens a form and applies a code that the server grants. */
const openWithCode = (code = 'WELCOME15') => {
  stage.answers.calculatePrice = granted;
  const page = stage.open();
  page.form.edit('discountCode', code);
  page.form.applyDiscount();
  return page;
};
const hasTotal = (cents: number) => until(() => stage.page.form.price.total.peek() === cents);

discount('ORD-07 a code typed in small letters lowers the price of the next change at once', async () => {
  const { form, store } = openWithCode('welcome15');
  await hasTotal(1017);
  assert.is(store.discount.isApplied, true);
  form.edit('numberElements', '2');
  assert.is(form.price.total.peek(), 2033);
});

for (const template of ['m1_d1', 'm3_d1', 'm2_d1'] as const)
  discount(`ORD-07 clearing or overtyping a code of ${template} takes its discount off at once`, async () => {
    stage.answers.calculatePrice = ({ payload }) =>
      payload.discountCode === 'welcome15' ? granted() : priced(11.96);
    const { form, store } = stage.open({ options: { template } });
    for (const typed of ['', 'welcome1', 'x']) {
      form.edit('discountCode', 'welcome15');
      form.applyDiscount();
      await hasTotal(1017);
      form.edit('discountCode', typed);
      assert.equal(
        [form.price.total.peek(), store.discount.isApplied],
        [1196, false],
        'in the frame of the edit',
      );
      await until(() => !form.price.isUnconfirmed.peek());
      assert.equal([form.price.total.peek(), store.discount.isApplied], [1196, false], typed);
    }
    if (template !== 'm2_d1')
      assert.equal([...new Set(sentCodes())], ['welcome15', null], 'no code is tried while it is typed');
  });

discount('PRC-02 a discount not judged, because another field was refused, stays applied', async () => {
  stage.answers.calculatePrice = granted;
  const { form, store } = stage.open({ query: 'inputDiscountCode=WELCOME15' });
  await hasTotal(1017);
  stage.answers.calculatePrice = () => refused('deadlineId', 'combinationUnavailable');
  form.edit('numberElements', '3');
  await until(() => store.errors.deadlineId);
  assert.equal([form.price.total.peek(), store.discount.isApplied], [3050, true]);
  form.edit('numberElements', '2');
  assert.is(form.price.total.peek(), 2033, 'the estimate has the discount too');
  assert.is(store.draft.discountCode, 'WELCOME15');
});

discount('PRC-02 applying a discount code twice sends one request', async () => {
  openWithCode();
  await until(() => stage.requestsOf('calculatePrice').length === 1);
  stage.page.form.applyDiscount();
  await hasTotal(1017);
  stage.page.form.applyDiscount();
  await until(() => !stage.page.form.price.isUnconfirmed.peek());
  assert.is(stage.requestsOf('calculatePrice').length, 1);
});

discount('ERR-02 a code that could not be checked is reported, and sent with the order', async () => {
  stage.answers.calculatePrice = () => offline;
  stage.open({ storage: loggedInStorage(), query: 'inputDiscountCode=WELCOME15' });
  await until(() => stage.page.store.errors.discountCode === 'discountUnchecked');
  assert.match(fieldText('discountUnchecked', english), 'could not be checked');
  await stage.page.goToStepTwo();
  await stage.page.form.proceed();
  assert.is(stage.requestsOf('createOrder')[0]?.payload.discountCode, 'WELCOME15');
});

discount.run();
