import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { placedOrder } from '../../../support/server/orders/delivered-order.ts';
import { deviceOf, resetLink } from '../../../support/server/passwords.ts';
import { password, startForSuite } from '../../../support/server/start-server.ts';
import { cookieOf, landing, minute, own, startWithPages } from '../../../support/server/start-with-pages.ts';
import { readMails } from '../../../support/services/read-mail.ts';

// Runs on PostgreSQL too.
const factor = suite('the second factor of a login');
const server = startForSuite(factor, startWithPages);

factor.before(() => server.changeSite('second_factor', 'mail'));

const logInWith = async (email: string, more: { device?: string; headers?: Record<string, string> } = {}) => {
  const { device, headers = own } = more;
  return (await server.send(calls.login, { payload: { email, password, device }, headers })).body.token;
};

/** Requests a login code and returns the code of the letter. */
const sentCode = async (token: string, email: string): Promise<string> => {
  await server.send(calls.sendLoginCode, { token });
  await server.deps.letterSender.sendDueLetters();
  const mails = (await readMails(server)).filter(({ to }) => to === email);
  return (
    /Your code is (\d{6})\./.exec(mails.findLast(({ subject }) => /code/.test(subject))?.text ?? '')?.[1] ??
    ''
  );
};

const enter = async (token: string, code: string) =>
  (await server.send(calls.checkLoginCode, { token, payload: { code } })).status;
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

factor('SES-02 a login from an unknown device opens the cabinet only after the mailed code', async () => {
  const email = 'ada@example.com';
  await server.register(email);
  const token = await logInWith(email);
  const refused = await server.openSession({ token });
  assert.is(refused.status, 403);
  assert.is(refused.body[0].message, 'Please enter the code that we send to your e-mail address');
  assert.is(await server.isAllowed(calls.handOff, token), false);
  const code = await sentCode(token, email);
  assert.match(code, /^\d{6}$/);
  assert.is(await enter(token, other(code)), 422);
  assert.is(await enter(token, ` ${code.slice(0, 3)} ${code.slice(3)} `), 204);
  const opened = await server.openSession({ token });
  assert.is(await server.isAllowed(calls.orders, opened.body.token), true);
  const again = await logInWith(email, { device: deviceOf(token) });
  assert.is((await server.openSession({ token: again })).status, 200, 'the device is known from then on');
});

factor('SES-02 before its code is entered, a login can only order and pay on a landing page', async () => {
  const email = 'hurried@example.com';
  await server.register(email);
  const token = await logInWith(email);
  const code = await placedOrder(server, token);
  const opened = await server.openSession({ token: await server.handOff(token) });
  assert.is(await server.isAllowed(calls.order, opened.body.token, { id: code }), true);
  for (const call of [calls.orders, calls.identity, calls.sessions])
    assert.is(await server.isAllowed(call, opened.body.token), false, call.path);
  const program = await logInWith(email, { headers: {} });
  assert.is(await server.isAllowed(calls.orders, program), false, 'a program too');
  const stranger = await logInWith(email, { device: deviceOf(token) });
  assert.is(
    (await server.openSession({ token: stranger })).status,
    403,
    'such a login makes no device known',
  );
});

factor('SES-02 a payment goes on to the account after the code, in the browser that paid alone', async () => {
  const email = 'paying@example.com';
  await server.register(email);
  const token = await logInWith(email, { headers: landing });
  await placedOrder(server, token);
  const payment = await server.handOff(token);
  const cookie = cookieOf(await server.openSession({ token: payment }));
  assert.is((await server.openSession({ cookie, goesOn: '1' })).status, 403);
  assert.is(await enter(payment, await sentCode(payment, email)), 204);
  const sent = await server.openSession({ token: payment, goesOn: '1', isChosen: '1' });
  assert.is(await server.isAllowed(calls.orders, sent.body.token), false, 'the token without the cookie');
  const pressed = await server.openSession({ cookie: cookieOf(sent), goesOn: '1' });
  assert.is(await server.isAllowed(calls.orders, pressed.body.token), true);
});

factor('SES-02 a login code works once, for 10 minutes, in its own session and for 5 entries', async () => {
  const email = 'entries@example.com';
  await server.register(email);
  const [first, second] = [await logInWith(email), await logInWith(email)];
  const foreign = await sentCode(first, email);
  const old = await sentCode(second, email);
  assert.is(await enter(second, foreign === old ? other(old) : foreign), 422, 'the code of another session');
  server.clock.now += 10 * minute + 1;
  assert.is(await enter(second, old), 422, 'an old code');
  const code = await sentCode(second, email);
  const replaced = await sentCode(second, email);
  if (code !== replaced) assert.is(await enter(second, code), 422, 'a replaced code');
  const entries = Array.from({ length: 5 }, () => enter(second, other(replaced)));
  assert.equal(new Set(await Promise.all(entries)), new Set([422]));
  assert.is(await enter(second, replaced), 422, 'the sixth entry');
  const last = await sentCode(second, email);
  const both = await Promise.all([enter(second, last), enter(second, last)]);
  assert.ok(both.includes(204));
  assert.equal(
    await server.deps.db.selectFrom('login_codes').select('tries').where('tries', '>', 0).execute(),
    [],
  );
});

factor('SES-02 reset links need no login code, nor do logins of a site without it', async () => {
  const email = 'reset@example.com';
  const headers = own;
  await server.register(email);
  const payload = { token: await resetLink(server, email), new: password, repeat: password };
  const { token } = (await server.send(calls.choosePassword, { payload, headers })).body;
  assert.is((await server.openSession({ token })).status, 200);
  const waiting = await logInWith(email);
  await server.changeSite('second_factor', 'off');
  assert.is((await server.openSession({ token: waiting })).status, 200);
});

factor.run();
