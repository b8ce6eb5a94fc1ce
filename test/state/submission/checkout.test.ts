import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Result } from '../../../src/api/result.ts';
import { extras } from '../../../src/order/vocabulary/ids.ts';
import { createStorage } from '../../../src/tracking/storage.ts';
import { ada, offline, ok, priced, refused } from '../../support/state/fixture-context.ts';
import { loggedIn, openForm } from '../../support/state/fixture-order-form.ts';
import { deferred, until } from '../../support/state/until.ts';

const checkout = suite('checkout');
let page: ReturnType<typeof openForm>;
checkout.after.each(() => page.form.destroy());

checkout('ORD-17 Checkout shows every error of the form at once and makes no request', async () => {
  page = openForm();
  await page.form.checkout();
  assert.is(page.store.activeStep, 1);
  assert.is(page.store.errors.topic, 'valueRequired');
  assert.is(page.store.errors.details, 'valueRequired');
  assert.is(page.server.of('validateOrder').length, 0);
  assert.ok(page.heard.emitted.some(({ type }) => type === 'error'));
});

checkout('ORD-17 ANA-01 Checkout opens step 2 once the server finds no error', async () => {
  page = openForm();
  page.write();
  await page.form.checkout();
  assert.is(page.store.activeStep, 2);
  assert.is(page.store.isValidating, false);
  assert.is(page.server.of('validateOrder')[0]?.payload.topic, 'Margins');
  assert.is(page.heard.recorded.at(-1), 'Order Form: Checkout');
  assert.equal(page.heard.results.at(-1), { code: 204, payload: null });
  assert.ok(page.heard.emitted.some(({ type, detail }) => type === 'step' && 'step' in detail));
});

checkout('ORD-17 ORD-21 a first price refused at Checkout changes none of the choices', async () => {
  page = openForm({ answers: { calculatePrice: () => refused('deadlineId', 'combinationUnavailable') } });
  page.write();
  page.form.edit('sources', '7');
  assert.is(page.server.of('calculatePrice').length, 0);
  await page.form.checkout();
  await until(() => page.store.errors.deadlineId);
  assert.is(page.store.draft.sources, '7');
});

checkout('PRC-02 WRT-03 an unanswered price or code is requested again on the way to step 2', async () => {
  let isDown = true;
  page = openForm({
    query: 'writerCode=W10042',
    answers: {
      calculatePrice: () => (isDown ? offline : priced(109.35)),
      preferredWriter: () => (isDown ? offline : ok({ gradeId: 2 })),
    },
  });
  page.write();
  await until(() => page.store.errors.writersPreferredCode === 'writerUnchecked');
  isDown = false;
  await page.form.checkout();
  await until(() => !page.form.price.isUnconfirmed.peek());
  assert.is(page.form.price.total.peek(), 10935);
  assert.is(page.store.draft.writerGradeId, 2);
  assert.is(page.store.activeStep, 2);
});

checkout('SUB-02 Checkout does not send the policy and the derived flags', async () => {
  page = openForm();
  page.write();
  page.form.edit('extrasIds', [extras.plagiarismReport]);
  await page.form.checkout();
  const { payload = {} } = page.server.of('validateOrder')[0] ?? {};
  assert.equal(payload.extrasIds, [2]);
  for (const field of ['policyAccepted', 'notNeedMaterials', 'top10Writer', 'premiumSpecialist', 'materials'])
    assert.not(field in payload, field);
});

checkout('ORD-20 ORD-11 a stored or requested payment system that cannot be used is replaced', async () => {
  const storage = createStorage('test:');
  const open = (usable: number, query?: string) =>
    openForm({
      storage,
      ...(query && { query }),
      site: ({ config }) => {
        config.payment = config.payment.map((one) => ({ ...one, isAvailable: one.systemId === usable }));
      },
    });
  page = open(3);
  page.write();
  page.form.destroy();
  page = open(1, 'paymentSystemId=3');
  assert.is(page.store.draft.topic, 'Margins');
  assert.is(page.store.draft.paymentSystemId, 1);
  await page.form.checkout();
  assert.is(page.store.activeStep, 2);
});

checkout('ORD-20 Checkout explains that no payment method is available and whom to write to', async () => {
  page = openForm({
    site: ({ config }) => {
      config.payment = config.payment.map((one) => ({ ...one, isAvailable: false }));
    },
  });
  page.write();
  await page.form.checkout();
  assert.is(page.store.activeStep, 1);
  assert.equal(page.store.errors, {});
  assert.match(page.store.notice?.text ?? '', page.context.site.config.contact_email);
  assert.is(page.store.notice?.retry, null);
  assert.is(page.server.of('validateOrder').length, 0);
});

checkout('ORD-17 ORD-20 a refused payment system waits for step 2 when step 1 has an error too', async () => {
  const body = [
    { property: 'topic', message: 'valueRequired' },
    { property: 'paymentSystemId', message: 'choiceUnavailable' },
  ];
  page = openForm({ answers: { validateOrder: () => ({ ...offline, status: 422, body }) } });
  page.write();
  await page.form.checkout();
  assert.is(page.store.activeStep, 1);
  assert.equal(page.store.errors, { topic: 'valueRequired' });
  page.server.answers.validateOrder = () => refused('paymentSystemId', 'choiceUnavailable');
  await page.form.checkout();
  assert.is(page.store.activeStep, 2);
  assert.equal(page.store.errors, { paymentSystemId: 'choiceUnavailable' });
});

checkout('ORD-17 server errors are shown at their fields on step 1', async () => {
  page = openForm({ answers: { validateOrder: () => refused('topic', 'topicTooShort:9') } });
  page.write();
  await page.form.checkout();
  assert.is(page.store.activeStep, 1);
  assert.is(page.store.errors.topic, 'topicTooShort:9');
  assert.is(page.store.notice, null);
});

