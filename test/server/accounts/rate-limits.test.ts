import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { essay } from '../../support/server/essay.ts';
import { mailedToken } from '../../support/server/mailed-token.ts';
import type { Answer, AnyCall, RequestOptions } from '../../support/server/send.ts';
import { otherSiteHost } from '../../support/server/send.ts';
import { password, startServer, type TestServer } from '../../support/server/start-server.ts';

const limits = suite('rate limits');
let server: TestServer;

const perMinute = 12;
const perAccount = 5;
const minute = 60_000;

limits.before.each(async () => {
  const settings = { attemptsPerMinute: perMinute, attemptsPerAccount: perAccount, trustedProxies: 1 };
  server = await startServer({ settings });
});
limits.after.each(() => server.stop());

/** Repeats a call from one address, or by default from another address each time. */
let attemptCount = 0;
const from = <C extends AnyCall>(
  call: C,
  sent: RequestOptions,
  address = `198.51.100.${attemptCount++ % 250}`,
) => server.send(call, { ...sent, headers: { 'x-forwarded-for': address } });
const repeatCall = async (
  count: number,
  sendAttempt: (index: number) => Promise<Answer<unknown>>,
): Promise<number[]> => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index++) statuses.push((await sendAttempt(index)).status);
  return statuses;
};
const all = (count: number, status: number) => Array.from({ length: count }, () => status);
const logIn = (email: string, triedPassword = 'wrong', address?: string) =>
  from(calls.login, { payload: { email, password: triedPassword } }, address);

limits('password guesses at one account are limited, however many addresses they come from', async () => {
  await server.register('ada@example.com');
  const guess = () => logIn('Ada@example.com');
  assert.equal(await repeatCall(perAccount, guess), all(perAccount, 422));
  const { status, body, headers } = await guess();
  assert.is(status, 429);
  const message = 'Too many attempts. Please try again in 15 minutes, or choose a new password by mail';
  assert.equal(body, [{ property: '', message }]);
  assert.is(Number(headers['retry-after']), 900);
  assert.is(headers['access-control-allow-origin'], '*');
  assert.is((await logIn('ada@example.com', password)).status, 429, 'or guessing could go on');
  assert.is((await logIn('grace@example.com')).status, 422, 'others are not concerned');
  server.clock.now += 15 * minute - 1000;
  assert.is(Number((await guess()).headers['retry-after']), 1);
  server.clock.now += 1000;
  assert.is((await logIn('ada@example.com', password)).status, 200);
});

limits('a successful login, by password or by mailed link, resets the limit', async () => {
  await server.register('ada@example.com');
  const guess = () => logIn('ada@example.com');
  for (let time = 0; time < 3; time++) {
    assert.equal(await repeatCall(perAccount - 1, guess), all(perAccount - 1, 422));
    assert.is((await logIn('ada@example.com', password)).status, 200);
  }
  assert.equal(await repeatCall(perAccount + 1, guess), [...all(perAccount, 422), 429]);
  await from(calls.restorePassword, { payload: { email: 'ada@example.com' } });
  const { token } = await mailedToken(server, /new password/);
  assert.is((await from(calls.resetPassword, { params: { token } })).status, 200);
  assert.is((await logIn('ada@example.com', password)).status, 200);
});

limits('SES-02 a stranger’s guesses lock nobody out of a device that has logged in before', async () => {
  const own = claimsIn(await server.register('ada@example.com'));
  const theirs = claimsIn(await server.register('eve@example.com'));
  const guess = () => logIn('ada@example.com');
  assert.equal(await repeatCall(perAccount + 1, guess), [...all(perAccount, 422), 429]);
  const logInFrom = (device: string, secret = password) =>
    from(calls.login, { payload: { email: 'ada@example.com', password: secret, device } });
  const claims = JSON.parse(Buffer.from(own, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...claims, device: 'x' })).toString('base64url');
  for (const device of ['', 'x', theirs, forged]) assert.is((await logInFrom(device)).status, 429, device);
  assert.is((await logInFrom(own)).status, 200);
  assert.is((await guess()).status, 429, 'the stranger stays out');
  const fromDevice = await repeatCall(perAccount + 1, () => logInFrom(own, 'wrong'));
  assert.equal(fromDevice, [...all(perAccount, 422), 429], 'a stolen device guesses no faster');
});

