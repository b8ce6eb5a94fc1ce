import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failure, httpFailure, type Result } from '../../../src/api/result.ts';
import { ForgotPasswordPage } from '../../../src/cabinet/pages/forgot-password-page.tsx';
import { type Answers, success } from '../../support/cabinet/fake-cabinet.ts';
import { type OpenPage, openPage, until, waitForResponses } from '../../support/cabinet/open-page.tsx';
import { act } from '../../support/components/act.ts';
import { click, type } from '../../support/components/render.tsx';
import { controlledPromise } from '../../support/state/until.ts';

const page = suite('forgotten password page');
page.before.each(() => history.replaceState(null, ''));

const done = { ...success(null), status: 204 };
const open = (answers: Answers, query = '', token: string | null = null) =>
  openPage(<ForgotPasswordPage params={{}} query={new URLSearchParams(query)} />, answers, { token });
const usedLinkErrors = [{ property: 'token', message: 'This link has been used or has expired' }];

const choose = ({ get }: OpenPage, password: string) => {
  for (const name of ['new', 'repeat']) type(get<HTMLInputElement>(`[name="${name}"]`), password);
  act(() => get<HTMLFormElement>('form[name="password"]').requestSubmit());
};

page(
  'API-05 the request of a reset link shows the same message whether or not the account exists',
  async () => {
    const view = await open({ restorePassword: () => done });
    type(view.get<HTMLInputElement>('[name="email"]'), 'ada@example.com');
    act(() => view.get<HTMLFormElement>('form[name="restore"]').requestSubmit());
    await until(() => view.text().includes('If there is an account with this address'));
    view.unmount();
  },
);

page('VAL-05 the typed e-mail address stays in its field when the connection is lost', async () => {
  const view = await open({ restorePassword: () => failure() });
  type(view.get<HTMLInputElement>('[name="email"]'), 'ada@example.com');
  act(() => view.get<HTMLFormElement>('form[name="restore"]').requestSubmit());
  await until(() => view.text().includes('Check your connection'));
  assert.is(view.get<HTMLInputElement>('[name="email"]').value, 'ada@example.com');
  view.unmount();
});

page('API-05 the mailed link gives a token with which the customer replaces the old password', async () => {
  const view = await open(
    { resetPassword: () => success({ token: 'jwt' }), changePassword: () => done },
    'token=abc',
  );
  assert.is(view.store.token, 'jwt');
  choose(view, 'a louder library');
  await until(() => view.text().includes('Your password is changed.'));
  assert.is(view.get<HTMLAnchorElement>('.beside a').getAttribute('href'), '/');
  assert.equal(view.sent.find(({ name }) => name === 'changePassword')?.options.payload, {
    current: 'abc',
    new: 'a louder library',
    repeat: 'a louder library',
  });
  view.unmount();
});

page('API-05 a reloaded page does not exchange its mailed link again', async () => {
  const first = await open({ resetPassword: () => success({ token: 'jwt' }) }, 'token=abc');
  first.unmount();
  const second = await open({ resetPassword: () => httpFailure(422, usedLinkErrors) }, 'token=abc', 'jwt');
  assert.equal(second.sent, []);
  second.get('form[name="password"]');
  second.unmount();
});

page(
  'API-05 the page asks for a password once its session is open; reloaded earlier, it offers a new link',
  async () => {
    const answer = controlledPromise<Result<unknown>>();
    const resetPassword = () => success({ token: 'jwt' });
    const first = await open({ resetPassword, openSession: () => answer.promise }, 'token=abc');
    assert.is(first.all('form').length, 0);
    const reloaded = await open({}, 'token=abc');
    assert.match(reloaded.text(), 'This link has been used or has expired');
    reloaded.get('form[name="restore"]');
    reloaded.unmount();
    answer.resolvePromise(success(null));
    await waitForResponses();
    first.get('form[name="password"]');
    first.unmount();
  },
);

page('ERR-02 if opening the session fails, a retry opens it with the same link', async () => {
  let isOffline = true;
  const view = await open(
    {
      resetPassword: () => success({ token: 'jwt' }),
      openSession: () => (isOffline ? failure() : success(null)),
    },
    'token=abc',
  );
  isOffline = false;
  click(view.button('Retry'));
  await waitForResponses();
  view.get('form[name="password"]');
  assert.is(view.sent.filter(({ name }) => name === 'resetPassword').length, 1);
  view.unmount();
});

page('API-05 the page of a reset link explains that the link is used, and offers another link', async () => {
  const exchanged = await open({ resetPassword: () => httpFailure(422, usedLinkErrors) }, 'token=abc');
  assert.match(exchanged.text(), 'This link has been used or has expired');
  exchanged.get('form[name="restore"]');
  exchanged.unmount();
  const refusal = httpFailure(422, [{ property: 'current', message: 'passwordIncorrect' }]);
  const changed = await open(
    { resetPassword: () => success({ token: 'jwt' }), changePassword: () => refusal },
    'token=abc',
  );
  choose(changed, 'a louder library');
  await until(() => changed.all('form[name="restore"]').length > 0);
  changed.unmount();
});

page('ERR-02 the mailed link stays usable when the connection is lost', async () => {
  let isOffline = true;
  const view = await open(
    { resetPassword: () => (isOffline ? failure() : success({ token: 'jwt' })) },
    'token=abc',
  );
  isOffline = false;
  click(view.button('Retry'));
  await waitForResponses();
  view.get('form[name="password"]');
  view.unmount();
});

page.run();
