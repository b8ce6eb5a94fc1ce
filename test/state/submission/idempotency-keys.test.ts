import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deadlines } from '../../../src/order/vocabulary/ids.ts';
import { loggedInStorage, offline, refused } from '../../support/state/fixture-context.ts';
import { openProviderForms } from '../../support/state/open-provider-forms.ts';
import { shownText } from '../../support/state/shown-text.ts';

const placing = suite('idempotency keys of an order form');

const stage = openProviderForms(placing);

placing('ORD-18 of several orders whose answers were lost, the form finds the one that exists', async () => {
  await stage.placeLostOrder();
  stage.page.form.edit('deadlineId', deadlines.days6);
  stage.answerNext('createOrder', offline);
  await stage.page.form.proceed();
  stage.page.form.edit('deadlineId', deadlines.days3);
  stage.reload();
  await stage.page.form.checkout();
  stage.page.form.edit('policyAccepted', true);
  await stage.page.form.proceed();
  assert.is(stage.orders.size, 1);
  assert.match(shownText(stage.page.store.notice?.message), 'O-1 was already placed');
});

placing('ORD-18 the idempotency key of a refused order is not used for another order', async () => {
  stage.open({ storage: loggedInStorage() });
  await stage.page.goToStepTwo();
  stage.answerNext('createOrder', refused('topic', 'topicTooShort:9'));
  await stage.page.form.proceed();
  stage.page.form.edit('topic', 'Wide margins');
  await stage.page.form.checkout();
  await stage.page.form.proceed();
  assert.equal([new Set(stage.idempotencyKeys()).size, stage.orders.size], [2, 1]);
});

placing('ORD-18 ORD-21 two forms of a page have separate drafts and orders', async () => {
  const storage = loggedInStorage();
  stage.open({ storage });
  const otherForm = stage.openBeside({ storage, nth: 1 });
  await stage.page.goToStepTwo();
  stage.loseOrderAnswer();
  await stage.page.form.proceed();
  otherForm.form.edit('topic', 'Bindings');
  otherForm.form.destroy();
  stage.reload();
  assert.is(stage.page.store.draft.topic, 'Margins');
  const otherReopened = stage.openBeside({ storage, nth: 1 });
  assert.is(otherReopened.store.draft.topic, 'Bindings');
  otherReopened.form.destroy();
  await stage.page.form.checkout();
  stage.page.form.edit('policyAccepted', true);
  await stage.page.form.proceed();
  assert.equal([new Set(stage.idempotencyKeys()).size, stage.orders.size], [1, 1]);
});

placing.run();
