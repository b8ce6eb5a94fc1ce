import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import type { ClientSession } from '../../../../src/api/resources/account.ts';
import { buildApp } from '../../../../src/server/app.ts';
import { compose } from '../../../../src/server/compose.ts';
import { stopAfter } from '../../../support/runner/suite/stop-after.mjs';
import { placedOrder } from '../../../support/server/orders/delivered-order.ts';
import { changePassword, choosePassword, resetLink } from '../../../support/server/passwords.ts';
import { createSend, type Send, sendToApp } from '../../../support/server/send.ts';
import { password, startForSuite, startServer } from '../../../support/server/start-server.ts';
import { own } from '../../../support/server/start-with-pages.ts';

const sessions = suite('sessions of a client');
const server = startForSuite(sessions, () => startServer({ settings: { trustedProxies: 1 } }));
/** Sends calls to a second process on the same database. */
let sendElsewhere: Send;

sessions.before(async () => {
  const composed = await compose({ ...server.deps.settings }, { now: () => server.clock.now });
  const app = await buildApp({ ...composed.deps, secrets: server.deps.secrets });
  sendElsewhere = createSend(sendToApp(app));
  stopAfter(async () => {
    await app.close();
    await composed.close();
  });
});

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1';

const logIn = async (email: string, headers = {}): Promise<string> =>
  (await server.send(calls.login, { payload: { email, password }, headers })).body.token;
const handOff = async (token: string): Promise<string> => {
  await placedOrder(server, token);
  return (await server.send(calls.handOff, { token })).body.token;
};
const redeem = (code: string) => server.send(calls.loginToken, { payload: { token: code }, headers: own });
const openLink = (token: string) => server.send(calls.resetPassword, { params: { token } });
const statusOf = async (token: string, send = server.send) => (await send(calls.identity, { token })).status;

/** Creates a client with two sessions, an unused hand-off code and two reset links. */
const openEverything = async (email: string) => {
  const tokens = [await server.register(email), await logIn(email)] as const;
  const code = await handOff(tokens[1]);
  return { tokens, code, links: [await resetLink(server, email), await resetLink(server, email)] as const };
};
const isAllRefused = async ({
  code,
  links,
}: Pick<Awaited<ReturnType<typeof openEverything>>, 'code' | 'links'>) => {
  assert.is((await redeem(code)).status, 422, 'the code on its way to the cabinet');
  for (const link of links) assert.is((await openLink(link)).status, 422, 'a reset link');
};

sessions('SES-01 logout ends all sessions in every process and all codes and links that log in', async () => {
  const { tokens, ...ways } = await openEverything('ada@example.com');
  const [token, stolen] = tokens;
  assert.equal([await statusOf(stolen), await statusOf(stolen, sendElsewhere)], [200, 200]);
  assert.is((await server.send(calls.logout, { token })).status, 204);
  for (const one of [token, stolen])
    assert.equal([await statusOf(one), await statusOf(one, sendElsewhere)], [401, 401]);
  const reasonFor = async (one: string) =>
    (await server.send(calls.identity, { token: one })).body[0].message;
  assert.equal(
    [await reasonFor(token), await reasonFor(stolen)],
    ['loggedOut', 'Please log in'],
    'only the pages that share the session of the logout forget the draft',
  );
  await isAllRefused(ways);
  assert.is(await statusOf(await logIn('ada@example.com')), 200);
});

sessions('SES-01 a password change ends all other sessions and all codes and links that log in', async () => {
  const { tokens, ...ways } = await openEverything('grace@example.com');
  const [token, stolen] = tokens;
  assert.is((await changePassword({ send: sendElsewhere }, token)).status, 204);
  assert.equal([await statusOf(token), await statusOf(stolen)], [200, 401]);
  await isAllRefused(ways);
});

