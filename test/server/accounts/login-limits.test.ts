import type { CompiledQuery } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import {
  perAccount,
  perMinute,
  repeatCall,
  startLimitedServer,
} from '../../support/server/faults/limited-server.ts';
import {
  changePassword,
  choosePassword,
  chosenPassword,
  deviceOf,
  resetLink,
} from '../../support/server/passwords.ts';
import { essay } from '../../support/server/samples.ts';
import { password, startForTest } from '../../support/server/start-server.ts';
import { minute } from '../../support/server/start-with-pages.ts';

const logins = suite('rate limits of logins');
const server = startForTest(logins, startLimitedServer);

logins('password guesses at one account are limited, however many addresses they come from', async () => {
  await server.register('ada@example.com');
  const guess = () => server.tryLogIn('Ada@example.com');
  assert.equal(await repeatCall(perAccount, guess), Array(perAccount).fill(422));
  const { status, body, headers } = await guess();
  assert.is(status, 429);
  const message = 'Too many attempts. Please try again in 15 minutes, or choose a new password by mail';
  assert.equal(body, [{ property: '', message }]);
  assert.is(Number(headers['retry-after']), 900);
  assert.is(headers['access-control-allow-origin'], '*');
  assert.is((await server.tryLogIn('ada@example.com', password)).status, 429, 'or guessing could go on');
  assert.is((await server.tryLogIn('grace@example.com')).status, 422, 'others are not concerned');
  server.clock.now += 15 * minute - 1000;
  assert.is(Number((await guess()).headers['retry-after']), 1);
  server.clock.now += 1000;
  assert.is((await server.tryLogIn('ada@example.com', password)).status, 200);
});

logins('a login by password or by a mailed link resets the limit of password guesses', async () => {
  await server.register('ada@example.com');
  const guess = () => server.tryLogIn('ada@example.com');
  for (let time = 0; time < 3; time++) {
    assert.equal(await repeatCall(perAccount - 1, guess), Array(perAccount - 1).fill(422));
    assert.is((await server.tryLogIn('ada@example.com', password)).status, 200);
  }
  assert.equal(await repeatCall(perAccount + 1, guess), [...Array(perAccount).fill(422), 429]);
  const link = await resetLink(server, 'ada@example.com');
  assert.is((await choosePassword(server, link)).status, 200);
  assert.is((await server.tryLogIn('ada@example.com', chosenPassword)).status, 200);
});

logins('a login and a reset link request do the same work whether or not the account exists', async () => {
  await server.register('ada@example.com');
  const { db, passwords, background } = server.deps;
  const work: string[] = [];
  const executor = db.getExecutor();
  const run = executor.executeQuery.bind(executor);
  const executeQuery = (query: CompiledQuery) => {
    work.push(query.sql);
    return run(query);
  };
  Object.assign(executor, { executeQuery });
  const { matches } = passwords;
  passwords.matches = (...entered) => {
    work.push('hash');
    return matches(...entered);
  };
  const device = deviceOf(await server.register('eve@example.com'));
  // Letters are sent after the answers, by statements that would stand among those of the requests.
  await background.finished();
  background.run = () => {};
  const workOf = async (email: string) => {
    work.length = 0;
    await server.from(calls.login, { payload: { email, password: 'wrong', device } });
    await server.from(calls.restorePassword, { payload: { email, device } });
    return [...work];
  };
  const known = await workOf('ada@example.com');
  assert.ok(known.includes('hash') && known.length > 6);
  assert.equal(await workOf('nobody@example.com'), known);
});

logins('SES-02 a stranger’s password guesses do not lock out a device that logged in before', async () => {
  await server.register('ada@example.com');
  const own = deviceOf(await server.logIn('ada@example.com'));
  const theirs = deviceOf(await server.register('eve@example.com'));
  const guess = () => server.tryLogIn('ada@example.com');
  assert.equal(await repeatCall(perAccount + 1, guess), [...Array(perAccount).fill(422), 429]);
  const logInFrom = (device: string, secret = password) =>
    server.from(calls.login, { payload: { email: 'ada@example.com', password: secret, device } });
  const claims = JSON.parse(Buffer.from(own, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...claims, device: 'x' })).toString('base64url');
  for (const device of ['', 'x', theirs, forged]) assert.is((await logInFrom(device)).status, 429, device);
  assert.is((await logInFrom(own)).status, 200);
  assert.is((await guess()).status, 429, 'the stranger stays out');
  const fromDevice = await repeatCall(perAccount + 1, () => logInFrom(own, 'wrong'));
  assert.equal(fromDevice, [...Array(perAccount).fill(422), 429], 'a stolen device guesses no faster');
});

logins('SES-02 a stranger’s requests of reset links do not use up those of the owner’s device', async () => {
  await server.register('ada@example.com');
  const device = deviceOf(await server.logIn('ada@example.com'));
  const restore = (more = {}) =>
    server.from(calls.restorePassword, { payload: { email: 'ada@example.com', ...more } });
  assert.equal(await repeatCall(perAccount + 1, () => restore()), [...Array(perAccount).fill(204), 429]);
  assert.is((await restore({ device })).status, 204);
});

logins('simultaneous password guesses cannot exceed the limit', async () => {
  await server.register('ada@example.com');
  const answers = await Promise.all(
    Array(30)
      .fill(0)
      .map(() => server.tryLogIn('ada@example.com')),
  );
  assert.is(answers.filter(({ status }) => status === 422).length, perAccount);
  assert.is(answers.filter(({ status }) => status === 429).length, 30 - perAccount);
});

logins('password guesses from one network are limited, however many accounts they target', async () => {
  const address = '2001:db8:0:1::1';
  const guess = (index: number) => server.tryLogIn(`reader-${index}@example.com`, 'wrong', address);
  assert.equal(await repeatCall(perMinute, guess), Array(perMinute).fill(422));
  const { status, headers } = await server.tryLogIn('last@example.com', 'wrong', '2001:db8:0:1::2');
  assert.equal([status, Number(headers['retry-after'])], [429, 60]);
  assert.is((await server.tryLogIn('last@example.com', 'wrong', '2001:db8:0:2::1')).status, 422);
  const order = await server.from(calls.validateOrder, { payload: essay }, address);
  assert.is(order.status, 204, 'an order is no guess');
  server.clock.now += minute;
  assert.is((await guess(0)).status, 422);
});

logins('a stolen session cannot be used to guess the account’s password', async () => {
  const token = await server.register();
  const guess = () => changePassword(server, token, { current: 'wrong' });
  assert.equal(await repeatCall(perAccount, guess), Array(perAccount).fill(422));
  assert.is((await changePassword(server, token)).status, 429);
});

logins.run();
