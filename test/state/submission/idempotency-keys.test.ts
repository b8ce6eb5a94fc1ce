import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deadlines } from '../../../src/order/vocabulary/ids.ts';
import { loggedIn } from '../../support/state/fixture-order-form.ts';
import { lost, openShop, refusal, type Shop, visit } from '../../support/state/shop.ts';

const placing = suite('idempotency keys of an order form');

let shop: Shop;

let page: ReturnType<typeof visit>;

placing.before.each(async () => {
  shop = await openShop();
});

placing.after.each(async () => {
  page.form.destroy();
  await shop.stop();
});

const keys = () => shop.asked('/order').map(({ headers }) => headers['idempotency-key']);

const target = () => Object.fromEntries(new URL(page.heard.gone.at(-1) ?? 'about:blank').searchParams);

/** Reloads the page with everything that was stored. */
const reload = () => {
  page.form.destroy();
  page = visit(shop, { storage: page.storage });
};

placing('ORD-18 ORD-21 an invalid stored idempotency key does not block the order', async () => {
  page = visit(shop, { storage: loggedIn() });
  await page.arrive();
  shop.loseAnswerOf('/order');
  await page.form.proceed();
  page.form.destroy();
  const stored = page.storage.get<{ attempt: object }>('draft:example.com');
  page.storage.set('draft:example.com', { ...stored, attempt: { ...stored?.attempt, key: '\u2713' } });
  page = visit(shop, { storage: page.storage });
  await page.arrive();
  await page.form.proceed();
  assert.match(String(target().orderCode), /^O-/);
});

placing('ORD-18 the idempotency key is stored before the order is sent', async () => {
  page = visit(shop, { storage: loggedIn() });
  await page.arrive();
  let stored: { attempt?: { key: string } } | null = null;
  shop.once('/order', (response) => {
    stored = page.storage.get('draft:example.com');
    response.destroy();
  });
  await page.form.proceed();
  assert.is(Object(stored).attempt.key, keys()[0]);
});

placing('ORD-18 the existing order is found among several whose answers were lost', async () => {
  page = visit(shop, { storage: loggedIn() });
  await page.arrive();
  shop.loseAnswerOf('/order');
  await page.form.proceed();
  page.form.edit('deadlineId', deadlines.days6);
  shop.once('/order', lost);
  await page.form.proceed();
  page.form.edit('deadlineId', deadlines.days3);
  reload();
  await page.form.checkout();
  page.form.edit('policyAccepted', true);
  await page.form.proceed();
  assert.is(shop.orders.size, 1);
  assert.match(page.store.notice?.text ?? '', 'O-1 was already placed');
});

placing('ORD-18 the idempotency key of a refused order is not used for another', async () => {
  page = visit(shop, { storage: loggedIn() });
  await page.arrive();
  shop.once('/order', refusal('topic', 'topicTooShort:9'));
  await page.form.proceed();
  page.form.edit('topic', 'Wide margins');
  await page.form.checkout();
  await page.form.proceed();
  assert.is(new Set(keys()).size, 2);
  assert.is(shop.orders.size, 1);
});

placing('ORD-18 ORD-21 two forms on one page keep their drafts and orders apart', async () => {
  const storage = loggedIn();
  page = visit(shop, { storage });
  const other = visit(shop, { storage, nth: 1 });
  await page.arrive();
  shop.loseAnswerOf('/order');
  await page.form.proceed();
  other.form.edit('topic', 'Bindings');
  other.form.destroy();
  reload();
  assert.is(page.store.draft.topic, 'Margins ');
  const otherAgain = visit(shop, { storage, nth: 1 });
  assert.is(otherAgain.store.draft.topic, 'Bindings');
  otherAgain.form.destroy();
  await page.form.checkout();
  page.form.edit('policyAccepted', true);
  await page.form.proceed();
  assert.is(new Set(keys()).size, 1);
  assert.is(shop.orders.size, 1);
});

placing.run();
