import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { inviteFirstOwner } from '../../../src/server/staff/invite-staff.ts';
import { siteHost } from '../../support/server/send.ts';
import { officeHeaders, staffPassword, startOffice } from '../../support/server/staff/office.ts';
import { startForTest } from '../../support/server/start-server.ts';
import { cookieOf } from '../../support/server/start-with-pages.ts';

// Runs on PostgreSQL too.
const wayIn = suite('way into the office');
const office = startForTest(wayIn, startOffice);
const email = 'owner@example.com';

const enterFirst = async () => {
  const token = await inviteFirstOwner(office.deps.db, office.clock.now);
  return { token: token ?? '', ...(await office.enter(token ?? '', email)) };
};
const logIn = (code: string, password = staffPassword) =>
  office.send(calls.staffLogin, { payload: { email, password, code }, headers: officeHeaders() });

wayIn('the first invitation makes an owner, once', async () => {
  const { token, cookie } = await enterFirst();
  const { body } = await office.send(calls.staffIdentity, { headers: officeHeaders(cookie) });
  assert.is(body.email, email);
  assert.is(body.role, 'owner');
  const again = await office.ask(calls.readInvitation, { payload: { token } });
  assert.is(again.status, 422);
  assert.is(await inviteFirstOwner(office.deps.db, office.clock.now), null);
});

wayIn(
  'a login needs the password and the code that the authenticator app shows, each code once',
  async () => {
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
  },
);

wayIn('a recovery code replaces the authenticator app once', async () => {
  const { recoveryCodes } = await enterFirst();
  assert.is(recoveryCodes.length, 8);
  const [code = ''] = recoveryCodes;
  assert.is((await logIn(code)).status, 200);
  assert.is((await logIn(code)).status, 422);
});

wayIn('a weak password, a missing name and a wrong code are refused, each at its field', async () => {
  const token = await inviteFirstOwner(office.deps.db, office.clock.now);
  const { body } = await office.send(calls.readInvitation, {
    payload: { token: token ?? '' },
    headers: officeHeaders(),
  });
  const right = {
    token,
    email,
    name: 'Ada',
    password: staffPassword,
    code: await office.codeOf(body.secret),
  };
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
  const { body } = await office.send(calls.staffDevices, { headers: officeHeaders(cookie) });
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
