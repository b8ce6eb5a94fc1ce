import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import Libsql from 'libsql';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSqlite } from '../../../src/server/database/sqlite-dialect.ts';
import { Refusal } from '../../../src/server/errors.ts';
import { startForEach } from '../../support/start-for-each.ts';

interface Tables {
  notes: { text: string };
}
type NotesDb = Kysely<Tables>;

const driver = suite('waiting for a writer of the embedded database');

const openNotes = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-driver-'));
  const file = join(folder, 'notes.db');
  const open = (lockTimeoutMs: number): NotesDb =>
    new Kysely<Tables>({ dialect: openSqlite(file, lockTimeoutMs) });
  await sql`create table notes (text text not null)`.execute(open(1000));
  const remove = async () => rmSync(folder, { recursive: true });
  return { file, open, remove };
};
const notes = startForEach(driver, openNotes, ({ remove }) => remove());

const write = (db: NotesDb, text: string) => db.insertInto('notes').values({ text }).execute();
const read = async (db: NotesDb) =>
  (await db.selectFrom('notes').select('text').execute()).map(({ text }) => text);

/** Begins a transaction that has written. Returns how to end it. */
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
  // Awaited by the test, perhaps after it was refused.
  ended.catch(() => {});
  return { end, ended: () => ended };
};

/** Begins a read, a write and a transaction. Resolves to what each of them was refused with. */
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
  'LIM-02 statements behind a transaction that does not end are refused, and work again after it',
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

driver('LIM-02 a long line of short transactions is refused nothing', async () => {
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
  'LIM-02 closing the database refuses what waits, and the open transaction leaves nothing',
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

driver('LIM-02 while another process holds the lock, writes are refused and reads go on', async () => {
  const db = notes().open(100);
  const other = new Libsql(notes().file);
  other.exec('begin immediate');
  const refused = await write(db, 'refused').catch((error: unknown) => Object(error).code);
  assert.is(refused, 'SQLITE_BUSY');
  assert.equal(await read(db), []);
  other.exec('commit');
  await write(db, 'after');
  assert.equal(await read(db), ['after']);
  other.close();
  await db.destroy();
});

driver.run();
