import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Fields } from '../../../src/api/call.ts';
import * as calls from '../../../src/api/calls.ts';
import { inviteFirstOwner, inviteStaff } from '../../../src/server/staff/invite-staff.ts';
import { commandActor } from '../../../src/server/staff/store/acts.ts';
import { siteHost } from '../../support/server/send.ts';
import { staffPassword, startOffice } from '../../support/server/staff/office.ts';
import { startForTest } from '../../support/server/start-server.ts';
import { cookieOf } from '../../support/server/start-with-pages.ts';

const wayIn = suite('way into the office');
const settings = { triesPerAccount: 5, trustedProxies: 1 };
const office = startForTest(wayIn, () => startOffice({ settings }));
const email = 'owner@example.com';

const enterFirst = async () => {
  const token = await inviteFirstOwner(office.deps.db, office.clock.now);
  return { token: token ?? '', ...(await office.enter(token ?? '', email)) };
};
const logIn = (code: string, password = staffPassword) =>
  office.ask(calls.staffLogin, { payload: { email, password, code } });

wayIn('the first invitation makes an owner, once', async () => {
  const { token, cookie } = await enterFirst();
  const { body } = await office.ask(calls.staffIdentity, { as: cookie });
  assert.is(body.email, email);
  assert.is(body.role, 'owner');
  const again = await office.ask(calls.readInvitation, { payload: { token } });
  assert.is(again.status, 422);
  assert.is(await inviteFirstOwner(office.deps.db, office.clock.now), null);
});

wayIn('a login needs the password and the code of the authenticator app, each code once', async () => {
  const { secret } = await enterFirst();
  const used = await office.codeOf(secret);
  assert.is((await logIn(used)).body[0].property, 'code', 'the code that accepted the invitation');
  office.clock.now += 60_000;
  const code = await office.codeOf(secret);
  assert.is((await logIn(code, 'another password')).body[0].property, 'email');
  assert.is((await logIn('000000')).status, 422);
  const opened = await logIn(code);
  assert.is(opened.status, 200);
  assert.match(String(opened.headers['set-cookie']), /HttpOnly; SameSite=Strict/);
  assert.is((await logIn(code)).status, 422);
});

wayIn("a stranger's guesses lock nobody out, and wrong codes after the right password are few", async () => {
  const { secret } = await enterFirst();
  office.clock.now += 60_000;
  const stranger = { headers: { 'x-forwarded-for': '203.0.113.9' } };
  const { triesPerAccount } = settings;
  const guess = (payload: Fields, more = {}) =>
    office.ask(calls.staffLogin, { payload: { email, code: '000000', ...payload }, ...more });
  for (let time = 0; time < triesPerAccount; time++) await guess({ password: 'wrong' }, stranger);
  const refused = await guess({ password: 'wrong' }, stranger);
  assert.is(refused.status, 429);
  assert.match(JSON.stringify(refused.body), /ask an owner for a new invitation/);
  assert.is((await logIn(await office.codeOf(secret))).status, 200);
  for (let time = 0; time < triesPerAccount; time++) await guess({ password: staffPassword });
  office.clock.now += 20 * 60_000;
  assert.is((await guess({ password: staffPassword }, stranger)).status, 429);
});

wayIn('a login that is under way when its person is invited anew opens no session', async () => {
  const { secret, cookie } = await enterFirst();
  await office.enterAs('owner', 'W2');
  office.clock.now += 60_000;
  const { passwords, db } = office.deps;
  const { matches } = passwords;
  passwords.matches = async (...given) => {
    const isRight = await matches(...given);
    const invited = { email, name: '', role: 'owner', writer: null } as const;
    await inviteStaff(db, { invited, siteId: 1 }, commandActor(office.clock.now));
    return isRight;
  };
  assert.is((await logIn(await office.codeOf(secret))).body[0].property, 'email');
  assert.is((await office.ask(calls.staffIdentity, { as: cookie })).status, 401);
});

wayIn('each reading of an invitation shows another secret, and the confirmed one stays', async () => {
  const payload = { token: (await inviteFirstOwner(office.deps.db, office.clock.now)) ?? '' };
  const read = async () => (await office.ask(calls.readInvitation, { payload })).body.secret;
  const first = await read();
  const second = await read();
  const accept = async (secret: string) =>
    office.ask(calls.acceptInvitation, {
      payload: { ...payload, email, name: 'Ada', password: staffPassword, code: await office.codeOf(secret) },
    });
  assert.is(Object((await accept(first)).body)[0].property, 'code');
  assert.is((await accept(second)).status, 200);
  office.clock.now += 60_000;
  assert.is((await logIn(await office.codeOf(second))).status, 200);
});

wayIn('a recovery code replaces the authenticator app once', async () => {
  const { recoveryCodes } = await enterFirst();
  assert.is(recoveryCodes.length, 8);
  const [code = ''] = recoveryCodes;
  assert.is((await logIn(code)).status, 200);
  assert.is((await logIn(code)).status, 422);
});

wayIn('a weak password, a missing name and a wrong code are refused, each at its field', async () => {
  const token = await inviteFirstOwner(office.deps.db, office.clock.now);
  const { body } = await office.ask(calls.readInvitation, { payload: { token: token ?? '' } });
  const code = await office.codeOf(body.secret);
  const right = { token, email, name: 'Ada', password: staffPassword, code };
  const refused = async (change: object) =>
    (await office.ask(calls.acceptInvitation, { payload: { ...right, ...change } })).body;
  for (const change of [
    { email: 'nobody' },
    { name: ' ' },
    { password: 'short' },
    { password: 'passwordpassword' },
    { code: '000000' },
  ]) {
    const [field] = Object.keys(change);
    assert.is(Object(await refused(change))[0]?.property, field);
  }
  assert.is((await office.ask(calls.acceptInvitation, { payload: right })).status, 200);
});

wayIn('only a page of the office may change anything', async () => {
  const { cookie } = await enterFirst();
  for (const origin of [`http://my.${siteHost}`, `http://${siteHost}`, 'https://evil.example', ''])
    assert.is((await office.ask(calls.staffLogout, { as: cookie, headers: { origin } })).status, 403, origin);
  assert.is((await office.ask(calls.staffLogout, { as: cookie })).status, 204);
  assert.is((await office.ask(calls.staffIdentity, { as: cookie })).status, 401);
});

wayIn('a session ends after a week without use, and can be ended from another device', async () => {
  const { cookie, secret } = await enterFirst();
  office.clock.now += 60_000;
  const other = cookieOf(await logIn(await office.codeOf(secret)));
  const { body } = await office.ask(calls.staffDevices, { as: cookie });
  const away = body.find(({ isCurrent }) => !isCurrent);
  assert.is(body.length, 2);
  await office.ask(calls.endStaffSession, { as: cookie, params: { id: away?.id ?? 0 } });
  assert.is((await office.ask(calls.staffIdentity, { as: other })).status, 401);
  office.clock.now += 6 * 24 * 3_600_000;
  assert.is((await office.ask(calls.staffIdentity, { as: cookie })).status, 200);
  office.clock.now += 8 * 24 * 3_600_000;
  assert.is((await office.ask(calls.staffIdentity, { as: cookie })).status, 401);
});

wayIn.run();
