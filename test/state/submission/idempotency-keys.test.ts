import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deadlines } from '../../../src/order/vocabulary/ids.ts';
import { loggedIn } from '../../support/state/fixture-order-form.ts';
import { openVisits } from '../../support/state/open-visits.ts';
import { lost, refusal, visit } from '../../support/state/shop.ts';

const placing = suite('idempotency keys of an order form');

const stage = openVisits(placing);

placing('ORD-18 ORD-21 an invalid stored idempotency key does not block the order', async () => {
  stage.open({ storage: loggedIn() });
  await stage.page.arrive();
  stage.shop.loseAnswerOf('/order');
  await stage.page.form.proceed();
  stage.page.form.destroy();
  const stored = stage.page.storage.get<{ attempt: object }>('draft:example.com');
  stage.page.storage.set('draft:example.com', { ...stored, attempt: { ...stored?.attempt, key: '\u2713' } });
  stage.open({ storage: stage.page.storage });
  await stage.page.arrive();
  await stage.page.form.proceed();
  assert.match(String(stage.target().orderCode), /^O-/);
});

placing('ORD-18 the idempotency key is stored before the order is sent', async () => {
  stage.open({ storage: loggedIn() });
  await stage.page.arrive();
  let stored: { attempt?: { key: string } } | null = null;
  stage.shop.once('/order', (response) => {
    stored = stage.page.storage.get('draft:example.com');
    response.destroy();
  });
  await stage.page.form.proceed();
  assert.is(Object(stored).attempt.key, stage.keys()[0]);
});

placing('ORD-18 the existing order is found among several whose answers were lost', async () => {
  stage.open({ storage: loggedIn() });
  await stage.page.arrive();
  stage.shop.loseAnswerOf('/order');
  await stage.page.form.proceed();
  stage.page.form.edit('deadlineId', deadlines.days6);
  stage.shop.once('/order', lost);
  await stage.page.form.proceed();
  stage.page.form.edit('deadlineId', deadlines.days3);
  stage.reload();
  await stage.page.form.checkout();
  stage.page.form.edit('policyAccepted', true);
  await stage.page.form.proceed();
  assert.is(stage.shop.orders.size, 1);
  assert.match(stage.page.store.notice?.text ?? '', 'O-1 was already placed');
});

placing('ORD-18 the idempotency key of a refused order is not used for another', async () => {
  stage.open({ storage: loggedIn() });
  await stage.page.arrive();
  stage.shop.once('/order', refusal('topic', 'topicTooShort:9'));
  await stage.page.form.proceed();
  stage.page.form.edit('topic', 'Wide margins');
  await stage.page.form.checkout();
  await stage.page.form.proceed();
  assert.is(new Set(stage.keys()).size, 2);
  assert.is(stage.shop.orders.size, 1);
});

placing('ORD-18 ORD-21 two forms on one page keep their drafts and orders apart', async () => {
  const storage = loggedIn();
  stage.open({ storage });
  const other = visit(stage.shop, { storage, nth: 1 });
  await stage.page.arrive();
  stage.shop.loseAnswerOf('/order');
  await stage.page.form.proceed();
  other.form.edit('topic', 'Bindings');
  other.form.destroy();
  stage.reload();
  assert.is(stage.page.store.draft.topic, 'Margins ');
  const otherAgain = visit(stage.shop, { storage, nth: 1 });
  assert.is(otherAgain.store.draft.topic, 'Bindings');
  otherAgain.form.destroy();
  await stage.page.form.checkout();
  stage.page.form.edit('policyAccepted', true);
  await stage.page.form.proceed();
  assert.is(new Set(stage.keys()).size, 1);
  assert.is(stage.shop.orders.size, 1);
});

placing.run();
