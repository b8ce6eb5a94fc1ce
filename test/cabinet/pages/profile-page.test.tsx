import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ClientSession, Identity } from '../../../src/api/resources.ts';
import { failure, httpFailure, type Result } from '../../../src/api/result.ts';
import { ProfilePage } from '../../../src/cabinet/pages/profile-page.tsx';
import { type Answers, success } from '../../support/cabinet/fake-cabinet.ts';
import { openPage, until, waitForResponses } from '../../support/cabinet/open-page.tsx';
import { act } from '../../support/components/act.ts';
import { click, type } from '../../support/components/render.tsx';
import { controlledPromise } from '../../support/state/until.ts';

const page = suite('profile page');

const ada: Identity = {
  id: 7,
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Reader',
  phone: '+15551234567',
  noticeModeEmail: true,
  allowedNightCall: false,
  alternativeEmail: '',
  alternativePhone: '',
  emailConfirmed: false,
};
const done = { ...success(null), status: 204 };

const open = (answers: Answers = {}, query = '') =>
  openPage(<ProfilePage params={{}} query={new URLSearchParams(query)} />, {
    identity: () => success(ada),
    sessions: () => success([]),
    ...answers,
  });
const submit = ({ get }: { get: <E extends Element>(selector: string) => E }, name: string) =>
  act(() => get<HTMLFormElement>(`form[name="${name}"]`).requestSubmit());

page('CAB-02 names and phone are saved, with a message until the next edit', async () => {
  const view = await open({ changePrimaryInfo: () => success(ada) });
  type(view.get<HTMLInputElement>('[name="firstName"]'), 'Augusta');
  submit(view, 'primary');
  await until(() => view.text().includes('Saved.'));
  assert.equal(view.sent.find(({ name }) => name === 'changePrimaryInfo')?.options.payload, {
    firstName: 'Augusta',
    lastName: 'Reader',
    phone: '+15551234567',
  });
  type(view.get<HTMLInputElement>('[name="lastName"]'), 'King');
  await waitForResponses();
  assert.not.match(view.text(), 'Saved.');
  view.unmount();
});

const devices: ClientSession[] = [
  {
    id: 1,
    device: 'Firefox on Windows',
    place: 'Germany',
    lastUsedAt: '2020-01-01T00:00:00+00:00',
    isCurrent: true,
  },
  { id: 2, device: 'Safari on iPhone', place: '203.0.113.9', lastUsedAt: '', isCurrent: false },
];

page('SES-01 another device is logged out alone, and a failure is explained beside it', async () => {
  let left = devices;
  let isDown = true;
  const endSession = () => {
    if (isDown) return httpFailure(503, []);
    left = devices.slice(0, 1);
    return done;
  };
  const view = await open({ sessions: () => success(left), endSession });
  assert.match(view.text(), /Firefox on WindowsThis deviceGermany · \d+ years ago/);
  click(view.button('Log out Safari on iPhone'));
  await waitForResponses();
  assert.match(view.text(), 'Please try again in a minute');
  isDown = false;
  click(view.button('Log out Safari on iPhone'));
  await waitForResponses();
  assert.equal(view.sent.findLast(({ name }) => name === 'endSession')?.options.params, { id: 2 });
  assert.not.match(view.text(), 'iPhone');
  view.unmount();
});

page('SES-01 of many devices the newest are listed, this one first, and the others unfold', async () => {
  const many = Array.from({ length: 6 }, (_, id) => ({
    id,
    device: `Browser ${id}`,
    place: 'Germany',
    lastUsedAt: '',
    isCurrent: id === 4,
  }));
  const view = await open({ sessions: () => success(many) });
  const names = (selector: string) =>
    view.all(`${selector} .file-name`).map(({ textContent }) => textContent);
  assert.equal(names('.sheet > .files-list'), ['Browser 4', 'Browser 0', 'Browser 1']);
  assert.not.ok(view.get<HTMLDetailsElement>('details').open);
  assert.is(view.get('summary').textContent, 'Show 3 more');
  assert.equal(names('details'), ['Browser 2', 'Browser 3', 'Browser 5']);
  view.unmount();
});

