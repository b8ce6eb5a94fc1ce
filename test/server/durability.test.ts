import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../src/api/calls.ts';
import { openDatabase } from '../../src/server/database/open.ts';
import { essay } from './essay.ts';
import { pdf } from './samples.ts';
import { freshPlace, type Place, type ServerProcess, startProcess } from './start-process.ts';

const durability = suite('durability');
let place: Place;

durability.before(async () => {
  place = await freshPlace();
});
durability.after(() => place.remove());

const password = 'a quiet library';
const rounds = 10;

/** What the server has acknowledged, and every order that was ever asked for. */
const ledger = {
  /** Token by e-mail. */
  people: new Map<string, string>(),
  /** Code by key. */
  orders: new Map<string, string>(),
  asked: new Set<string>(),
  /** Content by id. */
  files: new Map<number, string>(),
};
const acknowledged = () => ledger.people.size + ledger.orders.size + ledger.files.size;

const register = async ({ send }: ServerProcess, email: string) => {
  const { status, body } = await send(calls.registration, { payload: { email, password } });
  if (status === 200) ledger.people.set(email, body.token);
  return status;
};
const order = async ({ send }: ServerProcess, token: string, key: string) => {
  ledger.asked.add(key);
  const sent = { token, headers: { 'idempotency-key': key }, payload: { ...essay, topic: `Topic ${key}` } };
  const { status, body } = await send(calls.createOrder, sent);
  assert.is(status, 201);
  const before = ledger.orders.get(key);
  if (before) assert.is(body.code, before, `${key} was acknowledged and is another order now`);
  ledger.orders.set(key, body.code);
};
const contentOf = (key: string) => `${pdf}${key.repeat(2000)}`;
const upload = async ({ send }: ServerProcess, token: string, key: string) => {
  const payload = { file: new File([contentOf(key)], `${key}.pdf`) };
  const { status, body } = await send(calls.uploadFile, { token, payload });
  assert.is(status, 201);
  assert.not.ok(ledger.files.has(body.id), 'an id was given twice');
  ledger.files.set(body.id, key);
};

/** Customers who come one after the other until the connection breaks. */
const stream = async (step: (index: number) => Promise<unknown>) => {
  for (let index = 0; ; index++)
    try {
      await step(index);
    } catch (error) {
      if (Object(error).code === 'ERR_ASSERTION') throw error;
      return;
    }
};

const serveUntilKilled = async (server: ServerProcess, round: number, token: string) => {
  const enough = acknowledged() + 8 + round * 3;
  const step = (act: (key: string) => Promise<unknown>, name: string) =>
    stream(async (index) => {
      await act(`${name}-${round}-${index}`);
      if (acknowledged() >= enough) server.child.kill('SIGKILL');
    });
  await Promise.all([
    step((key) => register(server, `${key}@example.com`), 'reader'),
    step((key) => order(server, token, key), 'one'),
    step((key) => order(server, token, key), 'two'),
    step((key) => upload(server, token, key), 'file'),
    step((key) => upload(server, token, key), 'more'),
  ]);
  assert.is(await server.ended, 'SIGKILL');
};

/** What was written in a round, or ever. */
const verify = async (server: ServerProcess, owner: string, of = '') => {
  for (const [email, token] of ledger.people)
    if (email.includes(of)) assert.is((await server.send(calls.identity, { token })).body.email, email);
  for (const [id, key] of ledger.files) {
    if (!key.includes(of)) continue;
    const { bytes } = await server.send(calls.downloadFile, { token: owner, params: { id } });
    assert.is(bytes.toString(), contentOf(key));
  }
  // Each is asked for again, as a form does whose answer was lost: afterwards each is there exactly once.
  for (const key of ledger.asked) if (key.includes(of)) await order(server, owner, key);
  const { headers } = await server.send(calls.orders, { token: owner });
  assert.is(Number(headers['x-pagination-total-count']), ledger.asked.size);
  assert.is(new Set(ledger.orders.values()).size, ledger.asked.size);
};

durability('SRV-02 what was acknowledged before a kill -9 is there afterwards, once', async () => {
  let server = await startProcess(place);
  await register(server, 'owner@example.com');
  const owner = ledger.people.get('owner@example.com') ?? '';
  for (let round = 0; round < rounds; round++) {
    await serveUntilKilled(server, round, owner);
    server = await startProcess(place);
    await verify(server, owner, `-${round}-`);
  }
  await verify(server, owner);
  for (const email of [...ledger.people.keys()].slice(-5))
    assert.is(await register(server, email), 422, `${email} could register again`);
  assert.is(await server.end('SIGTERM'), 0);
  const { db } = openDatabase(place.dataFolder, place.databaseUrl);
  for (const { place: name, size } of await db.selectFrom('files').selectAll().execute())
    assert.is((await stat(join(place.dataFolder, 'files', name))).size, size);
  await db.destroy();
});

durability.run();
