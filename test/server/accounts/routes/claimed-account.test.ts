import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { changePassword, chosenPassword, deviceOf, resetLink } from '../../../support/server/passwords.ts';
import { password, startForSuite } from '../../../support/server/start-server.ts';
import { own, startWithPages } from '../../../support/server/start-with-pages.ts';

// Runs on PostgreSQL too.
const claimed = suite('an account that a stranger registered first');
const server = startForSuite(claimed, startWithPages);

claimed.before(() => server.changeSite('second_factor', 'mail'));

const logIn = async (email: string, more: { device?: string; password?: string } = {}) =>
  (await server.send(calls.login, { payload: { email, password, ...more }, headers: own })).body.token;

/** Returns whether a login with the claims of `token` needs no code. */
const isTrusted = async (email: string, token: string, secret = password) =>
  (await server.openSession({ token: await logIn(email, { device: deviceOf(token), password: secret }) }))
    .status === 200;

/** Logs in by an unknown device and enters the code of the letter, so that the device is known. */
const trustedToken = async (email: string) => {
  const token = await logIn(email);
  const { sid } = JSON.parse(Buffer.from(deviceOf(token), 'base64url').toString());
  await server.deps.db.updateTable('sessions').set({ is_proved: 1 }).where('id', '=', sid).execute();
  return token;
};

const reset = async (email: string) => {
  const payload = { token: await resetLink(server, email), new: chosenPassword, repeat: chosenPassword };
  return server.send(calls.choosePassword, { payload, headers: own });
};

const registerOnForm = async (email: string) =>
  (await server.send(calls.registration, { payload: { email, password }, headers: own })).body.token;

claimed('SES-02 a registration makes no device known, until its e-mail address is confirmed', async () => {
  const email = 'new@example.com';
  const token = await registerOnForm(email);
  assert.is((await server.openSession({ token })).status, 403);
  assert.is(await isTrusted(email, token), false);
  const program = (await server.send(calls.registration, { payload: { email: 'p@example.com', password } }))
    .body;
  assert.is(await server.isAllowed(calls.orders, program.token), false, 'a program too');
});

for (const [title, end] of [
  ['a reset', async (email: string) => void (await reset(email))],
  [
    'a logout',
    async (email: string) => void (await server.send(calls.logout, { token: await logIn(email) })),
  ],
] as const)
  claimed(`SES-01 after ${title}, every device that had logged in is unknown`, async () => {
    const email = `${title.split(' ')[1]}@example.com`;
    await server.register(email);
    const token = await trustedToken(email);
    assert.is(await isTrusted(email, token), true);
    await end(email);
    assert.is(await isTrusted(email, token, title === 'a reset' ? chosenPassword : password), false);
  });

claimed('SES-01 after a password change, only the device that changed the password stays known', async () => {
  const email = 'changed@example.com';
  await server.register(email);
  const [kept, other] = [await trustedToken(email), await trustedToken(email)];
  const cabinet = (await server.openSession({ token: kept })).body.token;
  assert.is((await changePassword(server, cabinet)).status, 204);
  assert.is(await isTrusted(email, kept, chosenPassword), true);
  assert.is(await isTrusted(email, other, chosenPassword), false);
});

claimed('SES-01 strangers who registered an address first keep nothing after its owner’s reset', async () => {
  const email = 'owner@example.com';
  await server.register(email);
  const { db } = server.deps;
  const token = await trustedToken(email);
  const cabinet = (await server.openSession({ token })).body.token;
  const contact = { alternativeEmail: 'stranger@example.com', alternativePhone: '+15550100999' };
  await server.send(calls.changeAdditionalInfo, { token: cabinet, payload: contact });
  await server.send(calls.sendEmailConfirmation, { token: cabinet });
  await server.deps.letterSender.sendDueLetters();
  const waiting = await logIn(email);
  await server.send(calls.sendLoginCode, { token: waiting });
  await server.deps.letterSender.sendDueLetters();
  const { id } = (await server.send(calls.identity, { token: cabinet })).body;
  const link = { site_id: 1, provider: 'facebook', subject: 'stranger', client_id: id };
  await db.insertInto('social_accounts').values(link).execute();
  const spare = await resetLink(server, email);
  const answer = await reset(email);
  assert.is(answer.status, 200);
  const owner = (await server.openSession({ token: answer.body.token })).body.token;
  const identity = (await server.send(calls.identity, { token: owner })).body;
  assert.equal(
    [identity.alternativeEmail, identity.alternativePhone, identity.phone, identity.emailConfirmed],
    ['', '', '', true],
  );
  assert.equal([identity.firstName, identity.lastName], ['', '']);
  for (const sent of [token, cabinet, waiting])
    assert.is(await server.isAllowed(calls.ping, sent), false, 'an earlier session');
  const wrong = await server.send(calls.login, { payload: { email, password } });
  assert.is(wrong.status, 422, 'the password of the stranger');
  assert.is((await server.send(calls.resetPassword, { params: { token: spare } })).status, 422);
  const left = await Promise.all([
    db.selectFrom('social_accounts').select('client_id').where('client_id', '=', id).execute(),
    db.selectFrom('one_time_codes').select('purpose').where('client_id', '=', id).execute(),
    db.selectFrom('login_codes').select('session_id').execute(),
  ]);
  assert.equal(left, [[], [], []]);
});

claimed('SES-01 customers with a confirmed address keep phone numbers and names after a reset', async () => {
  const email = 'confirmed@example.com';
  await server.register(email);
  const known = { email_confirmed: 1, first_name: 'Ada', phone: '+15550100123' };
  await server.deps.db.updateTable('clients').set(known).where('email', '=', email).execute();
  const owner = (await server.openSession({ token: (await reset(email)).body.token })).body.token;
  const { firstName, phone } = (await server.send(calls.identity, { token: owner })).body;
  assert.equal([firstName, phone], ['Ada', '+15550100123']);
});

claimed.run();
