import { setTimeout as pause } from 'node:timers/promises';
import Libsql from 'libsql';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type NotesDb, openNotes, read, write } from '../../../support/server/database/notes.ts';
import { startForEach } from '../../../support/start-for-each.ts';

const lock = suite('waiting for a writer of another process');
const notes = startForEach(lock, openNotes, ({ remove }) => remove());

lock('LIM-02 while another process holds SQLite’s lock, writes are refused and reads succeed', async () => {
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

lock('LIM-02 a single write is committed in time beside a process that writes without a break', async () => {
  const busy = notes().open(10_000);
  const lone = notes().open(3000);
  let isOver = false;
  const writeWithoutBreak = async () => {
    while (!isOver)
      await busy.transaction().execute(async (rows) => {
        await rows.insertInto('notes').values({ text: 'busy' }).execute();
        await pause(10);
      });
  };
  const writers = Array.from({ length: 5 }, writeWithoutBreak);
  try {
    for (const text of ['one', 'two', 'three']) await write(lone, text);
  } finally {
    isOver = true;
    await Promise.all(writers);
  }
  assert.equal(
    (await read(lone)).filter((text) => text !== 'busy'),
    ['one', 'two', 'three'],
  );
  await busy.destroy();
  await lone.destroy();
});

lock('LIM-02 two processes that write without a break get SQLite’s lock for equally long', async () => {
  const counts = [0, 0];
  const dbs = counts.map(() => notes().open(10_000));
  const isOver = () => counts.some((count) => count >= 60);
  const writeWithoutBreak = async (db: NotesDb, index: number) => {
    while (!isOver())
      await db.transaction().execute(async (rows) => {
        await rows.insertInto('notes').values({ text: 'busy' }).execute();
        await pause(10);
        counts[index] = (counts[index] ?? 0) + 1;
      });
  };
  await Promise.all(
    dbs.flatMap((db, index) => Array.from({ length: 5 }, () => writeWithoutBreak(db, index))),
  );
  assert.ok(Math.min(...counts) > 20, `one wrote ${counts.join(' times, the other ')} times`);
  for (const db of dbs) await db.destroy();
});

lock.run();
