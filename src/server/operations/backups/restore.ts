import { existsSync } from 'node:fs';
import { copyFile, cp, link, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { codeOf } from '../../../order/unknown-fields.ts';
import { createEmptyFolder, makePrivate, makePrivateFolder, syncToDisk } from '../../database/data-folder.ts';
import { databaseFile, openDatabase } from '../../database/open.ts';
import { utcText } from '../../database/time.ts';
import type { CommandOptions } from '../../provider/read-arguments.ts';
import type { Settings } from '../../settings/settings.ts';
import { type BackupContent, type BackupSource, copyChecked, findBackup, isDamage } from './read-backup.ts';

/**
 * Writes the write-ahead log of a database into its file, so that the file is complete alone. Throws if a server has the
 * database open. Does nothing for a damaged database, because neither SQLite nor a server can open that.
 */
const closeLog = async (dataFolder: string) => {
  try {
    const { db } = openDatabase(dataFolder, null);
    await sql`pragma journal_mode = delete`.execute(db).finally(() => db.destroy());
  } catch (error) {
    if (isDamage(error)) return;
    if (!/^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))) throw error;
    throw new Error(
      `A server or a command uses the database in ${dataFolder}, so nothing was restored. Stop it and run the command again.`,
    );
  }
};

/**
 * Replaces the database of a data folder by one rename, so that a killed command leaves either the earlier or the new database.
 * Returns the new name of the earlier database; null if there was none.
 */
const replaceDatabase = async (dataFolder: string, newFile: string, now: number): Promise<string | null> => {
  const file = join(dataFolder, databaseFile);
  const earlier = `${databaseFile}.before-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}`;
  const isThere = existsSync(file);
  if (isThere) {
    await closeLog(dataFolder);
    await link(file, join(dataFolder, earlier));
    // The log of a damaged database is still here, and SQLite would apply it to the new database.
    if (existsSync(`${file}-wal`)) await rename(`${file}-wal`, join(dataFolder, `${earlier}-wal`));
    await rm(`${file}-shm`, { force: true });
  }
  makePrivate(newFile);
  await syncToDisk(newFile);
  await rename(newFile, file);
  await syncToDisk(dataFolder);
  return isThere ? earlier : null;
};

const isWhole = async (path: string, size: number) => (await stat(path).catch(() => null))?.size === size;

interface MissingFiles {
  /** Files that are missing in the data folder but are in the backup. */
  toCopy: BackupContent['files'];
  /** Files that are missing in both the data folder and the backup. */
  lost: BackupContent['files'];
}

const compareFiles = async (
  { folder }: BackupSource,
  { files }: BackupContent,
  dataFolder: string,
): Promise<MissingFiles> => {
  const missing: MissingFiles = { toCopy: [], lost: [] };
  for (const file of files) {
    if (await isWhole(join(dataFolder, 'files', file.place), file.size)) continue;
    const isThere = folder !== null && (await isWhole(join(folder, 'files', file.place), file.size));
    missing[isThere ? 'toCopy' : 'lost'].push(file);
  }
  return missing;
};

/**
 * Copies files into the data folder. Each gets its name once it is complete, so that a killed command leaves no partial file.
 */
const copyFiles = async (
  { folder }: BackupSource,
  { toCopy }: MissingFiles,
  { dataFolder, unfinished }: { dataFolder: string; unfinished: string },
) => {
  if (folder === null) return;
  makePrivateFolder(join(dataFolder, 'files'));
  await mkdir(join(unfinished, 'files'), { mode: 0o700 });
  for (const { place } of toCopy) {
    const copy = join(unfinished, 'files', place);
    await copyFile(join(folder, 'files', place), copy);
    makePrivate(copy);
    await syncToDisk(copy);
    await rename(copy, join(dataFolder, 'files', place));
  }
  await syncToDisk(join(dataFolder, 'files'));
  const letters = join(folder, 'mail');
  if (existsSync(letters)) await cp(letters, join(dataFolder, 'mail'), { recursive: true, force: false });
};

const counted = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const describe = ({ sites, files, pendingMigrations }: BackupContent): string[] => [
  ...sites.map(({ host, orders, clients, lastOrderAt }) => {
    const last = lastOrderAt === null ? '' : `, the last of ${utcText(lastOrderAt)}`;
    return `${host}: ${counted(orders, 'order')}${last}; ${counted(clients, 'customer')}`;
  }),
  `${counted(files.length, 'file')} of customers and writers`,
  ...(pendingMigrations > 0
    ? [`The next start brings the schema up to date (${counted(pendingMigrations, 'step')}).`]
    : []),
];

const listNames = (files: BackupContent['files']) =>
  `${counted(files.length, 'file')}, among them "${files[0]?.name}" (${files[0]?.place})`;

/** Throws if files are missing in a folder of `backup`, because orders would refer to them after the restoring. */
const checkFiles = ({ name, folder }: BackupSource, { lost }: MissingFiles) => {
  if (folder === null || lost.length === 0) return;
  throw new Error(
    `The backup ${name} lacks ${listNames(lost)}, so nothing was restored. Look for them, or restore the database alone: restore ${join(name, databaseFile)}`,
  );
};

const refuseUnusable = ({ dataFolder, databaseUrl }: Settings, { check, replace }: CommandOptions) => {
  if (databaseUrl)
    throw new Error(
      `This server uses PostgreSQL, which is restored with pg_restore. Stop the servers, restore into an empty database, and copy the files of the backup into ${resolve(dataFolder, 'files')}.`,
    );
  if (check === undefined && replace === undefined && existsSync(join(dataFolder, databaseFile)))
    throw new Error(
      `DATA_DIR (${resolve(dataFolder)}) holds a database already, so nothing was restored. To replace it, stop all servers and add --replace. The present database is kept under another name.`,
    );
};

/**
 * `restore FOLDER`: checks a backup and copies its database and files into the data folder. With `--replace` the copy replaces
 * an existing database; with `--check` the command changes nothing. Returns the lines to print.
 */
export const runRestore = async (
  settings: Settings,
  [name = '']: readonly string[],
  options: CommandOptions = {},
): Promise<string[]> => {
  const { dataFolder, s3 } = settings;
  refuseUnusable(settings, options);
  const source = await findBackup(name, dataFolder);
  const unfinished = resolve(dataFolder, 'restore.unfinished');
  await createEmptyFolder(unfinished, "nothing was restored. Run the command as the server's user.");
  makePrivateFolder(dataFolder);
  try {
    const content = await copyChecked(source, unfinished);
    const missing: MissingFiles = s3
      ? { toCopy: [], lost: [] }
      : await compareFiles(source, content, dataFolder);
    checkFiles(source, missing);
    const lines = describe(content);
    if (missing.lost.length > 0) lines.push(`Missing in DATA_DIR: ${listNames(missing.lost)}`);
    if (options.check !== undefined) return [`${name} can be restored. It holds:`, ...lines];
    await copyFiles(source, missing, { dataFolder, unfinished });
    const earlier = await replaceDatabase(dataFolder, join(unfinished, databaseFile), Date.now());
    if (earlier) lines.push(`The database before is ${join(dataFolder, earlier)}.`);
    return [`${resolve(dataFolder)} has been restored from ${name}:`, ...lines, 'Start the servers again.'];
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
};
