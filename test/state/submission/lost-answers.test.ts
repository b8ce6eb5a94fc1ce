import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deadlines, paymentSystems } from '../../../src/order/vocabulary/ids.ts';
import { loggedIn } from '../../support/state/fixture-order-form.ts';
import { type Answering, json } from '../../support/state/provider.ts';
import { lost, openShop, person, refusal, type Shop, visit } from '../../support/state/shop.ts';

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
/** As the browser does: the page goes, and comes anew with what was stored. */
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

answers(
  'ORG-01 an order tells where it comes from beside its fields, and not in the body that is kept',
  async () => {
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
  },
);

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

answers('ORD-18 ORD-21 a stored key that no header can carry keeps no order back', async () => {
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

answers('ORD-18 the key is stored before the order leaves the page', async () => {
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

answers('ORD-18 another payment method after a lost answer pays the order that stands', async () => {
  page = visit(shop, { storage: loggedIn() });
  await page.arrive();
  shop.loseAnswerOf('/order');
  await page.form.proceed();
  page.form.edit('paymentSystemId', paymentSystems.creditCard);
  await page.form.retry();
  assert.is(shop.orders.size, 1);
  assert.equal([target().orderCode, target().paymentSystemId], ['O-1', '3']);
});

answers(
  'ORD-18 a change after a lost answer tells of the order that stands, and orders again only on demand',
  async () => {
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
  },
);

answers('ORD-18 finds the order that stands among several whose answers were lost', async () => {
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

answers('ORD-18 a refusal after a lost answer does not hide the order that may stand', async () => {
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

answers('ORD-18 a refused order leaves its key to nothing else', async () => {
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

answers('ORD-18 pressing again after the order stands leads to its payment and orders nothing', async () => {
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

answers('ORD-18 ORD-21 two forms of one page keep what is typed and what was sent apart', async () => {
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

answers('AUT-01 a registration whose answer was lost logs in with what was typed', async () => {
  page = visit(shop);
  page.fill('registration', person);
  await page.arrive();
  shop.once('/registration', lost, refusal('email', 'emailTaken'));
  await page.form.proceed();
  assert.match(page.store.notice?.text ?? '', 'Network Error');
  assert.equal(page.session.store.errors.registration, {});
  assert.is(page.session.store.registration.password, person.password);
  await page.form.proceed();
  assert.is(shop.asked('/login')[0]?.form.get('email'), person.email);
  assert.is(shop.orders.size, 1);
});

answers('AUT-03 a login counts although the name could not be loaded', async () => {
  page = visit(shop, { storage: loggedIn() });
  shop.once('/identity', lost);
  await page.session.restore();
  shop.once('/identity', lost);
  await page.arrive();
  shop.once('/identity', lost);
  await page.form.proceed();
  assert.is(shop.asked('/registration').length, 0);
  assert.is(target().orderCode, 'O-1');
});

answers('AUT-03 a name that could not be loaded comes with the next step', async () => {
  page = visit(shop, { storage: loggedIn() });
  shop.once('/identity', lost);
  await page.session.restore();
  assert.is(page.session.store.identity, null);
  await page.arrive();
  assert.is(Object(page.session.store.identity).firstName, 'Ada');
});

answers.run();
