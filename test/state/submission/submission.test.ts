import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Result } from '../../../src/api/result.ts';
import { offline, ok, refused } from '../../support/state/fixture-context.ts';
import { loggedInStorage, openForm, placedOrder } from '../../support/state/fixture-order-form.ts';
import { shownText } from '../../support/state/shown-text.ts';
import { controlledPromise, until } from '../../support/state/until.ts';

const submission = suite('submission');

let page: ReturnType<typeof openForm>;

submission.after.each(() => page.form.destroy());

const keysOf = () => page.server.requestsOf('createOrder').map(({ headers }) => headers['idempotency-key']);

const created = () => page.observed.emittedEvents.filter(({ type }) => type === 'order-created');

submission('SUB-01 an order cannot be placed before the terms are accepted', async () => {
  page = openForm({ storage: loggedInStorage() });
  await page.identityLoaded();
  page.fillPaper();
  await page.form.checkout();
  await page.form.proceed();
  assert.ok(page.store.errors.policyAccepted);
  assert.is(page.store.submission.state, 'failed');
  assert.is(page.server.requestsOf('createOrder').length, 0);
});

submission('ANA-01 the page gets the purchase as ordered, despite changes made meanwhile', async () => {
  page = openForm({ storage: loggedInStorage() });
  await page.identityLoaded();
  await page.goToStepTwo();
  const { total } = page.form.price;
  const paid = total.peek();
  const answer = controlledPromise<Result<unknown>>();
  page.server.answers.createOrder = () => answer.promise;
  const proceeding = page.form.proceed();
  await until(() => page.server.requestsOf('createOrder')[0]);
  page.form.edit('numberElements', '9');
  answer.resolvePromise(ok(placedOrder, 201));
  await proceeding;
  assert.equal(created()[0]?.detail, {
    code: 'O-7K3M9Q',
    paymentSystemId: 1,
    total: paid,
    currencyId: 1,
    currency: 'USD',
    discount: null,
  });
  assert.ok(paid > 0 && paid !== total.peek());
});

submission('SUB-01 a new customer is registered, then the order placed, then payment opened', async () => {
  page = openForm();
  page.fillRegistration();
  await page.goToStepTwo();
  await page.form.proceed();
  const order = page.server.sent
    .map(({ name }) => name)
    .filter((name) => name !== 'calculatePrice' && name !== 'location');
  assert.equal(order, ['validateOrder', 'registration', 'identity', 'createOrder', 'handOff']);
  assert.is(created().length, 1);
  assert.is(page.observed.openedUrls.length, 1);
});

submission('SUB-01 the login tab logs the customer in before the order is placed', async () => {
  page = openForm();
  page.session.showTab('login');
  page.session.edit('login', 'email', 'ada@example.com');
  page.session.edit('login', 'password', 'a quiet library');
  await page.goToStepTwo();
  await page.form.proceed();
  assert.is(page.server.requestsOf('login').length, 1);
  assert.is(page.server.requestsOf('registration').length, 0);
  assert.is(page.observed.openedUrls.length, 1);
});

submission('SUB-01 no order is placed if the registration is refused', async () => {
  page = openForm({ answers: { registration: () => refused('email', 'emailTaken') } });
  page.fillRegistration();
  await page.goToStepTwo();
  await page.form.proceed();
  assert.is(page.session.store.errors.registration.email, 'emailTaken');
  assert.is(page.server.requestsOf('createOrder').length, 0);
  assert.is(page.store.submission.state, 'failed');
  assert.is(page.store.draft.topic, 'Margins');
});

submission('ORD-18 a double click places one order', async () => {
  const answer = controlledPromise<Result<unknown>>();
  page = openForm({ storage: loggedInStorage(), answers: { createOrder: () => answer.promise } });
  await page.identityLoaded();
  await page.goToStepTwo();
  const clicks = [page.form.proceed(), page.form.proceed()];
  await until(() => page.server.requestsOf('createOrder').length === 1);
  assert.is(page.store.submission.state, 'sending');
  answer.resolvePromise(ok(placedOrder, 201));
  await Promise.all(clicks);
  assert.is(page.server.requestsOf('createOrder').length, 1);
  assert.is(created().length, 1);
  assert.is(page.store.submission.state, 'placed');
});

submission('ORD-18 an order whose answer was lost is sent again under the same idempotency key', async () => {
  page = openForm({ storage: loggedInStorage(), answers: { createOrder: () => offline } });
  await page.identityLoaded();
  await page.goToStepTwo();
  await page.form.proceed();
  assert.match(shownText(page.store.notice?.message), 'Network Error');
  assert.is(page.store.notice?.retry, 'Retry');
  assert.is(page.store.activeStep, 2);
  page.server.answers.createOrder = () => ok(placedOrder, 201);
  await page.form.retry();
  const [first, second] = keysOf();
  assert.ok(first);
  assert.is(first, second);
  assert.is(page.observed.openedUrls.length, 1);
});

submission('ORD-18 the next order after a placed one has another idempotency key', async () => {
  page = openForm({ storage: loggedInStorage(), listenerResult: (type) => type !== 'redirect' });
  await page.identityLoaded();
  await page.goToStepTwo();
  await page.form.proceed();
  page.form.edit('topic', 'Gutters');
  await page.form.proceed();
  const [first, second] = keysOf();
  assert.is.not(first, second);
  assert.is(created().length, 2);
});

submission('SUB-01 errors from the server open the step of their fields and are shown there', async () => {
  page = openForm({
    storage: loggedInStorage(),
    answers: { createOrder: () => refused('topic', 'topicTooShort:9') },
  });
  await page.identityLoaded();
  await page.goToStepTwo();
  await page.form.proceed();
  assert.is(page.store.errors.topic, 'topicTooShort:9');
  assert.is(page.store.activeStep, 1);
  assert.is(page.store.submission.state, 'failed');
  assert.is(created().length, 0);
});

submission('SUB-01 a refused order is reported as not placed, and a server failure as unknown', async () => {
  for (const [status, expectedText] of [
    [400, 'Your order has not been placed yet: Not now.'],
    [403, 'Your order has not been placed yet: Not now.'],
    [500, 'We do not know yet whether your order was placed: Not now.'],
  ] as const) {
    page = openForm({
      storage: loggedInStorage(),
      answers: { createOrder: () => refused('', 'Not now', status) },
    });
    await page.identityLoaded();
    await page.goToStepTwo();
    await page.form.proceed();
    assert.match(shownText(page.store.notice?.message), expectedText, `${status}`);
    if (status < 500) page.form.destroy();
  }
});

submission('a refused token asks for a login and keeps all typed values', async () => {
  page = openForm({ storage: loggedInStorage(), answers: { createOrder: () => refused('', 'Log in', 401) } });
  await page.identityLoaded();
  await page.goToStepTwo();
  await page.form.proceed();
  assert.is(page.context.storage.get('token'), null);
  assert.is(page.session.store.activeTab, 'login');
  assert.is(page.store.draft.topic, 'Margins');
  assert.is(page.store.draft.policyAccepted, true);
  assert.ok(page.store.notice);
  page.server.answers.createOrder = () => ok(placedOrder, 201);
  page.session.edit('login', 'email', 'ada@example.com');
  page.session.edit('login', 'password', 'a quiet library');
  await page.form.proceed();
  assert.is(page.observed.openedUrls.length, 1);
});

submission.run();
