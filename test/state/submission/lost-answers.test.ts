import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deadlines, paymentSystems } from '../../../src/order/vocabulary/ids.ts';
import { loggedIn } from '../../support/state/fixture-order-form.ts';
import { type Answering, json } from '../../support/state/provider.ts';
import { lost, openShop, refusal, type Shop, visit } from '../../support/state/shop.ts';

const answers = suite('lost answers');

let shop: Shop;

let page: ReturnType<typeof visit>;

answers.before.each(async () => {
  shop = await openShop();
});

answers.after.each(async () => {
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

answers('ORD-18 ORD-21 an order whose answer was lost is the same order after a reload', async () => {
  page = visit(shop, { storage: loggedIn() });
  await page.arrive();
  shop.loseAnswerOf('/order');
  await page.form.proceed();
  assert.match(page.store.notice?.text ?? '', 'will not be placed twice');
  reload();
  await page.form.checkout();
  page.form.edit('policyAccepted', true);
  await page.form.proceed();
  assert.is(new Set(keys()).size, 1);
  assert.is(keys().length, 2);
  assert.is(shop.orders.size, 1);
  assert.is(target().orderCode, 'O-1');
});

answers('ORG-01 an order’s origin is sent beside its fields and not in the stored body', async () => {
  page = visit(shop, { storage: loggedIn(), options: { template: 'm2_d1' } });
  await page.arrive();
  shop.loseAnswerOf('/order');
  await page.form.proceed();
  const [{ form } = { form: new FormData() }] = shop.asked('/order');
  const { template, widget, affiliateId, topic } = Object.fromEntries(form);
  assert.equal([template, widget, affiliateId, topic], ['m2_d1', 'order-form', 'A7', 'Margins ']);
  assert.is(form.get('page'), 'https://example.com/order');
  page.form.destroy();
  const { attempt } = Object(page.storage.get('draft:example.com'));
  assert.is(attempt.bodies.length, 1);
  assert.not.match(attempt.bodies[0], 'affiliateId');
});

const partial: Record<string, Answering> = {
  'was cut short': (response) => response.writeHead(201).end('{"code":"O-'),
  'lost its code': json({ paymentSystemId: 1 }, 201),
  'was emptied': json(null, 201),
};

for (const [fate, instead] of Object.entries(partial))
  answers(`ORD-18 ORD-21 an order whose answer ${fate} is not placed again`, async () => {
    page = visit(shop, { storage: loggedIn() });
    await page.arrive();
    shop.loseAnswerOf('/order', instead);
    await page.form.proceed();
    assert.match(page.store.notice?.text ?? '', 'will not be placed twice');
    page.form.edit('topic', 'Margins in print');
    await page.form.retry();
    assert.is(shop.orders.size, 1);
    assert.match(page.store.notice?.text ?? '', 'Your order O-1 was already placed');
  });

answers('ORD-18 another payment method after a lost answer pays the existing order', async () => {
  page = visit(shop, { storage: loggedIn() });
  await page.arrive();
  shop.loseAnswerOf('/order');
  await page.form.proceed();
  page.form.edit('paymentSystemId', paymentSystems.creditCard);
  await page.form.retry();
  assert.is(shop.orders.size, 1);
  assert.equal([target().orderCode, target().paymentSystemId], ['O-1', '3']);
});

answers('ORD-18 a change after a lost answer shows the existing order first', async () => {
  page = visit(shop, { storage: loggedIn() });
  await page.arrive();
  shop.loseAnswerOf('/order');
  await page.form.proceed();
  page.form.edit('deadlineId', deadlines.days6);
  await page.form.proceed();
  assert.is(shop.orders.size, 1);
  assert.match(page.store.notice?.text ?? '', 'O-1 was already placed');
  assert.equal(page.heard.gone, []);
  await page.form.continueToPayment();
  assert.is(target().orderCode, 'O-1');
  await page.form.proceed();
  assert.is(shop.orders.size, 2);
  assert.is(target().orderCode, 'O-2');
});

answers('ORD-18 an order that never arrived is placed with the changes made since', async () => {
  page = visit(shop, { storage: loggedIn() });
  await page.arrive();
  shop.once('/order', lost);
  await page.form.proceed();
  page.form.edit('deadlineId', deadlines.days6);
  await page.form.proceed();
  assert.is(shop.orders.size, 1);
  assert.is(shop.asked('/order').at(-1)?.form.get('deadlineId'), '7');
  assert.is(target().orderCode, 'O-1');
});

answers('ORD-18 a refusal after a lost answer does not hide an order that may exist', async () => {
  page = visit(shop, { storage: loggedIn() });
  await page.arrive();
  shop.loseAnswerOf('/order');
  await page.form.proceed();
  page.form.edit('topic', 'M!');
  shop.once('/order', refusal('topic', 'topicTooShort:9'));
  await page.form.proceed();
  page.form.edit('topic', 'Margins ');
  await page.form.checkout();
  await page.form.proceed();
  assert.is(shop.orders.size, 1);
  assert.is(target().orderCode, 'O-1');
});

answers('ORD-18 another click on an order that exists leads to its payment and orders nothing', async () => {
  page = visit(shop, { storage: loggedIn() });
  await page.arrive();
  await page.form.proceed();
  page.form.edit('policyAccepted', false);
  page.form.edit('deadlineId', page.store.draft.deadlineId);
  await page.form.proceed();
  assert.is(shop.asked('/order').length, 1);
  assert.equal(page.heard.gone.length, 2);
  page.form.edit('deadlineId', deadlines.days6);
  page.form.edit('policyAccepted', true);
  await page.form.proceed();
  assert.is(shop.orders.size, 2);
});

answers.run();