sessions('SES-01 a password reset ends all sessions, and all other codes and links that log in', async () => {
  const { tokens, code, links } = await openEverything('mary@example.com');
  const [used, other] = links;
  const { token } = (await choosePassword(server, used)).body;
  for (const one of tokens) assert.is(await statusOf(one, sendElsewhere), 401);
  await isAllRefused({ code, links: [used, other] });
  assert.is(await statusOf(token), 200);
});

sessions('SES-01 a login that began before a password change has no session afterwards', async () => {
  const token = await server.register('race@example.com');
  const [change, ...logins] = await Promise.all([
    changePassword(server, token),
    ...[1, 2, 3].map(() => logIn('race@example.com')),
  ]);
  assert.is(change.status, 204);
  const opened = logins.filter(Boolean);
  const after = await Promise.all(opened.map((one) => statusOf(one)));
  assert.not(after.includes(200), 'the old password opened a session that outlived it');
});

sessions('SES-01 a client sees each session with device, place and last use, and can end one', async () => {
  const email = 'list@example.com';
  await server.register(email);
  server.clock.now += 60_000;
  const atHome = await logIn(email, { 'user-agent': firefox, 'cf-ipcountry': 'DE' });
  server.clock.now += 60_000;
  const abroad = await logIn(email, { 'user-agent': iPhone });
  const code = await handOff(abroad);
  const list = async (token: string): Promise<ClientSession[]> =>
    (await server.send(calls.sessions, { token })).body;
  const [latest, home, first] = await list(atHome);
  assert.equal([latest?.device, latest?.place], ['Safari on iPhone', 'Local network']);
  assert.equal([home?.device, home?.place], ['Firefox on Windows', 'Germany, Local network']);
  assert.equal([latest?.isCurrent, home?.isCurrent, first?.isCurrent], [false, true, false]);
  assert.is(Date.parse(latest?.lastUsedAt ?? ''), server.clock.now);
  const end = (token: string, id: number | string) =>
    server.send(calls.endSession, { token, params: { id } });
  const eve = await server.register('eve@example.com');
  for (const id of [latest?.id ?? 0, 'x', 0, 1.5]) assert.is((await end(eve, id)).status, 404);
  assert.is((await end(atHome, latest?.id ?? 0)).status, 204);
  assert.equal([await statusOf(abroad, sendElsewhere), await statusOf(atHome)], [401, 200]);
  assert.is((await redeem(code)).status, 422, 'its code on its way to the cabinet');
  assert.is((await end(atHome, latest?.id ?? 0)).status, 404);
  assert.is((await list(atHome)).length, 2);
});

sessions('SES-01 cabinet and landing page share a session after a hand-off, and end together', async () => {
  const token = await server.register('pair@example.com');
  const cabinet = (await redeem(await handOff(token))).body.token;
  assert.is((await server.send(calls.sessions, { token })).body.length, 1);
  await server.send(calls.logout, { token: cabinet });
  assert.is(await statusOf(token), 401);
});

/** Creates a client with two sessions and ends one of them. */
const endOther = async (email: string) => {
  const token = await server.logIn(email);
  const { body } = await server.send(calls.sessions, { token });
  const id = body.find(({ isCurrent }: ClientSession) => !isCurrent)?.id ?? 0;
  return server.send(calls.endSession, { token, params: { id } });
};

sessions('SES-01 an ended session opens no cabinet, neither by its token nor by its cookie', async () => {
  for (const [email, end] of [
    ['all@example.com', (token: string) => server.send(calls.logout, { token })],
    ['one@example.com', () => endOther('one@example.com')],
  ] as const) {
    const token = await server.register(email);
    const opened = await server.send(calls.openSession, { token, headers: own });
    const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
    assert.is((await sendElsewhere(calls.openSession, { headers: { ...own, cookie } })).status, 200);
    assert.is((await end(token)).status, 204);
    for (const { cookie: ended = '', ...sent } of [{ token }, { cookie }, { token: opened.body.token }])
      assert.is(
        (await sendElsewhere(calls.openSession, { ...sent, headers: { ...own, cookie: ended } })).status,
        401,
      );
  }
});

sessions.run();
