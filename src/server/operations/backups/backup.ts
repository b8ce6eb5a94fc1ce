import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { createEmptyFolder, makePrivate, syncToDisk } from '../../database/data-folder.ts';
import { databaseFile } from '../../database/open.ts';
import type { Database, Db } from '../../database/schema.ts';
import type { Deps } from '../../deps.ts';
import { recordBackup } from '../store/last-backup.ts';

/** Code of a thread, as text, so that it runs from the source and from the bundle alike. `workerData` is the path of a file. */
const code = `
const { existsSync, fdatasyncSync, openSync } = require('node:fs');
const { workerData: path } = require('node:worker_threads');
let file;
setInterval(() => {
  if (file === undefined && !existsSync(path)) return;
  file ??= openSync(path, 'r');
  fdatasyncSync(file);
}, 50);
`;

/**
 * Runs `write`, which writes a large file, and syncs the file to the disk every 50 ms meanwhile. Otherwise the system writes
 * hundreds of megabytes at once, and orders wait for the disk. A thread does it, because SQLite's copy occupies this one.
 * Throws the error of a sync too.
 */
const syncWhileGrowing = async (path: string, write: () => Promise<unknown>): Promise<void> => {
  const thread = new Worker(code, { eval: true, workerData: path });
  const problems: unknown[] = [];
  thread.on('error', (error) => problems.push(error));
  await once(thread, 'online');
  await write().finally(() => thread.terminate());
  for (const problem of problems) throw problem;
};

/** Folders of the backup besides the database. Uploading files are left out, because their uploads are not confirmed yet. */
const folders = ['files', 'mail'] as const;

/** Syncs a folder with all files in it to the disk, and lets only the server's user read the files. */
const secureAll = async (folder: string) => {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) makePrivate(path);
    await syncToDisk(path);
  }
  await syncToDisk(folder);
};

/**
 * Reads the rows of the files in a copied database through the open connection. A connection of its own would put files beside
 * the copy, and libsql deletes those only when it has collected the connection's statements.
 */
const listCopiedFiles = async (db: Db, copy: string) => {
  await sql`attach database ${copy} as copied`.execute(db);
  const { rows } = await sql<
    Pick<Database['files'], 'name' | 'place' | 'size'>
  >`select name, place, size from copied.files`.execute(db);
  await sql`detach database copied`.execute(db);
  return rows;
};

/** Throws if a file that the database names is missing in the backup or has another size. */
const checkFiles = async (db: Db, folder: string) => {
  const rows = await listCopiedFiles(db, join(folder, databaseFile));
  for (const { name, place, size } of rows) {
    const copy = await stat(join(folder, 'files', place)).catch(() => null);
    if (copy?.size !== size)
      throw new Error(
        `The file "${name}" (${place}) could not be backed up, so no backup was made. Look for it in the folder of the files, and run the command again.`,
      );
  }
};

/**
 * Copies the files of a folder while servers write to it. A name that begins with a dot is a letter that is not written to its
 * end.
 */
const copyFolder = async (from: string, to: string) => {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const { name } = entry;
    if (!entry.isFile() || name.startsWith('.')) continue;
    await copyFile(join(from, name), join(to, name)).catch((error) => {
      // A file that was deleted meanwhile is not missed, unless the database names it (`checkFiles`).
      if (existsSync(join(from, name))) throw error;
    });
  }
};

const copyAll = async (db: Db, from: string, to: string) => {
  // The database is copied first. The database names only stored files, so the later copy of the files contains all of them.
  const copy = join(to, databaseFile);
  await syncWhileGrowing(copy, () => sql`vacuum into ${copy}`.execute(db));
  for (const name of folders)
    if (existsSync(join(from, name))) await copyFolder(join(from, name), join(to, name));
};

/**
 * `backup FOLDER`: copies the embedded database and its files into a new folder while servers are running. The folder
 * appears only when the copy is complete and synced. A server can use the folder as its data folder.
 */
export const runBackup = async (
  { db, settings, now }: Deps,
  [folder = '']: readonly string[],
): Promise<string[]> => {
  const { dataFolder, databaseUrl, s3 } = settings;
  if (databaseUrl)
    throw new Error(
      `This server uses PostgreSQL, which is backed up with pg_dump. Run pg_dump first, then copy ${resolve(dataFolder, 'files')}.`,
    );
  const target = resolve(folder);
  if (existsSync(target))
    throw new Error(
      `${folder} exists already, so no backup was made. Name a folder that does not exist yet.`,
    );
  const unfinished = `${target}.unfinished`;
  await createEmptyFolder(unfinished, 'no backup was made. Name a folder that you may write to.');
  try {
    await copyAll(db, dataFolder, unfinished);
    if (!s3) await checkFiles(db, unfinished);
    await secureAll(unfinished);
    await rename(unfinished, target);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  await syncToDisk(dirname(target));
  // The backup is complete, also if the database cannot be written now.
  await recordBackup(db, now()).catch(() => {});
  return [`${folder} holds everything${s3 ? ' but the files, which are in the S3 store' : ''}.`];
};
