import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { essay } from '../../support/server/essay.ts';
import { pdf } from '../../support/server/samples.ts';
import type { Answer, AnyCall } from '../../support/server/send.ts';
import { password, startServer, type TestServer } from '../../support/server/start-server.ts';

const cabinet = suite('session of the cabinet');
let server: TestServer;

cabinet.before(async () => {
  server = await startServer();
});
cabinet.after(() => server.stop());

const landing = { origin: 'http://localhost:8080' };
const own = { origin: 'http://my.localhost:8080' };
const minute = 60_000;

/** Logs in on a landing page, as a browser does. */
const logInOnPage = async (email: string): Promise<string> =>
  (await server.send(calls.login, { payload: { email, password }, headers: landing })).body.token;
const registerOnPage = async (email: string): Promise<string> => {
  await server.register(email);
  return logInOnPage(email);
};
const placeOrder = async (token: string): Promise<string> =>
  (await server.send(calls.createOrder, { token, payload: essay })).body.code;
const handOff = async (token: string): Promise<string> =>
  (
    await server.send(calls.loginToken, {
      payload: { token: (await server.send(calls.handOff, { token })).body.token },
    })
  ).body.token;

const cookieOf = ({ headers }: Pick<Answer, 'headers'>) =>
  /^[^;]+/.exec(String(headers['set-cookie'] ?? ''))?.[0] ?? '';
/** Opens or renews the cabinet's session, as its page does. */
const openSession = ({
  token = '',
  cookie = '',
  isChosen,
  origin = own.origin,
}: Record<string, string | undefined>) =>
  server.send(calls.openSession, {
    token,
    payload: { isChosen },
    headers: { origin, ...(cookie && { cookie }) },
  });
const isAllowed = async (call: AnyCall, token: string | null | undefined, params = {}) =>
  (await server.send(call, { token, params })).status < 300;
const emailOf = async (token: string) => (await server.send(calls.identity, { token })).body.email;

cabinet('a token of a landing page orders and greets, but reads and changes nothing else', async () => {
  const token = await registerOnPage('ada@example.com');
  const identity = (await server.send(calls.identity, { token })).body;
  assert.equal([identity.email, identity.phone], ['ada@example.com', '']);
  const code = await placeOrder(token);
  const file = new File([pdf], 'notes.pdf');
  const { id } = (await server.send(calls.uploadFile, { token, payload: { file } })).body;
  const payload = { receiverType: 'writer', 'file[id]': [id] };
  const attached = await server.send(calls.attachFiles, { token, params: { orderId: code }, payload });
  assert.is(attached.status, 204);
  assert.is(await isAllowed(calls.bonus, token), true);
  const params = { id: code, orderId: code, code: 'W10042' };
  const closed: readonly AnyCall[] = [
    calls.orders,
    calls.order,
    calls.approveOrder,
    calls.reviseOrder,
    calls.completedOrders,
    calls.rateService,
    calls.rateWriter,
    calls.bookmarkWriter,
    calls.payment,
    calls.beginPayment,
    calls.attachments,
    calls.orderAttachments,
    calls.newAttachmentCounter,
    calls.downloadFile,
    calls.changePrimaryInfo,
    calls.changeAdditionalInfo,
    calls.changePassword,
    calls.changeBonus,
    calls.sendEmailConfirmation,
    calls.confirmEmail,
    calls.sessions,
    calls.endSession,
  ];
  for (const call of closed) {
    const { status, body } = await server.send(call, { token, params });
    assert.equal([status, body[0].message], [401, 'Please log in to your account to go on'], call.path);
  }
});

cabinet(
  'a landing page’s token is renewed, and the old one ends a minute after the new one is used',
  async () => {
    const token = await registerOnPage('rotate@example.com');
    const renewed = async (from: string) => (await server.send(calls.identity, { token: from })).body.token;
    assert.is(await renewed(token), undefined);
    server.clock.now += 61 * minute;
    const [lost, next] = [await renewed(token), await renewed(token)];
    assert.ok(lost, 'an answer that is lost on the way');
    server.clock.now += 10 * minute;
    assert.is(await isAllowed(calls.ping, token), true, 'the old token counts until the new one is used');
    assert.is(await isAllowed(calls.ping, next), true);
    assert.is(await isAllowed(calls.ping, token), true, 'requests of the page may be in flight');
    server.clock.now += minute;
    assert.equal([await isAllowed(calls.ping, token), await isAllowed(calls.ping, next)], [false, true]);
    server.clock.now += 24 * 60 * minute;
    assert.is(await isAllowed(calls.ping, next), false, 'a token that is not renewed for a day');
  },
);

