import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createStorage } from '../../../src/tracking/storage.ts';
import { ada, ok, token } from '../../support/state/fixture-context.ts';
import { loggedIn, openForm } from '../../support/state/fixture-order-form.ts';
import { fixturePage } from '../../support/state/fixture-page.ts';
import { until } from '../../support/state/until.ts';

const sharing = suite('session of a page');
let page: ReturnType<typeof fixturePage>;
sharing.before.each(() => {
  page = fixturePage();
});
sharing.after.each(() => page.remove());

const openTwo = (storage = createStorage('test:')) => {
  const two = [openForm({ storage }), openForm({ storage })] as const;
  const [one, other] = two;
  return { one, other, close: () => two.map(({ form }) => form.destroy()) };
};

sharing('AUT-03 a login in one widget logs in the others', async () => {
  const { one, other, close } = openTwo();
  one.session.edit('login', 'email', ada.email);
  one.session.edit('login', 'password', 'a quiet library');
  assert.is(await one.session.login(), true);
  await until(() => other.session.store.identity);
  assert.is(one.server.of('identity').length, 1, 'nobody asks in circles');
  close();
});

sharing('a logout in one widget logs out the others', async () => {
  const { one, other, close } = openTwo(loggedIn());
  await Promise.all([one.known(), other.known()]);
  one.session.logout();
  await until(() => other.session.store.identity === null);
  close();
});

sharing('AUT-03 a login in another tab is noticed', async () => {
  const storage = createStorage('test:');
  const tab = openForm({ storage });
  storage.set('token', token);
  page.page.dispatchEvent(Object.assign(new Event('storage'), { key: 'octavo:visit' }));
  assert.is(tab.server.of('identity').length, 0);
  page.page.dispatchEvent(Object.assign(new Event('storage'), { key: 'octavo:token' }));
  await tab.known();
  tab.form.destroy();
});

sharing('a removed widget no longer follows the session', async () => {
  const { one, other, close } = openTwo();
  other.form.destroy();
  one.session.edit('login', 'email', ada.email);
  one.session.edit('login', 'password', 'a quiet library');
  await one.session.login();
  const third = openForm({ storage: one.context.storage, answers: { identity: () => ok(ada) } });
  await third.known();
  assert.is(other.session.store.identity, null);
  third.form.destroy();
  close();
});

sharing('ORD-21 typed values are stored at once when the page is left', () => {
  const form = openForm();
  form.write();
  page.page.dispatchEvent(new Event('pagehide'));
  assert.ok(form.context.storage.get('draft:example.com'));
  form.form.destroy();
});

sharing.run();
