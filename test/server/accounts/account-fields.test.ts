import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { createPasswords } from '../../../src/server/accounts/passwords.ts';
import { serverMessages } from '../../../src/validation/messages/server.ts';
import { changePassword, choosePassword, resetLink } from '../../support/server/passwords.ts';
import { refusedFields } from '../../support/server/send.ts';
import { password, startForSuite, startServer } from '../../support/server/start-server.ts';

const weak = suite('weak passwords');
const server = startForSuite(weak, startServer);

const ada = { firstName: 'Ada', lastName: 'Lovelace', phone: '+15551234567' };
/** Registers Ada with a password; returns the error of the field `password`, or null. */
const refusalOf = async (chosen: string, mailbox = `reader-${crypto.randomUUID()}`) => {
  const payload = { ...ada, email: `${mailbox}@example.com`, password: chosen };
  const { status, body } = await server.send(calls.registration, { payload });
  if (status === 200) return null;
  assert.is(status, 422);
  assert.equal([body.length, body[0].property], [1, 'password']);
  return body[0].message;
};

weak('SES-03 the most common passwords are refused at registration, in any case', async () => {
  for (const common of ['password1', 'Password1', '12345678', 'QWERTYUIOP', 'iloveyou2'])
    assert.is(await refusalOf(common), serverMessages.passwordCommon, common);
});

weak('SES-03 the visitor’s name or address is refused as password, also with added digits', async () => {
  for (const own of ['AdaLovelace', 'ada lovelace', 'Lovelace-Ada!', 'lovelace1815', 'Ｌｏｖｅｌａｃｅ'])
    assert.is(await refusalOf(own), serverMessages.passwordIsOwner, own);
  for (const own of ['countess', 'Countess@Example.com', 'countess2026'])
    assert.is(await refusalOf(own, 'countess'), serverMessages.passwordIsOwner, own);
});

weak('SES-03 a password needs 8 to 128 characters, but neither digits nor capital letters', async () => {
  for (const chosen of [
    'tkvqpwzx',
    'an evening at the lovelaces',
    '7305 1942 6610',
    'é'.repeat(128),
    '🦉'.repeat(64),
  ])
    assert.is(await refusalOf(chosen), null, chosen);
  assert.is(await refusalOf('tkvqpwz'), 'passwordTooShort:8');
  assert.is(await refusalOf('x'.repeat(129)), 'passwordTooLong:128');
});

weak('SES-03 a password change refuses weak passwords at their field, and the old one stays', async () => {
  const email = 'changer@example.com';
  const token = await server.register(email);
  for (const chosen of ['password1', 'changer1'])
    assert.equal(refusedFields(await changePassword(server, token, { chosen })), ['new']);
  assert.is((await server.send(calls.login, { payload: { email, password } })).status, 200);
});

weak('SES-03 a reset link still works after it was used with a refused password', async () => {
  const email = 'forgetful@example.com';
  await server.register(email);
  const link = await resetLink(server, email);
  const refused = await choosePassword(server, link, 'sunshine1');
  assert.equal(refused.body, [{ property: 'new', message: serverMessages.passwordCommon }]);
  assert.is((await choosePassword(server, link)).status, 200);
});

weak('SES-03 a password from before the minimum length still logs in', async () => {
  const email = 'early@example.com';
  await server.register(email);
  const password_hash = await createPasswords().hash('qwerty');
  await server.deps.db.updateTable('clients').set({ password_hash }).where('email', '=', email).execute();
  assert.is((await server.send(calls.login, { payload: { email, password: 'qwerty' } })).status, 200);
});

weak.run();
