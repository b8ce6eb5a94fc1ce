import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isDatabaseUnavailable } from '../../../../src/server/database/outages.ts';
import { createSqliteDriver } from '../../../../src/server/database/sqlite/sqlite-driver.ts';
import { Refusal } from '../../../../src/server/errors.ts';
import { type NotesDb, openNotes, read, write } from '../../../support/server/database/notes.ts';
import { startForEach } from '../../../support/start-for-each.ts';

const driver = suite('waiting for a writer of the same process');
const notes = startForEach(driver, openNotes, ({ remove }) => remove());

/** Begins a transaction that writes a row; returns the function that ends the transaction. */
const holdTransaction = async (db: NotesDb) => {
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  let ended: Promise<unknown> = Promise.resolve();
  await new Promise<void>((started) => {
    ended = db.transaction().execute(async (rows) => {
      await rows.insertInto('notes').values({ text: 'held' }).execute();
      started();
      await held;
      await rows.insertInto('notes').values({ text: 'held to the end' }).execute();
    });
  });
  // The test awaits `ended` later, so an early rejection must not count as unhandled.
  ended.catch(() => {});
  return { end, ended: () => ended };
};

/** Begins a read, a write and a transaction; resolves to their refusals. */
const askInEveryWay = (db: NotesDb) =>
  Promise.all(
    [
      read(db),
      write(db, 'refused'),
      db.transaction().execute((rows) => rows.insertInto('notes').values({ text: 'refused' }).execute()),
    ].map((answer: Promise<unknown>) =>
      answer.then(
        () => 'answered',
        (error: unknown) => (error instanceof Refusal ? error.reason : error),
      ),
    ),
  );
const allRefused = ['recordsUnavailable', 'recordsUnavailable', 'recordsUnavailable'];

driver(
  'LIM-02 statements that wait for a very long transaction are refused, and succeed after it has ended',
  async () => {
    const db = notes().open(100);
    const { end, ended } = await holdTransaction(db);
    assert.equal(await askInEveryWay(db), allRefused);
    end();
    await ended();
    await write(db, 'after');
    assert.equal(await read(db), ['held', 'held to the end', 'after']);
    await db.destroy();
  },
);

driver('LIM-02 a transaction that waits behind many short transactions is not refused', async () => {
  const db = notes().open(1000);
  const writers = Array.from({ length: 25 }, (_, index) =>
    db.transaction().execute(async (rows) => {
      await rows
        .insertInto('notes')
        .values({ text: `${index}` })
        .execute();
      await pause(60);
    }),
  );
  await Promise.all(writers);
  assert.is((await read(db)).length, 25);
  await db.destroy();
});

driver(
  'LIM-02 closing the database refuses waiting statements, and the open transaction is rolled back',
  async () => {
    const db = notes().open(60_000);
    const { end, ended } = await holdTransaction(db);
    const answers = askInEveryWay(db);
    await db.destroy();
    assert.equal(await answers, allRefused);
    end();
    const cause: unknown = await ended().catch((error) => error);
    assert.instance(cause, Refusal);
    const reopened = notes().open(1000);
    assert.equal(await read(reopened), []);
    await reopened.destroy();
  },
);

driver('LIM-02 a statement that arrives while a transaction begins does not become part of it', async () => {
  const db = notes().open(1000);
  for (let steps = 0; steps < 40; steps += 1) {
    const failing = db
      .transaction()
      .execute(async () => {
        await pause(2);
        throw new Error('rolled back');
      })
      .catch(() => {});
    for (let step = 0; step < steps; step += 1) await null;
    await sql`replace into notes values (${`${steps}`})`.execute(db);
    await failing;
  }
  assert.is((await read(db)).length, 40);
  await db.destroy();
});

driver('LIM-02 a query on a closed database is refused as an outage', async () => {
  const db = notes().open(1000);
  await write(db, 'before');
  await db.destroy();
  const cause: unknown = await read(db).catch((error) => error);
  assert.ok(isDatabaseUnavailable(cause), String(cause));
});

driver('LIM-02 waiting statements are refused even if the file cannot be closed', async () => {
  const statement = { reader: false, all: () => [], run: () => ({ changes: 0, lastInsertRowid: 0 }) };
  const close = () => {
    throw new Error('cannot be closed');
  };
  const file = { prepare: () => ({ ...statement, iterate: () => [][Symbol.iterator]() }), close };
  const { acquireConnection, beginTransaction, destroy } = createSqliteDriver({
    ...file,
    isInTransaction: () => false,
  });
  const begin = async () => beginTransaction(await acquireConnection(), {});
  await begin();
  let refusal: unknown;
  const waiting = begin().catch((error: unknown) => {
    refusal = error;
  });
  const cause: unknown = await destroy().catch((error) => error);
  assert.match(String(cause), 'cannot be closed');
  // The statements are refused within this iteration of the event loop.
  await immediate();
  assert.instance(refusal, Refusal);
  await waiting;
});

driver.run();
