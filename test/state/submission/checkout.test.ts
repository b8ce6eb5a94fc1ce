import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Result } from '../../../src/api/result.ts';
import { createStorage } from '../../../src/tracking/storage.ts';
import { controlledPromise } from '../../support/controlled-promise.ts';
import { ada, offline, ok, priced, refused, token } from '../../support/state/fixture-context.ts';
import { openForm } from '../../support/state/fixture-order-form.ts';
import { until } from '../../support/until.ts';

const checkout = suite('checkout');

checkout('ORD-17 ANA-01 Checkout opens step 2 once the server finds no error', async () => {
  const page = openForm();
  page.fillPaper();
  await page.form.checkout();
  assert.is(page.store.activeStep, 2);
  assert.is(page.store.submission.state, 'idle');
  assert.is(page.server.requestsOf('validateOrder')[0]?.payload.topic, 'Margins');
  assert.is(page.observed.recordedActions.at(-1), 'Order Form: Checkout');
  assert.equal(page.observed.recordedResults.at(-1), { code: 204, payload: null });
  assert.ok(page.observed.emittedEvents.some(({ type, detail }) => type === 'step' && 'step' in detail));
});

checkout('ORD-04 AUT-01 Checkout sends a filled-in login, and opens step 2 for this customer', async () => {
  let isKnown = false;
  const page = openForm({
    answers: { login: () => (isKnown ? ok({ token }) : refused('identity', 'credentialsInvalid', 401)) },
  });
  page.fillPaper();
  page.fill('login', { email: ada.email, password: 'a quiet library' });
  await page.form.checkout();
  assert.is(page.store.activeStep, 1);
  assert.is(page.session.store.errors.login.password, 'credentialsInvalid');
  isKnown = true;
  await Promise.all([page.form.checkout(), page.form.checkout()]);
  assert.equal([page.store.activeStep, page.session.store.identity?.email], [2, ada.email]);
  assert.is(page.server.requestsOf('login').length, 2, 'a second press sends no other one');
});

checkout('ORD-04 AUT-01 Checkout neither registers a customer nor sends a login out of sight', async () => {
  for (const template of ['m1_d1', 'm3_d1'] as const) {
    const page = openForm({ options: { template } });
    page.fillPaper();
    page.fill('login', { email: ada.email, password: 'a quiet library' });
    if (template === 'm1_d1') page.fillRegistration();
    await page.form.checkout();
    assert.equal([page.store.activeStep, page.session.store.identity], [2, null], template);
  }
});

checkout('ORD-04 a blank login may wait for step 2, and one without a password is asked for it', async () => {
  const page = openForm();
  page.fillPaper();
  page.fill('login', { email: ada.email });
  await page.form.checkout();
  assert.equal([page.store.activeStep, page.session.store.errors.login.password], [1, 'passwordEmpty']);
  page.fill('login', { email: '' });
  await page.form.checkout();
  assert.is(page.store.activeStep, 2);
});

checkout('ORD-04 after a login at Checkout, a refused order keeps the customer logged in', async () => {
  const answers = [refused('topic', 'topicTooShort:2'), ok(null, 204)];
  const page = openForm({ answers: { validateOrder: () => answers.shift() ?? offline } });
  page.fillPaper();
  page.fill('login', { email: ada.email, password: 'a quiet library' });
  await page.form.checkout();
  assert.equal([page.store.activeStep, page.session.store.identity?.email], [1, ada.email]);
  page.form.edit('topic', 'Wide margins');
  await page.form.checkout();
  assert.equal([page.store.activeStep, page.server.requestsOf('login').length], [2, 1]);
});

checkout('ERR-02 a login at Checkout that gets no answer is told at the button, with Retry', async () => {
  const page = openForm({ answers: { login: () => offline } });
  page.fillPaper();
  page.fill('login', { email: ada.email, password: 'a quiet library' });
  await page.form.checkout();
  assert.equal([page.store.activeStep, page.store.notice?.retry], [1, 'Retry']);
});