const claimsIn = (token: string) => token.split('.')[1] ?? '';

limits('SES-02 neither further logins nor an account with a tag allow further guesses', async () => {
  const ownLogin = async (email: string) => {
    const { body } = await from(calls.login, { payload: { email, password } });
    return claimsIn(body.token);
  };
  const guessFrom = async (device: string) =>
    (await from(calls.login, { payload: { email: 'ada@example.com', password: 'wrong', device } })).status;
  await server.register('ada@example.com');
  await server.register('ada+eve@example.com');
  const guesses: number[] = [];
  for (let index = 0; index <= perAccount; index++)
    guesses.push(await guessFrom(await ownLogin('ada+eve@example.com')));
  assert.equal(guesses, [...all(perAccount, 422), 429], 'devices of another account are strangers');
  server.clock.now += 15 * minute;
  const devices: string[] = [];
  for (let index = 0; index <= perAccount; index++) devices.push(await ownLogin('ada@example.com'));
  const fromDevices = await repeatCall(perAccount + 1, (index) =>
    from(calls.login, {
      payload: { email: 'ada@example.com', password: 'wrong', device: devices[index] ?? '' },
    }),
  );
  assert.equal(fromDevices, [...all(perAccount, 422), 429]);
});

limits('SES-02 a device text that no database can compare counts as none', async () => {
  const token = await server.register('ada@example.com');
  const claims = JSON.parse(Buffer.from(claimsIn(token), 'base64url').toString());
  const device = Buffer.from(JSON.stringify({ ...claims, device: '\0' })).toString('base64url');
  const payload = { email: 'ada@example.com', password, device };
  assert.is((await from(calls.login, { payload })).status, 200);
});

limits('SES-02 requested links of a stranger leave the owner’s own device a link', async () => {
  const device = (await server.register('ada@example.com')).split('.')[1] ?? '';
  const restore = (more = {}) =>
    from(calls.restorePassword, { payload: { email: 'ada@example.com', ...more } });
  assert.equal(await repeatCall(perAccount + 1, () => restore()), [...all(perAccount, 204), 429]);
  assert.is((await restore({ device })).status, 204);
});

limits('simultaneous password guesses cannot exceed the limit', async () => {
  await server.register('ada@example.com');
  const answers = await Promise.all(all(30, 0).map(() => logIn('ada@example.com')));
  assert.is(answers.filter(({ status }) => status === 422).length, perAccount);
  assert.is(answers.filter(({ status }) => status === 429).length, 30 - perAccount);
});

limits('password guesses from one address are limited, however many accounts they target', async () => {
  const address = '2001:db8:0:1::1';
  const guess = (index: number) => logIn(`reader-${index}@example.com`, 'wrong', address);
  assert.equal(await repeatCall(perMinute, guess), all(perMinute, 422));
  const { status, headers } = await logIn('last@example.com', 'wrong', '2001:db8:0:1::2');
  assert.equal([status, Number(headers['retry-after'])], [429, 60]);
  assert.is((await logIn('last@example.com', 'wrong', '2001:db8:0:2::1')).status, 422);
  const order = await from(calls.validateOrder, { payload: essay }, address);
  assert.is(order.status, 204, 'an order is no guess');
  server.clock.now += minute;
  assert.is((await guess(0)).status, 422);
});

limits('registrations are limited by address and by e-mail', async () => {
  const register = (email: string, address?: string) =>
    from(calls.registration, { payload: { email, password } }, address);
  const same = await repeatCall(perAccount + 1, () => register('ada@example.com'));
  assert.equal(same, [200, ...all(perAccount - 1, 422), 429]);
  const flood = await repeatCall(perMinute + 1, (index) =>
    register(`reader-${index}@example.com`, '203.0.113.9'),
  );
  assert.equal(flood, [...all(perMinute, 200), 429]);
});

