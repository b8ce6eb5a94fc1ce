import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deadlines, paymentSystems } from '../../../src/order/vocabulary/ids.ts';
import { loggedInStorage, registrant } from '../../support/state/fixture-context.ts';
import { brokenConnection, refusal } from '../../support/state/provider/accepting-provider.ts';
import { openProviderForms } from '../../support/state/provider/open-provider-forms.ts';
import { json, type Responder } from '../../support/state/provider/provider.ts';
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
    assert.is(stage.provider.orders.size, 1);
    assert.is(stage.lastUrlQuery().orderCode, 'O-1');
  },
);

answers('ORG-01 an order is sent with its origin, which the stored draft does not contain', async () => {
  stage.open({ storage: loggedInStorage(), options: { template: 'm2_d1' } });
  await stage.page.goToStepTwo();
  stage.provider.loseResponseOf('/order');
  await stage.page.form.proceed();
  const [{ form } = { form: new FormData() }] = stage.provider.requestsTo('/order');
  const { template, widget, affiliateId, topic } = Object.fromEntries(form);
  assert.equal([template, widget, affiliateId, topic], ['m2_d1', 'order-form', 'A7', 'Margins']);
  assert.is(form.get('page'), 'https://example.com/order');
  stage.page.form.destroy();
  const { attempt } = Object(stage.page.storage.get('draft:example.com'));
  assert.is(attempt.bodies.length, 1);
  assert.not.match(attempt.bodies[0], 'affiliateId');
});

const lostUploads: Record<string, Responder> = {
  'was cut short': (response) => response.writeHead(201).end('{"code":"O-'),
  'lost its code': json({ paymentSystemId: 1 }, 201),
  'was emptied': json(null, 201),
};

for (const [title, replacement] of Object.entries(lostUploads))
  answers(`ORD-18 ORD-21 an order whose answer ${title} is not placed again`, async () => {
    await stage.placeLostOrder(replacement);
    assert.match(shownText(stage.page.store.notice?.message), 'will not be placed twice');
    stage.page.form.edit('topic', 'Margins in print');
    await stage.page.form.retry();
    assert.is(stage.provider.orders.size, 1);
    assert.match(shownText(stage.page.store.notice?.message), 'Your order O-1 was already placed');
  });

answers('ORD-18 choosing another payment method after a lost answer pays the existing order', async () => {
  await stage.placeLostOrder();
  stage.page.form.edit('paymentSystemId', paymentSystems.creditCard);
  await stage.page.form.retry();
  assert.is(stage.provider.orders.size, 1);
  assert.equal([stage.lastUrlQuery().orderCode, stage.lastUrlQuery().paymentSystemId], ['O-1', '3']);
});

answers('ORD-18 after a lost answer and a change, the form first shows the existing order', async () => {
  await stage.placeLostOrder();
  stage.page.form.edit('deadlineId', deadlines.days6);
  await stage.page.form.proceed();
  assert.is(stage.provider.orders.size, 1);
  assert.match(shownText(stage.page.store.notice?.message), 'O-1 was already placed');
  assert.equal(stage.page.observed.openedUrls, []);
  await stage.page.form.continueToPayment();
  assert.is(stage.lastUrlQuery().orderCode, 'O-1');
  await stage.page.form.proceed();
  assert.is(stage.provider.orders.size, 2);
  assert.is(stage.lastUrlQuery().orderCode, 'O-2');
});

answers('ORD-18 an order that never reached the server is placed with the later changes', async () => {
  stage.open({ storage: loggedInStorage() });
  await stage.page.goToStepTwo();
  stage.provider.answerNext('/order', brokenConnection);
  await stage.page.form.proceed();
  stage.page.form.edit('deadlineId', deadlines.days6);
  await stage.page.form.proceed();
  assert.is(stage.provider.orders.size, 1);
  assert.is(stage.provider.requestsTo('/order').at(-1)?.form.get('deadlineId'), '7');
  assert.is(stage.lastUrlQuery().orderCode, 'O-1');
});

answers('ORD-18 a refusal after a lost answer does not hide that an order may exist', async () => {
  await stage.placeLostOrder();
  stage.page.form.edit('topic', 'M!');
  stage.provider.answerNext('/order', refusal('topic', 'topicTooShort:9'));
  await stage.page.form.proceed();
  stage.page.form.edit('topic', 'Margins');
  await stage.page.form.checkout();
  await stage.page.form.proceed();
  assert.is(stage.provider.orders.size, 1);
  assert.is(stage.lastUrlQuery().orderCode, 'O-1');
});

answers('AUT-01 after a registration with a lost answer, the typed values log the customer in', async () => {
  stage.open();
  stage.page.fill('registration', registrant);
  await stage.page.goToStepTwo();
  stage.provider.answerNext('/registration', brokenConnection, refusal('email', 'emailTaken'));
  await stage.page.form.proceed();
  assert.match(shownText(stage.page.store.notice?.message), 'Network Error');
  assert.equal(stage.page.session.store.errors.registration, {});
  assert.is(stage.page.session.store.registration.password, registrant.password);
  await stage.page.form.proceed();
  assert.is(stage.provider.requestsTo('/login')[0]?.form.get('email'), registrant.email);
  assert.is(stage.provider.orders.size, 1);
});

answers('AUT-03 a login is valid although the identity could not be loaded', async () => {
  stage.open({ storage: loggedInStorage() });
  stage.provider.answerNext('/identity', brokenConnection);
  await stage.page.session.restore();
  stage.provider.answerNext('/identity', brokenConnection);
  await stage.page.goToStepTwo();
  stage.provider.answerNext('/identity', brokenConnection);
  await stage.page.form.proceed();
  assert.is(stage.provider.requestsTo('/registration').length, 0);
  assert.is(stage.lastUrlQuery().orderCode, 'O-1');
});

answers.run();
