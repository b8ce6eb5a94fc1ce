import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isDatabaseUnavailable } from '../../../src/server/database/outages.ts';
import { type LockOptions, openSqlite } from '../../../src/server/database/sqlite.ts';
import { controlledPromise } from '../../support/controlled-promise.ts';
import { startForTest } from '../../support/server/start-server.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

interface Tables {
  notes: { text: string };
}
type NotesDb = Kysely<Tables>;

/** Code of a process that locks a database for a moment. */
const holder = `
const Libsql = require('libsql');
const db = new Libsql(process.argv[1]);
db.exec("begin immediate; insert into notes values ('held')");
console.log('locked');
setTimeout(() => db.exec('commit'), 100);
`;

/** Creates an SQLite database with a table of notes. `open` opens another connection to the database. */
const openNotes = async () => {
  const file = join(await temporaryFolder(), 'notes.db');
  const open = (options?: LockOptions): NotesDb => new Kysely<Tables>({ dialect: openSqlite(file, options) });
  const first = open();
  await sql`create table notes (text text not null)`.execute(first);
  await first.destroy();
  /** Lets another process lock the database; resolves once it has the lock, which it frees a moment later. */
  const lockElsewhere = async () => {
    const child = spawn(process.execPath, ['-e', holder, file], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
  };
  return { open, lockElsewhere };
};
const write = (db: NotesDb, text: string) => db.insertInto('notes').values({ text }).execute();
const read = async (db: NotesDb) =>
  (await db.selectFrom('notes').select('text').execute()).map(({ text }) => text);

const sqlite = suite('SQLite');
const notes = startForTest(sqlite, openNotes);

/** Writes a row in a transaction that reads first. */
const readAndWrite = (db: NotesDb, text: string) =>
  db.transaction().execute(async (rows) => {
    await rows.selectFrom('notes').selectAll().execute();
    await rows.insertInto('notes').values({ text }).execute();
  });

sqlite('LIM-02 a write, or a transaction that reads first, waits for another process’s lock', async () => {
  const db = notes.open({ waitMs: 60_000 });
  await notes.lockElsewhere();
  await write(db, 'after');
  await notes.lockElsewhere();
  await readAndWrite(db, 'later');
  assert.equal(await read(db), ['held', 'after', 'held', 'later']);
  await db.destroy();
});

sqlite('LIM-02 a command that waits for longer says so and goes on waiting', async () => {
  const said: string[] = [];
  const db = notes.open({ waitMs: 1, onLocked: () => said.push('locked') });
  await notes.lockElsewhere();
  await write(db, 'after');
  assert.equal(said, ['locked']);
  assert.equal(await read(db), ['held', 'after']);
  await db.destroy();
});

sqlite('LIM-02 a statement that arrives during a transaction does not become part of it', async () => {
  const db = notes.open();
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

sqlite('LIM-02 closing a database rolls back open transactions and refuses waiting statements', async () => {
  const db = notes.open();
  const outcomeOf = (answer: Promise<unknown>) =>
    answer.catch((error: unknown) => (isDatabaseUnavailable(error) ? 'refused' : error));
  const { promise: closed, resolvePromise: close } = controlledPromise<void>();
  let cut: Promise<unknown> = Promise.resolve();
  await new Promise<void>((started) => {
    const transaction = db.transaction().execute(async (rows) => {
      await rows.insertInto('notes').values({ text: 'lost' }).execute();
      started();
      await closed;
      await rows.insertInto('notes').values({ text: 'lost' }).execute();
    });
    cut = outcomeOf(transaction);
  });
  const waiting = [read(db), write(db, 'lost'), readAndWrite(db, 'lost')].map(outcomeOf);
  await db.destroy();
  close();
  assert.equal(await Promise.all([cut, ...waiting]), ['refused', 'refused', 'refused', 'refused']);
  assert.is(await outcomeOf(read(db)), 'refused');
  const reopened = notes.open();
  assert.equal(await read(reopened), []);
  await write(reopened, 'after');
  await reopened.destroy();
});

sqlite.run();
