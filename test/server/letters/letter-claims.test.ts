import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Db } from '../../../src/server/database/schema.ts';
import { createLetterClaims } from '../../../src/server/letters/store/letter-claims.ts';
import { addLetters } from '../../../src/server/letters/store/outbox.ts';
import { startForTest, startServer } from '../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const letters = suite('claims of letters');
const server = startForTest(letters, async () => {
  const started = await startServer();
  for (const name of ['ada', 'bob', 'cyd']) await started.register(`${name}@example.com`);
  await started.deps.background.finished();
  for (const table of ['letters', 'sent_letters'] as const) await started.deps.db.deleteFrom(table).execute();
  return started;
});

const leaseMs = 60_000;
const addresses = ['ada', 'bob', 'cyd'].map((name) => `${name}@example.com`);

/** Adds one due letter to each address; letters about an order are sent one after another. */
const addDueLetters = (to: readonly string[], about = '') => {
  const { deps, clock } = server;
  const since = clock.now - to.length;
  return addLetters(
    deps.db,
    to.map((address, index) => ({ siteId: 1, kind: 'ordered', address, about, now: since + index })),
  );
};

const readRows = async () => {
  const { db } = server.deps;
  const waiting = await db.selectFrom('letters').select('address').orderBy('created_at').execute();
  const recorded = await db
    .selectFrom('sent_letters')
    .innerJoin('clients', 'clients.id', 'client_id')
    .select('email')
    .orderBy('email')
    .execute();
  return { waiting: waiting.map(({ address }) => address), recorded: recorded.map(({ email }) => email) };
};

interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** Creates claims with a connection whose statements fail if `isRefused` returns true. */
const createClaims = (isRefused: (statement: Statement) => boolean = () => false) => {
  const { deps, clock } = server;
  const db: Db = deps.db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      if (isRefused(deps.db.getExecutor().compileQuery(node, queryId))) throw new Error('page 7 is damaged');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const warnings: string[] = [];
  const claims = createLetterClaims({
    ...deps,
    db,
    leaseMs,
    now: () => clock.now,
    logError: (problem) => warnings.push(String(problem)),
  });
  const claimAddresses = async (wanted: number) => {
    const claimed = await Promise.all(Array.from({ length: wanted }, claims.claim));
    return claimed.map((letter) => letter?.address ?? null);
  };
  /** Claims a letter and adds it as sent to the customer of its address. */
  const send = async () => {
    const letter = await claims.claim();
    if (!letter) throw new Error('No letter is due');
    const { id } = await deps.db
      .selectFrom('clients')
      .select('id')
      .where('email', '=', letter.address)
      .executeTakeFirstOrThrow();
    claims.addSent({ letter, clientId: id });
    return letter;
  };
  return { ...claims, claimAddresses, send, warnings };
};

letters('sent letters whose transaction failed are recorded by the next one', async () => {
  let isSilent = false;
  const { send, claim, warnings } = createClaims(() => isSilent);
  await addDueLetters(addresses.slice(0, 2));
  await send();
  await send();
  isSilent = true;
  const failures: string[] = [];
  await Promise.all(
    [claim(), claim()].map((claimed) => claimed.catch(({ message }: Error) => failures.push(message))),
  );
  assert.is(failures.length, 2, 'each connection learns that the database failed');
  isSilent = false;
  await addDueLetters(addresses.slice(2));
  assert.is((await claim())?.address, 'cyd@example.com');
  assert.equal(await readRows(), { waiting: ['cyd@example.com'], recorded: addresses.slice(0, 2) });
  assert.equal(warnings, []);
});

letters('a sent letter that cannot be recorded delays no other letter and is not claimed again', async () => {
  let damagedId = 0;
  const { send, claim, claimAddresses, warnings } = createClaims(
    ({ sql, parameters }) => /^delete from "letters"/.test(sql) && parameters.includes(damagedId),
  );
  await addDueLetters(addresses.slice(0, 1), 'O-AAAAAA');
  const damaged = await send();
  damagedId = damaged.id;
  await addDueLetters(addresses);
  // The letters to Bob and Cyd are sent and recorded beside it.
  await send();
  await send();
  assert.equal(await claimAddresses(2), ['cyd@example.com', null]);
  assert.equal((await readRows()).recorded, ['ada@example.com', 'bob@example.com']);
  // A later letter about the same order does not wait for it, and it stays unclaimed after its lease.
  await addDueLetters(addresses.slice(0, 1), 'O-AAAAAA');
  assert.equal(await claimAddresses(2), ['ada@example.com', null]);
  server.clock.now += leaseMs - 1;
  assert.equal(await claimAddresses(2), [null, null]);
  assert.is(warnings.length, 1);
  assert.match(warnings[0] ?? '', 'A letter (ordered) was sent, but cannot be recorded: page 7 is damaged.');
  assert.match(warnings[0] ?? '', String(damagedId));
  // Once the database is mended, the letter is recorded.
  damagedId = 0;
  server.clock.now += leaseMs;
  await claim();
  assert.equal((await readRows()).recorded, ['ada@example.com', 'ada@example.com', 'bob@example.com']);
});

letters.run();
