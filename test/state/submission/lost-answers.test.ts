import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { toResult } from '../../../src/api/result.ts';
import { deadlines, paymentSystems } from '../../../src/order/vocabulary/ids.ts';
import { loggedInStorage, offline, refused, registrant } from '../../support/state/fixture-context.ts';
import { openProviderForms } from '../../support/state/open-provider-forms.ts';
import { shownText } from '../../support/state/shown-text.ts';

const answers = suite('lost answers');

const stage = openProviderForms(answers);

answers(
  'ORD-18 ORD-21 an order whose answer was lost is placed once, although the visitor proceeds again after a reload',
  async () => {
    await stage.placeLostOrder();
    assert.match(shownText(stage.page.store.notice?.message), 'will not be placed twice');
    stage.reload();
    await stage.page.form.checkout();
    stage.page.form.edit('policyAccepted', true);
    await stage.page.form.proceed();
    assert.is(new Set(stage.idempotencyKeys()).size, 1);
    assert.is(stage.idempotencyKeys().length, 2);
    assert.is(stage.orders.size, 1);
    assert.is(stage.lastUrlQuery().orderCode, 'O-1');
  },
);

answers('ORG-01 an order is sent with its origin, which the stored draft does not contain', async () => {
  stage.open({ storage: loggedInStorage(), options: { template: 'm2_d1' } });
  await stage.page.goToStepTwo();
  stage.loseOrderAnswer();
  await stage.page.form.proceed();
  const payload: Record<string, unknown> = stage.requestsOf('createOrder')[0]?.payload ?? {};
  const { template, widget, affiliateId, topic } = payload;
  assert.equal([template, widget, affiliateId, topic], ['m2_d1', 'order-form', 'A7', 'Margins']);
  assert.is(payload.page, 'https://example.com/order');
  stage.page.form.destroy();
  const { attempt } = Object(stage.page.storage.get('draft:example.com'));
  assert.is(attempt.bodies.length, 1);
  assert.not.match(attempt.bodies[0], 'affiliateId');
});

const lostAnswers = {
  'was cut short': '{"code":"O-',
  'lost its code': { paymentSystemId: 1 },
  'was emptied': null,
};

for (const [title, body] of Object.entries(lostAnswers))
  answers(`ORD-18 ORD-21 an order whose answer ${title} is not placed again`, async () => {
    const response = { status: 201, headers: new Headers() };
    await stage.placeLostOrder(toResult(response, body, calls.createOrder.proof));
    assert.match(shownText(stage.page.store.notice?.message), 'will not be placed twice');
    stage.page.form.edit('topic', 'Margins in print');
    await stage.page.form.retry();
    assert.is(stage.orders.size, 1);
    assert.match(shownText(stage.page.store.notice?.message), 'Your order O-1 was already placed');
  });

answers('ORD-18 choosing another payment method after a lost answer pays the existing order', async () => {
  await stage.placeLostOrder();
  stage.page.form.edit('paymentSystemId', paymentSystems.creditCard);
  await stage.page.form.retry();
  assert.is(stage.orders.size, 1);
  assert.equal([stage.lastUrlQuery().orderCode, stage.lastUrlQuery().paymentSystemId], ['O-1', '3']);
});

answers('ORD-18 after a lost answer and a change, the form first shows the existing order', async () => {
  await stage.placeLostOrder();
  stage.page.form.edit('deadlineId', deadlines.days6);
  await stage.page.form.proceed();
  assert.is(stage.orders.size, 1);
  assert.match(shownText(stage.page.store.notice?.message), 'O-1 was already placed');
  assert.equal(stage.page.observed.openedUrls, []);
  await stage.page.form.continueToPayment();
  assert.is(stage.lastUrlQuery().orderCode, 'O-1');
  await stage.page.form.proceed();
  assert.equal([stage.orders.size, stage.lastUrlQuery().orderCode], [2, 'O-2']);
});

answers('ORD-18 an order that never reached the server is placed with the later changes', async () => {
  stage.open({ storage: loggedInStorage() });
  await stage.page.goToStepTwo();
  stage.answerNext('createOrder', offline);
  await stage.page.form.proceed();
  stage.page.form.edit('deadlineId', deadlines.days6);
  await stage.page.form.proceed();
  assert.is(stage.orders.size, 1);
  assert.is(stage.requestsOf('createOrder').at(-1)?.payload.deadlineId, deadlines.days6);
  assert.is(stage.lastUrlQuery().orderCode, 'O-1');
});

answers('ORD-18 a refusal after a lost answer does not hide that an order may exist', async () => {
  await stage.placeLostOrder();
  stage.page.form.edit('topic', 'M!');
  stage.answerNext('createOrder', refused('topic', 'topicTooShort:9'));
  await stage.page.form.proceed();
  stage.page.form.edit('topic', 'Margins');
  await stage.page.form.checkout();
  await stage.page.form.proceed();
  assert.equal([stage.orders.size, stage.lastUrlQuery().orderCode], [1, 'O-1']);
});

answers('AUT-01 ERR-02 after a registration with a lost answer, the typed values log in', async () => {
  stage.open();
  stage.page.fill('registration', registrant);
  await stage.page.goToStepTwo();
  stage.answerNext('registration', offline, refused('email', 'emailTaken'));
  await stage.page.form.proceed();
  assert.match(shownText(stage.page.store.notice?.message), 'Network Error');
  assert.equal(stage.page.session.store.errors.registration, {});
  assert.equal({ ...stage.page.session.store.registration }, registrant);
  await stage.page.form.proceed();
  assert.is(stage.requestsOf('login')[0]?.payload.email, registrant.email);
  assert.is(stage.orders.size, 1);
});

answers('AUT-03 a login is valid although the identity could not be loaded', async () => {
  stage.open({ storage: loggedInStorage() });
  stage.answerNext('identity', offline);
  await stage.page.session.restore();
  stage.answerNext('identity', offline);
  await stage.page.goToStepTwo();
  stage.answerNext('identity', offline);
  await stage.page.form.proceed();
  assert.equal([stage.requestsOf('registration').length, stage.lastUrlQuery().orderCode], [0, 'O-1']);
});

answers.run();
