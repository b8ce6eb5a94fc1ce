import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deadlines } from '../../../src/order/vocabulary/ids.ts';
import { offline, ok, token } from '../../support/state/fixture-context.ts';
import { placed } from '../../support/state/fixture-order-form.ts';
import { openStoredForms } from '../../support/state/open-stored-forms.ts';
import { until } from '../../support/state/until.ts';

const orders = suite('stored order');

const stage = openStoredForms(orders);
const { visit, leave, stored } = stage;

orders('ORD-11 values of a query replace the stored ones, and the others are kept', () => {
  const first = visit();
  first.write();
  first.form.edit('numberElements', '6');
  first.form.edit('deadlineId', deadlines.days2);
  leave(first);
  const { draft } = visit({ query: 'deadlineId=4&topic=Moths' }).store;
  assert.equal(
    [draft.deadlineId, draft.topic, draft.numberElements, draft.details],
    [4, 'Moths', '6', 'Three pages on margins'],
  );
});

orders('ORD-21 values typed over a query survive a reload, but not the link opened anew', () => {
  const query = 'deadlineId=4&numberElements=1&inputDiscountCode=WELCOME15';
  const first = visit({ query });
  first.form.edit('numberElements', '6');
  first.form.edit('discountCode', 'TENOFF');
  leave(first);
  const chosen = ({ store: { draft } }: ReturnType<typeof visit>) =>
    [draft.deadlineId, draft.numberElements, draft.discountCode].join();
  assert.is(chosen(visit({ query, isReturn: true })), '4,6,TENOFF');
  assert.is(chosen(visit({ query: 'deadlineId=3&numberElements=2', isReturn: true })), '3,2,TENOFF');
  assert.is(chosen(visit({ query })), '4,1,WELCOME15');
});

orders('the draft is deleted, except for its order, once the visitor goes to pay', async () => {
  stage.storage.set('token', token);
  const page = visit();
  await page.known();
  await page.arrive();
  await until(() => stored());
  await page.form.proceed();
  assert.is(page.heard.gone.length, 1);
  assert.equal(Object.keys(stored() ?? {}), ['order', 'savedAt']);
  leave(page);
  assert.equal(Object.keys(stored() ?? {}), ['order', 'savedAt'], 'leaving the page does not write it again');
});

orders('ORD-18 a lost order is requested under the same idempotency key after a reload', async () => {
  stage.storage.set('token', token);
  const first = visit({ answers: { createOrder: () => offline } });
  await first.known();
  await first.arrive();
  await first.form.proceed();
  leave(first);
  const again = visit({ answers: { createOrder: () => ok(placed, 201) } });
  await again.known();
  assert.is(again.store.draft.topic, 'Margins');
  await again.form.checkout();
  again.form.edit('policyAccepted', true);
  await again.form.proceed();
  const keyOf = (page: typeof first) => page.server.of('createOrder')[0]?.headers['idempotency-key'];
  assert.ok(keyOf(first));
  assert.is(keyOf(again), keyOf(first));
});

orders('ORD-18 the idempotency key is stored before sending, so a closed page orders only once', async () => {
  stage.storage.set('token', token);
  let storedWhenSent: string | undefined;
  const page = visit({
    answers: {
      createOrder: () => {
        storedWhenSent = stored()?.attempt?.key;
        return ok(placed, 201);
      },
    },
  });
  await page.known();
  await page.arrive();
  await page.form.proceed();
  assert.ok(storedWhenSent);
  assert.is(page.server.of('createOrder')[0]?.headers['idempotency-key'], storedWhenSent);
});

orders('the draft of one site is not used on another', () => {
  const first = visit();
  first.write();
  leave(first);
  assert.is(stage.storage.get('draft:other.example'), null);
  assert.ok(stored());
});

orders.run();
