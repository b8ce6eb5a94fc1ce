import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { openDatabase } from '../../../../src/server/database/open.ts';
import { until } from '../../until.ts';
import { essay, pdf } from '../samples.ts';
import { type Deployment, type ServerProcess, startProcess } from '../start-process.ts';

/** Returns the content of the file of a key: about 160 kB, so that a kill can interrupt the upload. */
export const contentOf = (key: string): string => `${pdf}${`${key} `.repeat(16_000)}`;

/** Creates a record of all requested and of all acknowledged actions. */
export const createLedger = () => {
  /** Session tokens by e-mail address. */
  const accounts = new Map<string, string>();
  /** Order codes by idempotency key. */
  const orders = new Map<string, string>();
  /** Keys of uploaded files by file id. */
  const files = new Map<number, string>();
  const requestedOrders = new Set<string>();
  const requestedFiles = new Set<string>();
  return {
    accounts,
    orders,
    requestedOrders,
    files,
    requestedFiles,
    acknowledged: () => accounts.size + orders.size + files.size,
    register: async ({ send }: ServerProcess, email: string): Promise<number> => {
      const { status, body } = await send(calls.registration, {
        payload: { email, password: 'a quiet library' },
      });
      if (status === 200) accounts.set(email, body.token);
      return status;
    },
    order: async ({ send }: ServerProcess, token: string, key: string) => {
      requestedOrders.add(key);
      const payload = { ...essay, topic: `Topic ${key}` };
      const request = { token, headers: { 'idempotency-key': key }, payload };
      const { status, body } = await send(calls.createOrder, request);
      assert.is(status, 201);
      const earlierCode = orders.get(key);
      if (earlierCode) assert.is(body.code, earlierCode, `${key} was acknowledged and is another order now`);
      orders.set(key, body.code);
    },
    upload: async ({ send }: ServerProcess, token: string, key: string) => {
      requestedFiles.add(key);
      const payload = { file: new File([contentOf(key)], `${key}.pdf`) };
      const { status, body } = await send(calls.uploadFile, { token, payload });
      assert.is(status, 201);
      assert.not.ok(files.has(body.id), 'an id was given twice');
      files.set(body.id, key);
    },
  };
};

export type Ledger = ReturnType<typeof createLedger>;

/** Repeats an action until the connection breaks. */
const sendUntilCut = async (repeatAction: (index: number) => Promise<unknown>) => {
  for (let index = 0; ; index++)
    try {
      await repeatAction(index);
    } catch (error) {
      if (Object(error).code === 'ERR_ASSERTION') throw error;
      return;
    }
};

/** Kills the server at a random moment after some acknowledgements. Returns the number of interrupted actions. */
const serveUntilKilled = async (ledger: Ledger, server: ServerProcess, round: number) => {
  const owner = ledger.accounts.get('owner@example.com') ?? '';
  // The folder of the files exists once the first file is stored.
  const enoughFiles = Math.max(1, ledger.files.size + Math.floor(Math.random() * 4));
  let startedCount = 0;
  const acknowledgedBefore = ledger.acknowledged();
  const repeatAction = (action: (key: string) => Promise<unknown>, name: string) =>
    sendUntilCut(async (index) => {
      startedCount += 1;
      await action(`${name}-${round}-${index}`);
    });
  const kill = async () => {
    // The wait is for uploads, because they take longest. Most rounds have then acknowledged each kind of action.
    await until(() => ledger.files.size >= enoughFiles);
    await pause(Math.random() * 60);
    server.child.kill('SIGKILL');
  };
  await Promise.all([
    repeatAction((key) => ledger.register(server, `${key}@example.com`), 'reader'),
    repeatAction((key) => ledger.order(server, owner, key), 'one'),
    repeatAction((key) => ledger.order(server, owner, key), 'two'),
    repeatAction((key) => ledger.upload(server, owner, key), 'file'),
    repeatAction((key) => ledger.upload(server, owner, key), 'more'),
    kill(),
  ]);
  assert.is(await server.ended, 'SIGKILL');
  return startedCount - (ledger.acknowledged() - acknowledgedBefore);
};

/** Checks that the result of every acknowledged action whose key contains `part` exists, complete and once. */
const verify = async (ledger: Ledger, server: ServerProcess, part = '') => {
  const owner = ledger.accounts.get('owner@example.com') ?? '';
  for (const [email, token] of ledger.accounts)
    if (email.includes(part)) assert.is((await server.send(calls.identity, { token })).body.email, email);
  for (const [id, key] of ledger.files) {
    if (!key.includes(part)) continue;
    const { bytes } = await server.send(calls.downloadFile, { token: owner, params: { id } });
    assert.ok(bytes.equals(Buffer.from(contentOf(key))), `${key} has changed`);
  }
  // Each order is requested again, as a form does after a lost answer. Afterwards, it exists exactly once.
  for (const key of ledger.requestedOrders) if (key.includes(part)) await ledger.order(server, owner, key);
  const { headers } = await server.send(calls.orders, { token: owner });
  assert.is(Number(headers['x-pagination-total-count']), ledger.requestedOrders.size);
  assert.is(new Set(ledger.orders.values()).size, ledger.requestedOrders.size);
};

/**
 * Checks that no incomplete file has a final name and no upload folder has files. Returns the number of files without a row.
 */
const verifyDisk = async (ledger: Ledger, { dataFolder, databaseUrl }: Deployment) => {
  const { db } = openDatabase(dataFolder, databaseUrl);
  const rows = await db.selectFrom('files').select('place').execute();
  const addresses = await db.selectFrom('clients').select('email_key').execute();
  await db.destroy();
  assert.is(new Set(addresses.map(({ email_key }) => email_key)).size, addresses.length);
  const placesWithRow = new Set(rows.map(({ place }) => place));
  const completeContents = new Set([...ledger.requestedFiles].map(contentOf));
  const names = await readdir(join(dataFolder, 'files'));
  for (const name of names)
    assert.ok(
      completeContents.has(await readFile(join(dataFolder, 'files', name), 'utf8')),
      `${name} is half a file`,
    );
  assert.ok([...placesWithRow].every((place) => names.includes(place)));
  assert.equal(await readdir(join(dataFolder, 'arriving')), []);
  return names.length - placesWithRow.size;
};

/**
 * Starts and kills the server of a deployment, which ends, `rounds` times; throws if an acknowledged action is missing, changed
 * or doubled. Returns the numbers of acknowledged registrations, orders and files, of the actions that a kill interrupted
 * before (`lostAnswers`), and of the complete files that they have left without a row (`orphans`).
 */
export const killRounds = async (rounds: number, place: Deployment) => {
  const ledger = createLedger();
  let lostAnswers = 0;
  try {
    let server = await startProcess(place);
    await ledger.register(server, 'owner@example.com');
    for (let round = 0; round < rounds; round++) {
      lostAnswers += await serveUntilKilled(ledger, server, round);
      server = await startProcess(place);
      await verify(ledger, server, `-${round}-`);
    }
    await verify(ledger, server);
    for (const email of [...ledger.accounts.keys()].slice(-5))
      assert.is(await ledger.register(server, email), 422, `${email} could register again`);
    assert.is(await server.end('SIGTERM'), 0);
    const orphans = await verifyDisk(ledger, place);
    const { accounts, orders, files } = ledger;
    return { accounts: accounts.size, orders: orders.size, files: files.size, lostAnswers, orphans };
  } finally {
    await place.stop();
  }
};