checkout('ORD-17 ORD-21 a first price that is refused at Checkout keeps all choices', async () => {
  const page = openForm({
    answers: { calculatePrice: () => refused('deadlineId', 'combinationUnavailable') },
  });
  page.fillPaper();
  page.form.edit('sources', '7');
  assert.is(page.server.requestsOf('calculatePrice').length, 0);
  await page.form.checkout();
  await until(() => page.store.errors.deadlineId);
  assert.is(page.store.draft.sources, '7');
});

checkout('PRC-02 WRT-03 Checkout repeats a request for a price or a writer that had no answer', async () => {
  let isDown = true;
  const page = openForm({
    query: 'writerCode=W10042',
    answers: {
      calculatePrice: () => (isDown ? offline : priced(109.35)),
      preferredWriter: () => (isDown ? offline : ok({ gradeId: 2 })),
    },
  });
  page.fillPaper();
  await until(() => page.store.errors.writersPreferredCode === 'writerUnchecked');
  isDown = false;
  await page.form.checkout();
  assert.equal([page.form.price.total.peek(), page.store.draft.writerGradeId], [10935, 2]);
  assert.is(page.store.activeStep, 1, 'the price has changed');
  await page.form.checkout();
  assert.is(page.store.activeStep, 2);
});

checkout('ORD-20 ORD-11 an unavailable payment system from storage or link is replaced', async () => {
  const storage = createStorage('test:');
  const open = (usableCents: number, query?: string) =>
    openForm({
      storage,
      ...(query && { query }),
      site: ({ config }) => {
        config.payment = config.payment.map((one) => ({ ...one, isAvailable: one.systemId === usableCents }));
      },
    });
  const first = open(3);
  first.fillPaper();
  first.form.destroy();
  const page = open(1, 'paymentSystemId=3');
  assert.equal([page.store.draft.topic, page.store.draft.paymentSystemId], ['Margins', 1]);
  await page.form.checkout();
  assert.is(page.store.activeStep, 2);
});

checkout('ORD-18 a double click on Checkout validates the order once', async () => {
  const answer = controlledPromise<Result<unknown>>();
  const page = openForm({ answers: { validateOrder: () => answer.promise } });
  page.fillPaper();
  const clicks = [page.form.checkout(), page.form.checkout()];
  await until(() => page.server.requestsOf('validateOrder').length === 1);
  assert.is(page.store.submission.state, 'checking');
  answer.resolvePromise(ok(null, 204));
  await Promise.all(clicks);
  assert.is(page.server.requestsOf('validateOrder').length, 1);
});

checkout('ORD-17 values that the visitor types during the validation are validated, too', async () => {
  const first = controlledPromise<Result<unknown>>();
  const page = openForm({ answers: { validateOrder: () => first.promise } });
  page.fillPaper();
  const click = page.form.checkout();
  await until(() => page.server.requestsOf('validateOrder').length === 1);
  page.form.edit('topic', 'Wide margins');
  first.resolvePromise(ok(null, 204));
  await click;
  const topics = page.server.requestsOf('validateOrder').map(({ payload }) => payload.topic);
  assert.equal(topics, ['Margins', 'Wide margins']);
});

checkout('PRC-02 an order whose discount code the server has refused can be placed without it', async () => {
  const page = openForm({
    query: 'inputDiscountCode=OLD',
    answers: {
      calculatePrice: ({ payload }) =>
        payload.discountCode ? refused('discountCode', 'discountExpired') : priced(11.96),
    },
  });
  await until(() => page.store.errors.discountCode === 'discountExpired');
  page.fillPaper();
  await page.form.checkout();
  assert.is(page.store.activeStep, 2);
  assert.not('discountCode' in (page.server.requestsOf('validateOrder')[0]?.payload ?? {}));
  assert.is(page.store.draft.discountCode, 'OLD');
});

checkout.run();
