import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { sql } from 'kysely';
import { databaseFile, openDatabase } from '../database/open.ts';
import type { Db } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { syncToDisk } from '../ports/sync-to-disk.ts';

/** What is kept beside the database. What is just arriving has been promised to nobody. */
const folders = ['files', 'mail'] as const;

/** A folder with all below it. */
const syncAll = async (folder: string) => {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await syncToDisk(join(entry.parentPath, entry.name));
  await syncToDisk(folder);
};

/** A backup that lacks a file is none. */
const checkFiles = async (folder: string) => {
  const { db } = openDatabase(folder, null);
  const rows = await db
    .selectFrom('files')
    .select(['name', 'place', 'size'])
    .execute()
    .finally(() => db.destroy());
  for (const { name, place, size } of rows) {
    const copy = await stat(join(folder, 'files', place)).catch(() => null);
    if (copy?.size !== size) throw new Error(`The file "${name}" (${place}) could not be backed up.`);
  }
};

const copyAll = async (db: Db, from: string, to: string) => {
  await mkdir(to, { recursive: true });
  // The database first: a file stands in it only once it is kept, so none that it names is missing from the copy.
  await sql`vacuum into ${join(to, databaseFile)}`.execute(db);
  for (const name of folders)
    if (existsSync(join(from, name))) await cp(join(from, name), join(to, name), { recursive: true });
};

/**
 * `backup FOLDER`: copies the embedded database and its files into a new folder, beside running servers. The
 * folder appears once everything is in it and on the disk; a server can be started on it as it is.
 */
export const backup = async ({ db, settings }: Deps, [folder = '']: readonly string[]): Promise<string[]> => {
  const { dataFolder, databaseUrl, s3 } = settings;
  if (databaseUrl)
    throw new Error(`PostgreSQL has pg_dump for this; copy ${resolve(dataFolder, 'files')} after it.`);
  const target = resolve(folder);
  if (existsSync(target)) throw new Error(`${folder} is there already. A backup makes a folder of its own.`);
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await copyAll(db, dataFolder, unfinished);
    if (!s3) await checkFiles(unfinished);
    await syncAll(unfinished);
    await rename(unfinished, target);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  await syncToDisk(dirname(target));
  return [`${folder} holds everything${s3 ? ' but the files, which are in the S3 store' : ''}.`];
};
