import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deadlines } from '../../../../src/order/vocabulary/ids.ts';
import { ada, loggedInStorage, ok, refused, registrant } from '../../../support/state/fixture-context.ts';
import { fixturePage } from '../../../support/state/fixture-page.ts';
import { openProviderForms } from '../../../support/state/open-provider-forms.ts';
import { shownText } from '../../../support/state/shown-text.ts';
import { until } from '../../../support/until.ts';

const memory = suite('form memory');
const stage = openProviderForms(memory);
let page: ReturnType<typeof stage.open>;
let browser: ReturnType<typeof fixturePage>;
memory.before.each(() => {
  browser = fixturePage();
});

const stored = () => page.storage.get<{ draft: { topic: string } }>('draft:example.com');
const storedOrder = () => page.storage.get<{ order: { code: string } }>('order:example.com')?.order;
const hidePage = () => browser.page.dispatchEvent(new Event('pagehide'));
const placeOrder = async () => {
  page = stage.open({ storage: loggedInStorage() });
  await page.goToStepTwo();
  await page.form.proceed();
};
/** Simulates the return to a page in the back/forward cache. */
const restorePage = () =>
  browser.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

memory('ORD-21 leaving the page stores the last keystroke', () => {
  page = stage.open();
  page.form.edit('topic', 'Margins');
  hidePage();
  assert.is(stored()?.draft.topic, 'Margins');
});

memory('ORD-21 once the order is being paid, only the order stays stored', async () => {
  await placeOrder();
  assert.is(page.store.submission.state, 'placed');
  hidePage();
  page.form.destroy();
  const { order } = page.store;
  assert.ok(order);
  assert.equal(Object.keys(stored() ?? {}), ['savedAt']);
  assert.equal(storedOrder(), { ...order });
});

memory('ORD-21 every visit offers the order that was placed last', async () => {
  await placeOrder();
  const { code } = page.store.order ?? {};
  page.form.destroy();
  const reopened = stage.openBeside({ storage: page.storage });
  assert.is(reopened.store.order?.code, code);
  reopened.form.destroy();
  page = stage.open({ storage: page.storage, isReturn: true });
  assert.equal([page.store.order?.code, page.store.draft.topic], [code, '']);
  await page.form.continueToPayment();
  assert.match(page.observed.openedUrls.at(-1) ?? '', `orderCode=${code}`);
  assert.is(stage.orders.size, 1);
  page.form.edit('topic', 'Another');
  await page.form.continueToPayment();
  hidePage();
  assert.is(stored()?.draft.topic, 'Another', 'what is typed for another order stays');
  assert.is(storedOrder()?.code, code, 'an order is told of as long as it is the last');
});

memory('ORD-18 on a page that Back restores, the visitor pays the order or starts another', async () => {
  await placeOrder();
  hidePage();
  restorePage();
  await page.form.proceed();
  assert.equal([stage.orders.size, page.observed.openedUrls.length], [1, 2]);
  page.form.edit('deadlineId', deadlines.days6);
  hidePage();
  assert.ok(stored());
  await page.form.proceed();
  assert.is(stage.orders.size, 2);
});

memory('AUT-03 a page that Back restores notices a logout in another tab', async () => {
  page = stage.open({ storage: loggedInStorage() });
  await until(() => page.session.store.identity);
  page.storage.remove('token');
  restorePage();
  await until(() => page.session.store.identity === null);
});

memory('a logout deletes a visitor’s data and draft, and hides the order from the next visitor', async () => {
  page = stage.open();
  page.fill('registration', registrant);
  await page.goToStepTwo();
  stage.answers.uploadFile = () => refused('file', 'file-size-invalid', 413);
  page.form.addFiles([new File(['x'], 'notes.pdf')]);
  await page.form.proceed();
  assert.ok(page.store.order);
  Object.assign(page.store.bonus, { balance: 500, isUsed: true });
  page.session.logout();
  assert.equal({ ...page.store.bonus }, { balance: 0, isUsed: false });
  const { identity, isShort, registration, login } = page.session.store;
  assert.equal([identity, isShort, page.storage.get('token')], [null, false, null]);
  assert.equal([registration.email, registration.firstName, login.email], ['', '', '']);
  assert.equal([page.store.order, page.store.isOrderCurrent], [null, false]);
  assert.equal([page.store.draft.topic, page.store.draft.materials.length], ['', 0]);
  hidePage();
  assert.equal(Object.keys(stored() ?? {}), ['savedAt']);
  await until(() => page.session.store.registration.phone === '+1');
  const [first] = stage.idempotencyKeys();
  page.fill('registration', { ...registrant, email: 'grace@example.com' });
  await page.goToStepTwo();
  await page.form.proceed();
  assert.is.not(stage.idempotencyKeys().at(-1), first);
});

memory('a customer who logs in is not offered the order of the previous customer', async () => {
  await placeOrder();
  page.storage.remove('token');
  await page.session.restore();
  stage.answers.identity = () => ok({ ...ada, id: 2 });
  page.fill('login', { email: 'grace@example.com', password: registrant.password });
  await page.form.proceed();
  assert.is(stage.orders.size, 2);
});

memory('UI-06 if the site has disabled logins, the visitor reads whom to write to', async () => {
  page = stage.open({ site: ({ config }) => Object.assign(config, { authEnabled: false }) });
  await page.goToStepTwo();
  await page.form.proceed();
  assert.match(shownText(page.store.notice?.message), 'help@example.com');
  assert.is(stage.requestsOf('registration').length, 0);
});

memory.run();
