import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failure, httpFailure } from '../../../src/api/result.ts';
import { ForgotPasswordPage, LoginPage } from '../../../src/cabinet/pages/login-pages.tsx';
import { type Answers, ok } from '../../support/cabinet/fake-cabinet.ts';
import { type OpenPage, openPage, until } from '../../support/cabinet/open-page.tsx';
import { act } from '../../support/components/act.ts';
import { click, type } from '../../support/components/render.tsx';

const page = suite('forgotten password page');

const done = ok(null, 204);
const open = (answers: Answers, query = '', token: string | null = null) =>
  openPage(<ForgotPasswordPage params={{}} query={new URLSearchParams(query)} />, answers, { token });
const usedLinkErrors = [{ property: 'token', message: 'This link has been used or has expired' }];

const choose = ({ get }: OpenPage, password: string) => {
  for (const name of ['new', 'repeat']) type(get<HTMLInputElement>(`[name="${name}"]`), password);
  act(() => get<HTMLFormElement>('form[name="password"]').requestSubmit());
};

page('API-05 requesting a reset link shows the same message whether or not the account exists', async () => {
  const view = await open({ restorePassword: () => done });
  type(view.get<HTMLInputElement>('[name="email"]'), 'ada@example.com');
  act(() => view.get<HTMLFormElement>('form[name="restore"]').requestSubmit());
  await until(() => view.text().includes('If there is an account with this address'));
});

page(
  'VAL-05 the address typed in the login form is in the form for a link and there again on the way back, and not in the address bar',
  async () => {
    const openLogin = () =>
      openPage(<LoginPage params={{}} query={new URLSearchParams()} />, {}, { token: null });
    const login = await openLogin();
    type(login.get<HTMLInputElement>('[name="email"]'), 'ada@example.com');
    const forgotten = login.get<HTMLAnchorElement>('form a');
    assert.is(forgotten.getAttribute('href'), '/forgot-password');
    click(forgotten);
    login.unmount();
    const view = await open({ restorePassword: () => done });
    assert.is(view.get<HTMLInputElement>('[name="email"]').value, 'ada@example.com');
    view.unmount();
    const back = await openLogin();
    assert.is(back.get<HTMLInputElement>('[name="email"]').value, 'ada@example.com');
  },
);

page('VAL-05 the typed e-mail address stays in its field when the connection is lost', async () => {
  const view = await open({ restorePassword: () => failure() });
  type(view.get<HTMLInputElement>('[name="email"]'), 'ada@example.com');
  act(() => view.get<HTMLFormElement>('form[name="restore"]').requestSubmit());
  await until(() => view.text().includes('Check your connection'));
  assert.is(view.get<HTMLInputElement>('[name="email"]').value, 'ada@example.com');
});

const link = { token: 'abc', email: 'ada@example.com' };

page('API-05 opening a mailed link shows what its button does, and uses nothing up', async () => {
  const view = await open({ resetPassword: () => ok(link) }, 'token=abc');
  assert.match(view.text(), 'This link is for ada@example.com.');
  view.button('Change password');
  assert.equal([view.sent.map(({ name }) => name), view.store.token], [['resetPassword'], null]);
});

page('API-05 the button of a mailed link replaces the password, logs in and says so', async () => {
  const view = await open(
    { resetPassword: () => ok(link), choosePassword: () => ok({ token: 'jwt' }) },
    'token=abc',
  );
  choose(view, 'a louder library');
  await until(() => view.store.token === 'jwt');
  assert.is(view.store.path, '/forgot-password?changed');
  assert.equal(view.sent.find(({ name }) => name === 'choosePassword')?.payload, {
    token: 'abc',
    new: 'a louder library',
    repeat: 'a louder library',
  });
  const changed = await open({}, 'changed', 'jwt');
  assert.match(changed.text(), 'Your password is changed.');
  assert.is(changed.get<HTMLAnchorElement>('.beside a').getAttribute('href'), '/');
  assert.equal(changed.sent, []);
});

page('API-05 the page of a reset link explains that the link is used, and offers another link', async () => {
  const opened = await open({ resetPassword: () => httpFailure(422, usedLinkErrors) }, 'token=abc');
  assert.match(opened.text(), 'This link has been used or has expired');
  opened.get('form[name="restore"]');
  const pressed = await open(
    { resetPassword: () => ok(link), choosePassword: () => httpFailure(422, usedLinkErrors) },
    'token=abc',
  );
  choose(pressed, 'a louder library');
  await until(() => pressed.all('form[name="restore"]').length > 0);
});

page('ERR-02 the mailed link and the typed password stay when the connection is lost', async () => {
  let isOffline = true;
  const view = await open(
    { resetPassword: () => (isOffline ? failure() : ok(link)), choosePassword: () => failure() },
    'token=abc',
  );
  isOffline = false;
  await view.press('Retry');
  choose(view, 'a louder library');
  await until(() => view.text().includes('Check your connection'));
  assert.is(view.get<HTMLInputElement>('[name="new"]').value, 'a louder library');
});

page.run();
