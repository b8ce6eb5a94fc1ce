import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { httpFailure } from '../../../src/api/result.ts';
import { ada, offline, ok, refused } from '../../support/state/fixture-context.ts';
import { loggedInStorage, openForm } from '../../support/state/fixture-order-form.ts';
import { shownText } from '../../support/state/shown-text.ts';

const errors = suite('errors at Checkout');

let page: ReturnType<typeof openForm>;

errors.after.each(() => page.form.destroy());

errors('ORD-17 Checkout shows all errors of the form at once and sends no request', async () => {
  page = openForm();
  await page.form.checkout();
  assert.is(page.store.activeStep, 1);
  assert.is(page.store.errors.topic, 'valueRequired');
  assert.is(page.store.errors.details, 'valueRequired');
  assert.is(page.server.requestsOf('validateOrder').length, 0);
  assert.ok(page.observed.emittedEvents.some(({ type }) => type === 'error'));
});

errors('ORD-20 Checkout explains that the site has no payment method, and whom to write to', async () => {
  page = openForm({
    site: ({ config }) => {
      config.payment = config.payment.map((one) => ({ ...one, isAvailable: false }));
    },
  });
  page.fillPaper();
  await page.form.checkout();
  assert.is(page.store.activeStep, 1);
  assert.equal(page.store.errors, {});
  assert.match(shownText(page.store.notice?.message), page.context.site.config.contact_email);
  assert.is(page.store.notice?.retry, null);
  assert.is(page.server.requestsOf('validateOrder').length, 0);
});

errors('ORD-17 ORD-20 if step 1 has errors, the error of the payment system is shown on step 2', async () => {
  const body = [
    { property: 'topic', message: 'valueRequired' },
    { property: 'paymentSystemId', message: 'choiceUnavailable' },
  ];
  page = openForm({ answers: { validateOrder: () => ({ ...offline, status: 422, body }) } });
  page.fillPaper();
  await page.form.checkout();
  assert.is(page.store.activeStep, 1);
  assert.equal(page.store.errors, { topic: 'valueRequired' });
  page.server.answers.validateOrder = () => refused('paymentSystemId', 'choiceUnavailable');
  await page.form.checkout();
  assert.is(page.store.activeStep, 2);
  assert.equal(page.store.errors, { paymentSystemId: 'choiceUnavailable' });
});

errors('ORD-17 errors from the server are shown at their fields on step 1', async () => {
  page = openForm({ answers: { validateOrder: () => refused('topic', 'topicTooShort:9') } });
  page.fillPaper();
  await page.form.checkout();
  assert.is(page.store.activeStep, 1);
  assert.is(page.store.errors.topic, 'topicTooShort:9');
  assert.is(page.store.notice, null);
});

errors('ERR-02 a lost connection keeps step 1 and all typed values, and a retry is possible', async () => {
  page = openForm({ answers: { validateOrder: () => offline } });
  page.fillPaper();
  await page.form.checkout();
  assert.is(page.store.activeStep, 1);
  assert.match(shownText(page.store.notice?.message), 'Network Error');
  assert.is(page.store.notice?.retry, 'Retry');
  assert.is(page.store.draft.topic, 'Margins');
  page.server.answers.validateOrder = () => ok(null, 204);
  await page.form.retry();
  assert.is(page.store.activeStep, 2);
  assert.is(page.store.notice, null);
});

errors('AUT-03 a visitor whose login has expired is asked to log in, and all values stay', async () => {
  page = openForm({
    storage: loggedInStorage(),
    answers: { validateOrder: () => refused('', 'Please log in', 401) },
  });
  await page.identityLoaded();
  page.fillPaper();
  await page.form.checkout();
  assert.is(page.session.store.identity, null);
  assert.is(page.session.store.activeTab, 'login');
  assert.is(page.session.store.login.email, ada.email);
  assert.match(shownText(page.store.notice?.message), 'Please log in again');
  assert.is(page.store.notice?.retry, null);
  assert.is(page.store.draft.topic, 'Margins');
  page.server.answers.validateOrder = () => ok(null, 204);
  page.session.edit('login', 'password', 'a quiet library');
  assert.ok(await page.session.login());
  await page.form.checkout();
  assert.is(page.store.activeStep, 2);
});

errors('ERR-02 the form reports a failed server with its status', async () => {
  page = openForm({ answers: { validateOrder: () => httpFailure(500, null) } });
  page.fillPaper();
  await page.form.checkout();
  assert.match(shownText(page.store.notice?.message), 'Request failed with status code 500');
});

errors('Checkout checks a registration that the visitor has begun, but not a blank one', async () => {
  page = openForm();
  page.fillPaper();
  page.session.edit('registration', 'firstName', 'Ada');
  await page.form.checkout();
  assert.is(page.store.activeStep, 1);
  assert.ok(page.session.store.errors.registration.email);
});

errors('the form checks a field when it loses the focus, unless it is empty', async () => {
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

errors('VAL-05 an edit clears the error of its field', async () => {
  page = openForm();
  await page.form.checkout();
  page.form.edit('topic', 'Margins');
  assert.is(page.store.errors.topic, undefined);
  assert.is(page.store.errors.details, 'valueRequired');
});

errors.run();
