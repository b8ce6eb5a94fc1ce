import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Result } from '../../../src/api/result.ts';
import { controlledPromise } from '../../support/controlled-promise.ts';
import { ok, refused } from '../../support/state/fixture-context.ts';
import { openForm, openStepTwo, placedOrder } from '../../support/state/fixture-order-form.ts';
import { shownText } from '../../support/state/shown-text.ts';
import { until } from '../../support/until.ts';

const submission = suite('submission');

submission('ANA-01 the page gets the purchase as ordered, despite changes made meanwhile', async () => {
  const { form, server, observed } = await openStepTwo();
  const { total } = form.price;
  const paid = total.peek();
  const answer = controlledPromise<Result<unknown>>();
  server.answers.createOrder = () => answer.promise;
  const proceeding = form.proceed();
  await until(() => server.requestsOf('createOrder')[0]);
  form.edit('numberElements', '9');
  answer.resolvePromise(ok(placedOrder, 201));
  await proceeding;
  assert.equal(observed.emittedEvents.find(({ type }) => type === 'order-created')?.detail, {
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
  const { form, server, observed, fillRegistration, goToStepTwo } = openForm();
  fillRegistration();
  await goToStepTwo();
  await form.proceed();
  const order = server.sent
    .map(({ name }) => name)
    .filter((name) => name !== 'calculatePrice' && name !== 'location');
  assert.equal(order, ['validateOrder', 'registration', 'identity', 'createOrder', 'handOff']);
  assert.is(observed.emittedEvents.filter(({ type }) => type === 'order-created').length, 1);
  assert.is(observed.openedUrls.length, 1);
});

submission('SUB-01 the login tab logs the customer in before the order is placed', async () => {
  const { form, session, server, observed, goToStepTwo } = openForm();
  session.showTab('login');
  session.edit('login', 'email', 'ada@example.com');
  session.edit('login', 'password', 'a quiet library');
  await goToStepTwo();
  await form.proceed();
  assert.is(server.requestsOf('login').length, 1);
  assert.is(server.requestsOf('registration').length, 0);
  assert.is(observed.openedUrls.length, 1);
});

for (const [status, text] of [
  [400, 'Your order has not been placed yet: Not now.'],
  [403, 'Your order has not been placed yet: Not now.'],
  [500, 'We do not know yet whether your order was placed: Not now.'],
] as const)
  submission(`SUB-01 an order that is refused with ${status} says "${text}"`, async () => {
    const { form, store } = await openStepTwo({
      answers: { createOrder: () => refused('', 'Not now', status) },
    });
    await form.proceed();
    assert.match(shownText(store.notice?.message), text);
  });

submission.run();
