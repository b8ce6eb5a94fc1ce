import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { type LockOptions, openSqlite } from '../../../../src/server/database/sqlite.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

interface Tables {
  notes: { text: string };
}
export type NotesDb = Kysely<Tables>;

/** Code of a process that locks a database for a moment. */
const holder = `
const Libsql = require('libsql');
const db = new Libsql(process.argv[1]);
db.exec("begin immediate; insert into notes values ('held')");
console.log('locked');
setTimeout(() => db.exec('commit'), 100);
`;

/** Creates an SQLite database with a table of notes. `open` opens another connection to the database. */
export const openNotes = async () => {
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
  return { file, open, lockElsewhere, stop: async () => {} };
};
export const write = (db: NotesDb, text: string) => db.insertInto('notes').values({ text }).execute();
export const read = async (db: NotesDb) =>
  (await db.selectFrom('notes').select('text').execute()).map(({ text }) => text);