checkout('ERR-02 a lost connection keeps step 1 and all typed values, and a retry is possible', async () => {
  page = openForm({ answers: { validateOrder: () => offline } });
  page.write();
  await page.form.checkout();
  assert.is(page.store.activeStep, 1);
  assert.match(page.store.notice?.text ?? '', 'Network Error');
  assert.is(page.store.notice?.retry, 'Retry');
  assert.is(page.store.draft.topic, 'Margins');
  page.server.answers.validateOrder = () => ok(null, 204);
  await page.form.retry();
  assert.is(page.store.activeStep, 2);
  assert.is(page.store.notice, null);
});

checkout('AUT-03 a visitor whose login has expired gets the login, with all values kept', async () => {
  page = openForm({
    storage: loggedIn(),
    answers: { validateOrder: () => refused('', 'Please log in', 401) },
  });
  await page.known();
  page.write();
  await page.form.checkout();
  assert.is(page.session.store.identity, null);
  assert.is(page.session.store.activeTab, 'login');
  assert.is(page.session.store.login.email, ada.email);
  assert.match(page.store.notice?.text ?? '', 'Please log in again');
  assert.is(page.store.notice?.retry, null);
  assert.is(page.store.draft.topic, 'Margins');
  page.server.answers.validateOrder = () => ok(null, 204);
  page.session.edit('login', 'password', 'a quiet library');
  assert.ok(await page.session.login());
  await page.form.checkout();
  assert.is(page.store.activeStep, 2);
});

checkout('ERR-02 a failed server is reported with its status', async () => {
  const failed: Result<unknown> = {
    failed: true,
    payload: null,
    status: 500,
    body: null,
    message: 'Request failed with status code 500',
  };
  page = openForm({ answers: { validateOrder: () => failed } });
  page.write();
  await page.form.checkout();
  assert.match(page.store.notice?.text ?? '', 'Request failed with status code 500');
});

checkout('ORD-18 a double click validates the order once', async () => {
  const answer = deferred<Result<unknown>>();
  page = openForm({ answers: { validateOrder: () => answer.promise } });
  page.write();
  const clicks = [page.form.checkout(), page.form.checkout()];
  await until(() => page.server.of('validateOrder').length === 1);
  assert.is(page.store.isValidating, true);
  answer.settle(ok(null, 204));
  await Promise.all(clicks);
  assert.is(page.server.of('validateOrder').length, 1);
});

checkout('ORD-17 values typed during the validation are validated too', async () => {
  const first = deferred<Result<unknown>>();
  page = openForm({ answers: { validateOrder: () => first.promise } });
  page.write();
  const click = page.form.checkout();
  await until(() => page.server.of('validateOrder').length === 1);
  page.form.edit('topic', 'Wide margins');
  first.settle(ok(null, 204));
  await click;
  assert.equal(
    page.server.of('validateOrder').map(({ payload }) => payload.topic),
    ['Margins', 'Wide margins'],
  );
});

checkout('a started registration is checked at Checkout, and an untouched one is not', async () => {
  page = openForm();
  page.write();
  page.session.edit('registration', 'firstName', 'Ada');
  await page.form.checkout();
  assert.is(page.store.activeStep, 1);
  assert.ok(page.session.store.errors.registration.email);
});

checkout('PRC-02 an order without a code that the server refused can be placed', async () => {
  page = openForm({
    query: 'inputDiscountCode=OLD',
    answers: {
      calculatePrice: ({ payload }) =>
        payload.discountCode ? refused('discountCode', 'discountExpired') : priced(11.96),
    },
  });
  await until(() => page.store.errors.discountCode === 'discountExpired');
  page.write();
  await page.form.checkout();
  assert.is(page.store.activeStep, 2);
  assert.not('discountCode' in (page.server.of('validateOrder')[0]?.payload ?? {}));
  assert.is(page.store.draft.discountCode, 'OLD');
});

checkout('a field that was left is checked unless it is empty', async () => {
  page = openForm();
  await page.form.leave('topic');
  assert.is(page.store.errors.topic, undefined);
  page.form.edit('topic', 'M');
  await page.form.leave('topic');
  assert.match(page.store.errors.topic ?? '', 'topicTooShort');
  assert.is(page.store.errors.details, undefined, 'other fields are left alone');
  page.session.edit('registration', 'email', 'ada');
  await page.form.leavePerson('registration', 'email');
  assert.is(page.session.store.errors.registration.email, 'emailInvalid');
});

checkout('VAL-05 an edit clears the field’s error', async () => {
  page = openForm();
  await page.form.checkout();
  page.form.edit('topic', 'Margins');
  assert.is(page.store.errors.topic, undefined);
  assert.is(page.store.errors.details, 'valueRequired');
});

checkout('ORD-17 a visitor can always go back', async () => {
  page = openForm();
  page.write();
  await page.form.checkout();
  page.form.goBack();
  assert.is(page.store.activeStep, 1);
  assert.ok(page.heard.recorded.includes('Order Form: Back'));
  assert.is(page.store.draft.topic, 'Margins');
});

checkout('ORD-06 a row of the preview leads to its field on step 1 and focuses it', async () => {
  page = openForm();
  page.write();
  await page.form.checkout();
  page.form.jumpTo('policyAccepted');
  assert.is(page.store.activeStep, 2);
  page.form.jumpTo('topic');
  assert.is(page.store.activeStep, 1);
  const { focusRequest } = page.store;
  assert.is(focusRequest?.field, 'topic');
  page.form.jumpTo('topic');
  assert.is.not(page.store.focusRequest, focusRequest, 'asked twice is two requests');
});

checkout.run();
