import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failure, httpFailure } from '../../../src/api/result.ts';
import { ok } from '../../support/cabinet/fake-cabinet.ts';
import { until, waitForResponses } from '../../support/cabinet/open-page.tsx';
import { ada, done, openProfile, submit } from '../../support/cabinet/open-profile.tsx';
import { click, type } from '../../support/components/render.tsx';
import { stopAfter } from '../../support/runner/suite/stop-after.mjs';

const page = suite('profile page');

page('CAB-02 names and phone are saved, and a message says so until the next edit', async () => {
  const view = await openProfile({ changePrimaryInfo: () => ok(ada) });
  type(view.get<HTMLInputElement>('[name="firstName"]'), 'Augusta');
  submit(view, 'primary');
  await until(() => view.text().includes('Saved.'));
  assert.equal(view.sent.find(({ name }) => name === 'changePrimaryInfo')?.payload, {
    firstName: 'Augusta',
    lastName: 'Reader',
    phone: '+15551234567',
  });
  type(view.get<HTMLInputElement>('[name="lastName"]'), 'King');
  await waitForResponses();
  assert.not.match(view.text(), 'Saved.');
});

page('ERR-02 on a phone an error opens the part that the customer has folded meanwhile', async () => {
  const wide = window.matchMedia;
  stopAfter(() => Object.assign(window, { matchMedia: wide }));
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  const view = await openProfile({});
  const part = view.get('[name="password"]').closest('details');
  assert.is(part?.open, false);
  submit(view, 'password');
  await until(() => part?.open === true);
  assert.is(document.activeElement, view.get('[name="current"]'));
});

page('UI-08 no form of the profile is more important than another', async () => {
  const view = await openProfile({});
  assert.equal(view.texts('.button.primary'), []);
});

page('CAB-02 the settings for letters and calls are saved as the customer sets them', async () => {
  const view = await openProfile({ changeAdditionalInfo: () => ok(ada) });
  click(view.get('[name="allowedNightCall"]'));
  submit(view, 'additional');
  await until(() => view.text().includes('Saved.'));
  assert.equal(view.sent.find(({ name }) => name === 'changeAdditionalInfo')?.payload, {
    alternativeEmail: '',
    alternativePhone: '',
    noticeModeEmail: true,
    allowedNightCall: true,
  });
});

page('CAB-02 a phone number without country is left to the server, which knows the stored one', async () => {
  const view = await openProfile({ changePrimaryInfo: () => ok(ada), changeAdditionalInfo: () => ok(ada) });
  for (const [form, call, field] of [
    ['primary', 'changePrimaryInfo', 'phone'],
    ['additional', 'changeAdditionalInfo', 'alternativePhone'],
  ] as const) {
    type(view.get<HTMLInputElement>(`[name="${field}"]`), '(917) 555-0143');
    submit(view, form);
    await until(() => view.sent.some(({ name }) => name === call));
    const sent = view.sent.find(({ name }) => name === call);
    assert.is(sent?.payload?.[field], '(917) 555-0143');
  }
});

page('VAL-06 a password change needs the current password and the new one twice', async () => {
  const view = await openProfile();
  submit(view, 'password');
  await until(() => view.all('[data-error-for]').length === 3);
  assert.is(view.get('[data-error-for="new"]').textContent, 'Please choose a new password');
  assert.is(view.get('[data-error-for="repeat"]').textContent, 'Please repeat the password');
  type(view.get<HTMLInputElement>('[name="new"]'), 'a louder library');
  type(view.get<HTMLInputElement>('[name="repeat"]'), 'a louder librarian');
  submit(view, 'password');
  await until(() => view.all('[data-error-for]').length === 2);
  assert.is(view.get('[data-error-for="current"]').textContent, 'Please type your password here.');
  assert.match(view.get('[data-error-for="repeat"]').textContent ?? '', 'do not seem to match');
  assert.is(view.sent.filter(({ name }) => name === 'changePassword').length, 0);
});

page('CAB-02 the password form is emptied once the password is changed', async () => {
  const view = await openProfile({ changePassword: () => done });
  for (const name of ['current', 'new', 'repeat'])
    type(view.get<HTMLInputElement>(`[name="${name}"]`), 'a louder library');
  submit(view, 'password');
  await until(() => view.text().includes('Your password is changed.'));
  assert.is(view.get<HTMLInputElement>('[name="new"]').value, '');
});

page('CAB-02 a link that confirms the e-mail address is mailed, and a failure is explained', async () => {
  let isOffline = true;
  const view = await openProfile({ sendEmailConfirmation: () => (isOffline ? failure() : done) });
  await view.press('Send confirmation e-mail');
  assert.match(view.text(), 'Check your connection');
  isOffline = false;
  await view.press('Send confirmation e-mail');
  assert.match(view.text(), 'It is on its way');
  view.button('Send it again');
});

page('CAB-02 a confirmation link confirms the address by a button, and leaves the address bar', async () => {
  let emailConfirmed = false;
  const view = await openProfile(
    {
      identity: () => ok({ ...ada, emailConfirmed }),
      confirmEmail: () => {
        emailConfirmed = true;
        return done;
      },
    },
    'token=abc',
  );
  view.store.path = '/profile?token=abc';
  const isConfirming = () => view.sent.some(({ name }) => name === 'confirmEmail');
  assert.is(isConfirming(), false, 'a visit confirms nothing');
  assert.match(view.text(), 'The link of our letter confirms that this address is yours.');
  click(view.button('Confirm this address'));
  await until(() => view.get('.status').textContent === 'Confirmed');
  const confirmations = view.sent.filter(({ name }) => name === 'confirmEmail');
  assert.equal([confirmations.length, confirmations[0]?.payload], [1, { token: 'abc' }]);
  assert.equal([view.get('.status').textContent, view.store.path], ['Confirmed', '/profile']);
});

page('CAB-02 a confirmation link is tried again after a lost connection, not after a refusal', async () => {
  let answer = failure();
  const view = await openProfile({ confirmEmail: () => answer }, 'token=abc');
  click(view.button('Confirm this address'));
  await until(() => view.text().includes('Check your connection'));
  answer = httpFailure(422, [{ property: 'token', message: 'This link has been used or has expired' }]);
  await view.press('Confirm this address');
  assert.match(view.text(), 'This link has been used or has expired.');
  assert.not.ok(view.texts('button').includes('Confirm this address'));
});

page.run();
