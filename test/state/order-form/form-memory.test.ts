import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deadlines } from '../../../src/order/vocabulary/ids.ts';
import { ada } from '../../support/state/fixture-context.ts';
import { loggedIn } from '../../support/state/fixture-order-form.ts';
import { fixturePage } from '../../support/state/fixture-page.ts';
import { json } from '../../support/state/provider.ts';
import { openShop, person, refusal, type Shop, visit } from '../../support/state/shop.ts';
import { until } from '../../support/state/until.ts';

const memory = suite('form memory');
let shop: Shop;
let page: ReturnType<typeof visit>;
let browser: ReturnType<typeof fixturePage>;
memory.before.each(async () => {
  shop = await openShop();
  browser = fixturePage();
});
memory.after.each(async () => {
  page.form.destroy();
  browser.remove();
  await shop.stop();
});

const stored = () => page.storage.get<{ draft: { topic: string }; order: object }>('draft:example.com');
const leave = () => browser.page.dispatchEvent(new Event('pagehide'));
/** Returns from the cabinet to a page that the browser has kept. */
const comeBack = () => browser.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

memory('ORD-21 the last keystroke is stored when the page is left', () => {
  page = visit(shop);
  page.form.edit('topic', 'Margins');
  leave();
  assert.is(stored()?.draft.topic, 'Margins');
});

memory('ORD-21 only the order code stays stored once an order is being paid', async () => {
  page = visit(shop, { storage: loggedIn() });
  await page.arrive();
  await page.form.proceed();
  assert.is(page.store.isSubmitting, false);
  leave();
  page.form.destroy();
  const { order } = page.store;
  assert.ok(order);
  const { savedAt, ...left } = Object(stored());
  assert.equal(left, { order: { ...order } });
});

memory('ORD-21 only a returning visitor is told about the order placed before', async () => {
  page = visit(shop, { storage: loggedIn() });
  await page.arrive();
  await page.form.proceed();
  const { code } = page.store.order ?? {};
  page.form.destroy();
  const anew = visit(shop, { storage: page.storage });
  assert.is(anew.store.order, null);
  anew.form.destroy();
  page = visit(shop, { storage: page.storage, isReturn: true });
  assert.is(page.store.order?.code, code);
  assert.is(page.store.draft.topic, '');
  await page.form.continueToPayment();
  assert.match(page.heard.gone.at(-1) ?? '', `orderCode=${code}`);
  assert.is(shop.orders.size, 1);
  page.form.edit('topic', 'Another');
  await page.form.continueToPayment();
  leave();
  assert.is(stored()?.draft.topic, 'Another', 'what is typed for another order stays');
  assert.is(Object(stored()?.order).code, code, 'an order is told of as long as it is the last');
});

memory('ORD-18 a page restored by Back pays the same order or starts another', async () => {
  page = visit(shop, { storage: loggedIn() });
  await page.arrive();
  await page.form.proceed();
  leave();
  comeBack();
  await page.form.proceed();
  assert.is(shop.orders.size, 1);
  assert.is(page.heard.gone.length, 2);
  page.form.edit('deadlineId', deadlines.days6);
  leave();
  assert.ok(stored());
  await page.form.proceed();
  assert.is(shop.orders.size, 2);
});

memory('AUT-03 a page restored by Back notices a logout elsewhere', async () => {
  page = visit(shop, { storage: loggedIn() });
  await until(() => page.session.store.identity);
  page.storage.remove('token');
  comeBack();
  await until(() => page.session.store.identity === null);
});

memory('a logout deletes the visitor’s data and hides their order from others', async () => {
  page = visit(shop);
  page.fill('registration', person);
  await page.arrive();
  shop.answers['/file'] = refusal('file', 'file-size-invalid', 413);
  page.form.addFiles([new File(['x'], 'notes.pdf')]);
  await page.form.proceed();
  assert.ok(page.store.order);
  page.session.logout();
  const { identity, isShort, registration, login } = page.session.store;
  assert.equal([identity, isShort, page.storage.get('token')], [null, false, null]);
  assert.equal([registration.email, registration.firstName, login.email], ['', '', '']);
  assert.equal([page.store.order, page.store.isOrderCurrent], [null, false]);
  assert.is(page.store.draft.topic, 'Margins ', 'the paper stays');
  await until(() => page.session.store.registration.phone === '+1');
  const [first] = shop.asked('/order');
  page.form.removeFile(page.store.draft.materials[0]?.key ?? '');
  page.fill('registration', { ...person, email: 'grace@example.com' });
  await page.form.proceed();
  assert.is.not(shop.asked('/order').at(-1)?.headers['idempotency-key'], first?.headers['idempotency-key']);
});

memory('an order belongs to the person who placed it, not to the next one who logs in', async () => {
  page = visit(shop, { storage: loggedIn() });
  await page.arrive();
  await page.form.proceed();
  page.storage.remove('token');
  await page.session.restore();
  shop.answers['/identity'] = json({ ...ada, id: 2 });
  page.fill('login', { email: 'grace@example.com', password: person.password });
  await page.form.proceed();
  assert.is(shop.orders.size, 2);
});

memory('a login that expires on the page is asked for again, with all values kept', async () => {
  let now = Date.now();
  page = visit(shop, { storage: loggedIn(), now: () => now });
  await until(() => page.session.store.identity);
  await page.arrive();
  now = 4_100_000_000_000;
  await page.form.proceed();
  assert.match(page.store.notice?.text ?? '', 'log in again');
  assert.is(shop.asked('/order').length, 0);
  assert.equal([page.session.store.activeTab, page.session.store.login.email], ['login', 'ada@example.com']);
  assert.is(page.store.draft.topic, 'Margins ');
});

memory('UI-06 a visitor learns whom to write to where the site has turned logins off', async () => {
  page = visit(shop, {
    site: ({ config }) => {
      config.authEnabled = false;
    },
  });
  await page.arrive();
  await page.form.proceed();
  assert.match(page.store.notice?.text ?? '', 'help@example.com');
  assert.is(shop.asked('/registration').length, 0);
});

memory.run();