cabinet('a hand-off from a recent login opens the cabinet, with a cookie that no script reads', async () => {
  const token = await registerOnPage('recent@example.com');
  server.clock.now += 29 * minute;
  const opened = await openSession({ token: await handOff(token) });
  assert.is(opened.status, 200);
  assert.match(
    String(opened.headers['set-cookie']),
    /^octavo-session=[\w-]{32}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict$/,
  );
  assert.is(await isAllowed(calls.orders, opened.body.token), true);
  assert.is(await isAllowed(calls.orders, opened.body.orderToken), false);
  assert.is(await isAllowed(calls.ping, opened.body.orderToken), true);
  server.clock.now += 16 * minute;
  assert.is(await isAllowed(calls.orders, opened.body.token), false, 'the token lives for 15 minutes');
  const renewed = await openSession({ cookie: cookieOf(opened) });
  assert.is(cookieOf(renewed), cookieOf(opened));
  assert.is(await isAllowed(calls.orders, renewed.body.token), true);
  const day = 24 * 60 * minute;
  server.clock.now += 29 * day;
  assert.is((await openSession({ cookie: cookieOf(opened) })).status, 200);
  server.clock.now += 30 * day;
  assert.is((await openSession({ cookie: cookieOf(opened) })).status, 401, 'a month without use');
});

cabinet(
  'a hand-off from an older token opens the payment of its order, and the rest asks for the password',
  async () => {
    const token = await registerOnPage('older@example.com');
    const before = await placeOrder(token);
    server.clock.now += 31 * minute;
    assert.is((await openSession({ token })).status, 401, 'the token itself opens no cabinet');
    const code = await placeOrder(token);
    const limited = await handOff(token);
    const opened = await openSession({ token: limited });
    assert.is(opened.body.orderToken, null);
    const renewed = await openSession({ cookie: cookieOf(opened) });
    for (const one of [limited, opened.body.token, renewed.body.token]) {
      assert.is(await isAllowed(calls.order, one, { id: code.toLowerCase() }), true);
      assert.is(await isAllowed(calls.payment, one, { id: code }), true);
      for (const [call, params] of [
        [calls.order, { id: before }],
        [calls.beginPayment, { id: before }],
        [calls.orders, {}],
        [calls.identity, {}],
        [calls.handOff, {}],
        [calls.sessions, {}],
      ] as const)
        assert.is(await isAllowed(call, one, params), false, call.path);
    }
  },
);

cabinet('a hand-off from an older token without an order asks for the password', async () => {
  const token = await registerOnPage('empty@example.com');
  server.clock.now += 31 * minute;
  assert.is(await isAllowed(calls.handOff, token), false);
});

cabinet('SES-02 a link asks before it replaces another customer’s session, and says whose', async () => {
  const mine = await openSession({ token: await registerOnPage('victim@example.com') });
  const cookie = cookieOf(mine);
  const theirs = await handOff(await registerOnPage('attacker@example.com'));
  const asked = await openSession({ token: theirs, cookie });
  assert.is(asked.status, 409);
  const message = 'You are logged in as victim@example.com. This link logs in attacker@example.com';
  assert.equal(asked.body, [{ property: '', message }]);
  assert.is(asked.headers['set-cookie'], undefined);
  const stayed = await openSession({ cookie });
  assert.is(await emailOf(stayed.body.token), 'victim@example.com');
  const chosen = await openSession({ token: theirs, cookie, isChosen: '1' });
  assert.is(await emailOf(chosen.body.token), 'attacker@example.com');
  assert.is((await openSession({ cookie })).status, 401, 'the replaced cookie');
});

cabinet(
  'SES-02 a further link of the same customer asks nothing, and a payment keeps the whole account open',
  async () => {
    const token = await registerOnPage('same@example.com');
    const opened = await openSession({ token });
    const code = await placeOrder(token);
    server.clock.now += 31 * minute;
    const paid = await openSession({ token: await handOff(token), cookie: cookieOf(opened) });
    assert.is(await isAllowed(calls.orders, paid.body.token), true);
    assert.is(await isAllowed(calls.order, paid.body.token, { id: code }), true);
  },
);

cabinet('only the cabinet’s own page opens its session', async () => {
  const cookie = cookieOf(await openSession({ token: await registerOnPage('origin@example.com') }));
  for (const origin of [landing.origin, 'http://evil.example', 'null', 'http://evil-my.localhost:8080'])
    assert.is((await openSession({ cookie, origin })).status, 403, origin);
  const preflight = await server.sendRaw({
    method: 'OPTIONS',
    url: calls.openSession.path,
    headers: { host: 'my.localhost:8080', origin: landing.origin },
  });
  assert.is(preflight.headers['access-control-allow-credentials'], undefined);
});

cabinet.run();
