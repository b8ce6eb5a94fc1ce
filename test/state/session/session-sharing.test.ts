import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { storeLogout } from '../../../src/state/session/session-sharing.ts';
import { createStorage } from '../../../src/tracking/storage.ts';
import { ada, ok, token } from '../../support/state/fixture-context.ts';
import { loggedInStorage, openForm } from '../../support/state/fixture-order-form.ts';
import { fixturePage } from '../../support/state/fixture-page.ts';
import { until } from '../../support/state/until.ts';

const sharing = suite('session of a page');
let page: ReturnType<typeof fixturePage>;
sharing.before.each(() => {
  page = fixturePage();
});
sharing.after.each(() => page.restore());

const openTwoForms = (storage = createStorage('test:')) => {
  const forms = [openForm({ storage }), openForm({ storage })] as const;
  const [firstForm, secondForm] = forms;
  return { firstForm, secondForm, close: () => forms.map(({ form }) => form.destroy()) };
};

sharing('AUT-03 a login in one widget also logs in the page’s other widgets', async () => {
  const { firstForm, secondForm, close } = openTwoForms();
  firstForm.session.edit('login', 'email', ada.email);
  firstForm.session.edit('login', 'password', 'a quiet library');
  assert.is(await firstForm.session.login(), true);
  await until(() => secondForm.session.store.identity);
  assert.is(firstForm.server.requestsOf('identity').length, 1, 'nobody asks in circles');
  close();
});

sharing('SES-01 a logout in one widget logs out the page’s others and ends their drafts', async () => {
  const { firstForm, secondForm, close } = openTwoForms(loggedInStorage());
  await Promise.all([firstForm.identityLoaded(), secondForm.identityLoaded()]);
  secondForm.form.edit('topic', 'Margins');
  firstForm.form.session.logout();
  await until(() => secondForm.session.store.identity === null);
  await until(() => secondForm.store.draft.topic === '');
  const told = firstForm.observed.emittedEvents.filter(({ type }) => type === 'session');
  assert.equal(
    told.map(({ detail }) => detail),
    [
      { site: 'example.com', customerId: ada.id },
      { site: 'example.com', customerId: null },
    ],
  );
  close();
});

sharing('an event about another site is ignored, one without a site is not', async () => {
  const form = openForm({ storage: loggedInStorage() });
  await form.identityLoaded();
  const requests = () => form.server.requestsOf('identity').length;
  const tell = (detail: unknown) => page.page.dispatchEvent(new CustomEvent('octavo:session', { detail }));
  tell({ site: 'essays.example', customerId: 7 });
  tell({ site: 'example.com', customerId: ada.id });
  assert.is(requests(), 1);
  // Releases before several sites told the id of the customer alone, and the cabinet tells nothing.
  for (const detail of [7, null]) {
    const before = requests();
    tell(detail);
    await until(() => requests() === before + 1);
  }
  form.form.destroy();
});

sharing('SES-01 a logout in the cabinet ends the draft, and an expired session does not', async () => {
  const { firstForm, secondForm, close } = openTwoForms(loggedInStorage());
  await Promise.all([firstForm.identityLoaded(), secondForm.identityLoaded()]);
  const { storage } = firstForm.context;
  for (const { form } of [firstForm, secondForm]) form.edit('topic', 'Margins');
  storage.remove('token');
  page.page.dispatchEvent(new CustomEvent('octavo:session'));
  await until(() => firstForm.session.store.identity === null);
  assert.is(firstForm.store.draft.topic, 'Margins');
  storage.set('token', token);
  page.page.dispatchEvent(new CustomEvent('octavo:session'));
  await until(() => firstForm.session.store.identity !== null && secondForm.session.store.identity !== null);
  storeLogout(storage, Date.now());
  page.page.dispatchEvent(new CustomEvent('octavo:session'));
  assert.equal([firstForm.store.draft.topic, secondForm.store.draft.topic], ['', '']);
  assert.equal([firstForm.session.store.identity, secondForm.session.store.identity], [null, null]);
  close();
});

sharing(
  'SES-01 a logout elsewhere ends the draft, and the customer who has logged in since stays',
  async () => {
    const { firstForm, secondForm, close } = openTwoForms(loggedInStorage());
    await Promise.all([firstForm.identityLoaded(), secondForm.identityLoaded()]);
    firstForm.form.edit('topic', 'Margins');
    const { storage } = firstForm.context;
    storeLogout(storage, Date.now());
    storage.set('token', token);
    page.page.dispatchEvent(Object.assign(new Event('storage'), { key: 'octavo:logoutAt' }));
    assert.is(firstForm.store.draft.topic, '');
    await Promise.all([firstForm.identityLoaded(), secondForm.identityLoaded()]);
    assert.is(storage.get('token'), token);
    close();
  },
);

sharing('SES-01 a logout ends all drafts although the clock was set back after an earlier one', async () => {
  const storage = loggedInStorage();
  storeLogout(storage, Date.now() + 3_600_000);
  const { firstForm, secondForm, close } = openTwoForms(storage);
  await Promise.all([firstForm.identityLoaded(), secondForm.identityLoaded()]);
  for (const { form } of [firstForm, secondForm]) form.edit('topic', 'Margins');
  firstForm.form.session.logout();
  assert.equal([firstForm.store.draft.topic, secondForm.store.draft.topic], ['', '']);
  assert.equal([firstForm.session.store.identity, secondForm.session.store.identity], [null, null]);
  close();
});

sharing('AUT-03 a login in another tab also logs in this tab', async () => {
  const storage = createStorage('test:');
  const otherTab = openForm({ storage });
  storage.set('token', token);
  page.page.dispatchEvent(Object.assign(new Event('storage'), { key: 'octavo:visit' }));
  assert.is(otherTab.server.requestsOf('identity').length, 0);
  page.page.dispatchEvent(Object.assign(new Event('storage'), { key: 'octavo:token' }));
  await otherTab.identityLoaded();
  otherTab.form.destroy();
});

sharing('a removed widget no longer reacts to logins and logouts', async () => {
  const { firstForm, secondForm, close } = openTwoForms();
  secondForm.form.destroy();
  firstForm.session.edit('login', 'email', ada.email);
  firstForm.session.edit('login', 'password', 'a quiet library');
  await firstForm.session.login();
  const thirdForm = openForm({ storage: firstForm.context.storage, answers: { identity: () => ok(ada) } });
  await thirdForm.identityLoaded();
  assert.is(secondForm.session.store.identity, null);
  thirdForm.form.destroy();
  close();
});

sharing('ORD-21 leaving the page stores typed values at once', () => {
  const form = openForm();
  form.fillPaper();
  page.page.dispatchEvent(new Event('pagehide'));
  assert.ok(form.context.storage.get('draft:example.com'));
  form.form.destroy();
});

sharing.run();
