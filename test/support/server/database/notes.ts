import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { openSqlite } from '../../../../src/server/database/sqlite/sqlite-dialect.ts';

interface Tables {
  notes: { text: string };
}
export type NotesDb = Kysely<Tables>;

/** Creates an SQLite database with a table of notes. `open` opens another connection to the database. */
export const openNotes = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-driver-'));
  const file = join(folder, 'notes.db');
  const open = (lockTimeoutMs: number): NotesDb =>
    new Kysely<Tables>({ dialect: openSqlite(file, lockTimeoutMs) });
  await sql`create table notes (text text not null)`.execute(open(1000));
  const remove = async () => rmSync(folder, { recursive: true });
  return { file, open, remove };
};
export const write = (db: NotesDb, text: string) => db.insertInto('notes').values({ text }).execute();
export const read = async (db: NotesDb) =>
  (await db.selectFrom('notes').select('text').execute()).map(({ text }) => text);