limits('mails to one mailbox are limited, and no answer reveals whether it has an account', async () => {
  await server.register('ada@example.com');
  const restore = (email: string, address?: string) =>
    from(calls.restorePassword, { payload: { email } }, address);
  for (const email of ['ada@example.com', 'nobody@example.com']) {
    assert.equal(await repeatCall(perAccount, () => restore(email)), all(perAccount, 204));
    const { status, body, headers } = await restore(email);
    assert.equal([status, Number(headers['retry-after'])], [429, 3600]);
    assert.match(
      body[0].message,
      'Too many links have been requested. Please try again in 60 minutes. The links in your mailbox work for an hour',
    );
  }
  const flood = await repeatCall(perMinute + 1, (index) =>
    restore(`reader-${index}@example.com`, '203.0.113.9'),
  );
  assert.equal(flood, [...all(perMinute, 204), 429]);
  server.clock.now += 60 * minute;
  assert.is((await restore('ada@example.com')).status, 204);
});

limits('spellings of one mailbox count as one address, for mails and registrations', async () => {
  const spellings = ['ada@bücher.example', 'ADA+1@bücher.example', 'ada+two+3@xn--bcher-kva.example'];
  const spelled = (index: number) => spellings[index % spellings.length] ?? '';
  const restored = await repeatCall(perAccount + 1, (index) =>
    from(calls.restorePassword, { payload: { email: spelled(index) } }),
  );
  assert.equal(restored, [...all(perAccount, 204), 429]);
  const registered = await repeatCall(perAccount + 1, (index) =>
    from(calls.registration, { payload: { email: `eve+${index}@example.com`, password } }),
  );
  assert.equal(registered, [...all(perAccount, 200), 429]);
  const another = await from(calls.restorePassword, { payload: { email: '+ada@bücher.example' } });
  assert.is(another.status, 204, 'another mailbox');
});

limits('a stolen session cannot be used to guess the account’s password', async () => {
  const token = await server.register();
  const change = (current: string) =>
    from(calls.changePassword, { token, payload: { current, new: 'a louder one', repeat: 'a louder one' } });
  assert.equal(await repeatCall(perAccount, () => change('wrong')), all(perAccount, 422));
  assert.is((await change(password)).status, 429);
});

const priceWith = (discountCode: string, sent: RequestOptions = {}, address?: string) =>
  from(calls.calculatePrice, { ...sent, payload: { ...essay, discountCode } }, address);

limits('discount code guesses are limited by address, and prices without a code still work', async () => {
  const address = '203.0.113.9';
  const statuses = await repeatCall(perMinute, (index) => priceWith(`GUESS${index}`, {}, address));
  assert.equal(statuses, all(perMinute, 422));
  const { status, body, headers } = await priceWith('WELCOME15', {}, address);
  const message = 'Too many codes that are not valid. Please try again in 15 minutes, or order without one';
  assert.equal([status, body], [429, [{ property: 'discountCode', message }]]);
  assert.is(Number(headers['retry-after']), 900);
  const order = await from(calls.validateOrder, { payload: { ...essay, discountCode: 'TENOFF' } }, address);
  assert.is(order.status, 429);
  assert.is((await priceWith('', {}, address)).status, 200);
  assert.is((await priceWith('WELCOME15')).status, 200, 'others are not concerned');
  server.clock.now += 15 * minute;
  assert.is((await priceWith('WELCOME15', {}, address)).status, 200);
});

limits('discount code guesses are limited by account, and valid codes are never counted', async () => {
  const token = await server.register();
  const most = 3 * perAccount;
  assert.equal(await repeatCall(most + 5, () => priceWith('WELCOME15', { token })), all(most + 5, 200));
  assert.equal(await repeatCall(most, (index) => priceWith(`GUESS${index}`, { token })), all(most, 422));
  assert.is((await priceWith('WELCOME15', { token })).status, 429);
  assert.is((await priceWith('WELCOME15')).status, 200);
});

limits('stored counts contain no address, belong to one site and are cleaned up', async () => {
  await repeatCall(perAccount, () => logIn('ada@example.com'));
  const other = await from(calls.login, {
    payload: { email: 'ada@example.com', password },
    site: otherSiteHost,
  });
  assert.is(other.status, 422);
  const rows = () => server.deps.db.selectFrom('attempts').selectAll().execute();
  const before = await rows();
  assert.ok(before.length > perAccount);
  assert.not.match(JSON.stringify(before), /example|198\.51/);
  server.clock.now += 60 * minute;
  await logIn('grace@example.com');
  await server.deps.background.finished();
  assert.is((await rows()).length, 2);
});

limits.run();
