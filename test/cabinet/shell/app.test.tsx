import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failure, httpFailure } from '../../../src/api/result.ts';
import { App } from '../../../src/cabinet/shell/app.tsx';
import { type Answers, ok, order } from '../../support/cabinet/fake-cabinet.ts';
import { openPage, until, waitForResponses } from '../../support/cabinet/open-page.tsx';
import { act } from '../../support/components/act.ts';
import { click, type } from '../../support/components/render.tsx';

const app = suite('the whole cabinet');

const identity = { email: 'ada@example.com', emailConfirmed: false };
const answers: Answers = {
  identity: () => ok(identity),
  orders: () => ok([order()]),
  completedOrders: () => ok([]),
};
const open = async (path: string, facts = {}, more: Answers = {}) => {
  const view = await openPage(<App />, { ...answers, ...more }, { token: 'jwt', owner: '7', path, ...facts });
  const title = () => view.get('h1').textContent;
  await until(() => view.all('h1').length > 0);
  /** Changes facts in the cabinet's store, and waits for what this brings. */
  const change = async (next: Partial<typeof view.store>) => {
    act(() => void Object.assign(view.store, next));
    await waitForResponses();
  };
  return { ...view, title, change };
};

app('CAB-01 the cabinet shows the page of its address, named in tab and header, and focuses it', async () => {
  const { title, get, change } = await open('/orders?statusId=1');
  assert.equal([title(), get('nav [aria-current="page"]').textContent], ['Your orders', 'Orders']);
  await change({ path: '/writers', pageViews: 1 });
  assert.is(title(), 'Your writers');
  assert.is(document.title, 'Your writers · My cabinet');
  assert.is(document.activeElement?.textContent, 'Your writers');
});

app('CAB-01 a visitor without a login is asked to log in and sees no customer data', async () => {
  const { title, all, text, store, change } = await open('/writers', { token: null, owner: null });
  assert.equal([title(), all('nav').length], ['Log in', 0]);
  assert.not.match(text(), 'Please confirm');
  await change({ token: 'jwt', owner: '7', pageViews: 1 });
  assert.equal([title(), store.path], ['Your writers', '/writers'], 'the page that was asked for');
});

app('SES-02 the first page beyond payment asks once with the account’s address and two buttons', async () => {
  const facts = { token: 'jwt', owner: null, continueAs: 'ada@example.com' };
  for (const path of ['/orders/O-7K3M9Q', '/', '/login', '/profile']) {
    const { title, get, all, button, unmount } = await open(path, facts);
    assert.is(title(), 'Continue as ada@example.com?');
    assert.is(get('h1 wbr').nextSibling?.textContent, '@example.com');
    assert.is(all('form').length, 0);
    button('Continue');
    button('It is not mine');
    unmount();
  }
  const { title, get, press, store, unmount } = await open('/', facts);
  assert.is(get('.masthead .brand ~ a').textContent, 'My orders');
  await press('It is not mine');
  assert.equal([title(), store.token], ['Log in', null]);
  unmount();
  const entering = await open('/', { ...facts, codeToken: 'jwt' });
  assert.is(entering.title(), 'Log in');
});

app('CAB-01 an address without a page offers links to existing pages', async () => {
  const { title, get } = await open('/nowhere');
  assert.is(title(), 'There is no such page');
  get('main a[href="/"]');
});

app('CAB-02 the list of orders asks to confirm the e-mail address, and the profile does not', async () => {
  const { text, change } = await open('/');
  assert.match(text(), 'Please confirm your e-mail address, ada@example.com.');
  await change({ path: '/profile' });
  assert.not.match(text(), 'Please confirm');
});

app('CAB-02 with a confirmed e-mail address, the list of orders asks for no confirmation', async () => {
  const confirmed = { identity: () => ok({ ...identity, emailConfirmed: true }) };
  const { text } = await open('/', {}, confirmed);
  assert.not.match(text(), 'Please confirm');
});

app('CAB-01 a login dialog covers the page when the session has ended, and typed remarks stay', async () => {
  const delivered = { order: () => ok(order({ statusId: 12 })), orderAttachments: () => ok([]) };
  const { get, all, title, text, button, change } = await open('/orders/O-7K3M9Q', {}, delivered);
  click(button('Send to revision'));
  type(get<HTMLTextAreaElement>('[name="textRevision"]'), 'Please cite the originals.');
  await change({ isExpired: true });
  get('dialog[open] form[name="login"]');
  assert.match(text(), 'Please log in again');
  assert.is(get('dialog [href="/forgot-password"]').getAttribute('target'), '_blank');
  assert.is(title(), 'The printed page');
  click(all('dialog [aria-label="Close"]').at(-1) ?? get('dialog'));
  await waitForResponses();
  assert.not.match(text(), 'Please log in again');
  assert.is(get<HTMLTextAreaElement>('[name="textRevision"]').value, 'Please cite the originals.');
});

app('EMB-07 an unreachable API offers Retry, which opens the session once the API is back', async () => {
  let isOffline = true;
  const openSession = () => (isOffline ? failure() : ok(null));
  const { get, title, text } = await open('/profile', { isOpening: true }, { openSession });
  assert.match(text(), 'Network Error');
  isOffline = false;
  click(get('[role="alert"] button'));
  await waitForResponses();
  assert.is(title(), 'Your profile');
});

app('SES-01 a logout that does not reach the server leaves the customer logged in', async () => {
  let isDown = true;
  const logout = () => (isDown ? failure() : httpFailure(401, []));
  const { press, store, text, title } = await open('/', {}, { logout });
  await press('Log out');
  assert.ok(store.token);
  assert.match(text(), 'Still logged in. Network Error.');
  isDown = false;
  await press('Log out');
  assert.is(title(), 'Log in');
  assert.not.match(text(), 'Still logged in');
});

app('CAB-01 a logout opens the login page', async () => {
  const { press, store, title } = await open('/', {}, { logout: () => ok(null) });
  await press('Log out');
  assert.equal([store.token, store.path, title()], [null, '/login', 'Log in']);
});

app('CAB-01 a list that the customer returns to appears at once and is then loaded again', async () => {
  let count = 0;
  const orders = () => {
    count += 1;
    return count > 1 ? httpFailure(503, []) : ok([order()]);
  };
  const { all, text, change } = await open('/', {}, { orders });
  for (const path of ['/writers', '/']) {
    await change({ path });
  }
  assert.is(count, 2);
  assert.is(all('.order-row').length, 1);
  assert.match(text(), 'Please try again in a minute.');
});

app.run();
