import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { storeLogout } from '../../../src/state/session/session-sharing.ts';
import { createStorage } from '../../../src/tracking/storage.ts';
import { ada, loggedInStorage, token } from '../../support/state/fixture-context.ts';
import { openForm } from '../../support/state/fixture-order-form.ts';
import { fixturePage } from '../../support/state/fixture-page.ts';
import { until } from '../../support/until.ts';

const sharing = suite('session of a page');
let page: ReturnType<typeof fixturePage>;
sharing.before.each(() => {
  page = fixturePage();
});

const openTwoForms = (storage = createStorage('test:')) =>
  [openForm({ storage }), openForm({ storage })] as const;

/** Opens two forms of a logged-in customer, who has typed a topic into both. */
const openTypedForms = async (storage = loggedInStorage()) => {
  const forms = openTwoForms(storage);
  await Promise.all(forms.map(({ identityLoaded }) => identityLoaded()));
  for (const { form } of forms) form.edit('topic', 'Margins');
  return forms;
};

type Form = ReturnType<typeof openForm>;
const topicsOf = (forms: readonly Form[]) => forms.map(({ store }) => store.draft.topic);
const identitiesOf = (forms: readonly Form[]) => forms.map(({ session }) => session.store.identity);

sharing('AUT-03 a login in one widget also logs in the page’s other widgets', async () => {
  const [firstForm, secondForm] = openTwoForms();
  firstForm.session.edit('login', 'email', ada.email);
  firstForm.session.edit('login', 'password', 'a quiet library');
  assert.is(await firstForm.session.login(), true);
  await until(() => secondForm.session.store.identity);
  assert.is(firstForm.server.requestsOf('identity').length, 1, 'nobody asks in circles');
});

sharing('SES-01 a logout in one widget logs out the page’s others and ends their drafts', async () => {
  const [firstForm, secondForm] = await openTypedForms();
  firstForm.form.session.logout();
  await until(() => secondForm.session.store.identity === null);
  await until(() => secondForm.store.draft.topic === '');
  const events = firstForm.observed.emittedEvents.filter(({ type }) => type === 'session');
  const told = events.map(({ detail }) => detail);
  const expected = [ada.id, null].map((customerId) => ({ site: 'example.com', customerId }));
  assert.equal(told, expected);
});

sharing('SES-01 a logout in the cabinet ends the draft, and an expired session does not', async () => {
  const forms = await openTypedForms();
  const { storage } = forms[0].context;
  const tell = () => page.page.dispatchEvent(new CustomEvent('octavo:session'));
  storage.remove('token');
  tell();
  await until(() => identitiesOf(forms)[0] === null);
  assert.is(topicsOf(forms)[0], 'Margins');
  storage.set('token', token);
  tell();
  await until(() => identitiesOf(forms).every((identity) => identity !== null));
  storeLogout(storage, Date.now());
  tell();
  assert.equal([...topicsOf(forms), ...identitiesOf(forms)], ['', '', null, null]);
});

sharing('AUT-03 a login in another tab also logs in this tab', async () => {
  const storage = createStorage('test:');
  const otherTab = openForm({ storage });
  storage.set('token', token);
  page.page.dispatchEvent(Object.assign(new Event('storage'), { key: 'octavo:visit' }));
  assert.is(otherTab.server.requestsOf('identity').length, 0);
  page.page.dispatchEvent(Object.assign(new Event('storage'), { key: 'octavo:token' }));
  await otherTab.identityLoaded();
});

sharing.run();
