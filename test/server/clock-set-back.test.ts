import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../src/api/calls.ts';
import { deleteExpired } from '../../src/server/delete-expired.ts';
import { clockToleranceMs } from '../../src/server/durations.ts';
import { placedOrder } from '../support/server/orders/delivered-order.ts';
import { password, startServer } from '../support/server/start-server.ts';
import { own } from '../support/server/start-with-pages.ts';

const clock = suite('clock set back');

const day = 24 * 3600_000;
const perAccount = 3;

const tenYears = 3650 * day;
const start = async () => {
  const server = await startServer({ settings: { triesPerAccount: perAccount } });
  const logIn = async (word: string) =>
    (await server.send(calls.login, { payload: { email: 'ada@example.com', password: word } })).status;
  return { server, logIn };
};

clock(`a clock set back ten years keeps an account locked for its limit’s window at most`, async () => {
  const { server, logIn } = await start();
  await server.register('ada@example.com');
  for (let time = 0; time < perAccount; time++) assert.is(await logIn('wrong'), 422);
  assert.is(await logIn(password), 429);
  server.clock.now -= tenYears;
  assert.is(await logIn(password), 200);
  for (let time = 0; time < perAccount; time++) assert.is(await logIn('wrong'), 422);
  assert.is(await logIn(password), 429, 'and the limit still holds');
  server.clock.now += 15 * 60_000;
  assert.is(await logIn(password), 200);
  deleteExpired(server.deps);
  await server.deps.background.finished();
  const rows = await server.deps.db.selectFrom('attempts').select('ends_at').execute();
  assert.ok(
    rows.every(({ ends_at }) => ends_at <= server.clock.now + day + clockToleranceMs),
    'old counts are deleted',
  );
});

clock('on a server whose clock is a little behind, rate limits still count and links open', async () => {
  const { server, logIn } = await start();
  const token = await server.register('ada@example.com');
  await placedOrder(server, token);
  const { body: handOff } = await server.send(calls.handOff, { token });
  for (let time = 0; time < perAccount; time++) await logIn('wrong');
  server.clock.now -= 5;
  assert.is(await logIn('wrong'), 429);
  const payload = { token: handOff.token };
  assert.is((await server.send(calls.loginToken, { payload, headers: own })).status, 200);
});

clock.run();