page('CAB-02 the switches are saved as they are set', async () => {
  const view = await open({ changeAdditionalInfo: () => success(ada) });
  click(view.get('[name="allowedNightCall"]'));
  submit(view, 'additional');
  await until(() => view.text().includes('Saved.'));
  assert.equal(view.sent.find(({ name }) => name === 'changeAdditionalInfo')?.options.payload, {
    alternativeEmail: '',
    alternativePhone: '',
    noticeModeEmail: true,
    allowedNightCall: true,
  });
  view.unmount();
});

page('VAL-06 a password change needs the current password and the new one twice', async () => {
  const view = await open();
  type(view.get<HTMLInputElement>('[name="new"]'), 'a louder library');
  type(view.get<HTMLInputElement>('[name="repeat"]'), 'a louder librarian');
  submit(view, 'password');
  await until(() => view.all('[data-error-for]').length > 0);
  assert.is(view.get('[data-error-for="current"]').textContent, 'Please type your password here.');
  assert.match(view.get('[data-error-for="repeat"]').textContent ?? '', 'do not seem to match');
  assert.is(view.sent.filter(({ name }) => name === 'changePassword').length, 0);
  view.unmount();
});

page('CAB-02 the password form is emptied once the password is changed', async () => {
  const view = await open({ changePassword: () => done });
  for (const name of ['current', 'new', 'repeat'])
    type(view.get<HTMLInputElement>(`[name="${name}"]`), 'a louder library');
  submit(view, 'password');
  await until(() => view.text().includes('Your password is changed.'));
  assert.is(view.get<HTMLInputElement>('[name="new"]').value, '');
  view.unmount();
});

page('CAB-02 the confirming link is mailed, and a failure to mail it is explained', async () => {
  let isOffline = true;
  const view = await open({ sendEmailConfirmation: () => (isOffline ? failure() : done) });
  click(view.button('Send confirmation e-mail'));
  await waitForResponses();
  assert.match(view.text(), 'Check your connection');
  isOffline = false;
  click(view.button('Send confirmation e-mail'));
  await waitForResponses();
  assert.match(view.text(), 'It is on its way');
  view.button('Send it again');
  view.unmount();
});

page('CAB-02 the link’s token confirms the address once and leaves the address bar', async () => {
  let emailConfirmed = false;
  const view = await open(
    {
      identity: () => success({ ...ada, emailConfirmed }),
      confirmEmail: () => {
        emailConfirmed = true;
        return done;
      },
    },
    'token=abc',
  );
  assert.equal(
    view.sent.filter(({ name }) => name === 'confirmEmail').map(({ options }) => options.payload),
    [{ token: 'abc' }],
  );
  assert.is(view.get('.status').textContent, 'Confirmed');
  assert.is(view.store.path, '/profile');
  view.unmount();
});

page('CAB-02 typed values stay when the session ends', async () => {
  let isExpired = false;
  const view = await open({ identity: () => (isExpired ? httpFailure(401, []) : success(ada)) });
  type(view.get<HTMLInputElement>('[name="firstName"]'), 'Augusta');
  isExpired = true;
  const sentBefore = view.sent.length;
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => view.sent.length > sentBefore);
  assert.is(view.get<HTMLInputElement>('[name="firstName"]').value, 'Augusta');
  view.unmount();
});

page('CAB-02 a late answer does not move a customer who has opened another page', async () => {
  const answer = controlledPromise<Result<unknown>>();
  const view = await open({ confirmEmail: () => answer.promise }, 'token=abc');
  view.store.path = '/orders';
  view.unmount();
  answer.resolvePromise(done);
  await waitForResponses();
  assert.is(view.store.path, '/orders');
});

page('CAB-02 a link is tried again after a lost connection, and not after a refusal', async () => {
  let answer = failure();
  const view = await open({ confirmEmail: () => answer }, 'token=abc');
  answer = httpFailure(422, [{ property: 'token', message: 'This link has been used or has expired' }]);
  click(view.button('Retry'));
  await waitForResponses();
  assert.match(view.text(), 'This link has been used or has expired.');
  assert.not.ok(view.all('button').some(({ textContent }) => textContent === 'Retry'));
  view.unmount();
});

page.run();
