import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Libsql from 'libsql';
import { codeOf } from '../../order/unknown-fields.ts';
import { makePrivateDatabase } from '../database/data-folder.ts';
import { databaseFile } from '../database/open.ts';
import { SettingsError } from '../settings/read-environment.ts';

/** Milliseconds to wait for a server that is just ending. One that has just started has then stored its process id. */
const waitMs = 1000;

/**
 * Returns the name of the server that holds the database. Its process id may be missing, because another program removed it.
 */
const holderIn = (pidFile: string): string => {
  const pid = existsSync(pidFile) ? readFileSync(pidFile, 'utf8') : '';
  return /^\d+$/.test(pid) ? `The server with process id ${pid}` : 'Another server';
};

const heldRefusal = (holder: string, file: string) =>
  new SettingsError(
    `${holder} uses ${file}, which takes one server only: stop that server, name another DATA_DIR, or set DATABASE_URL, by which several servers share PostgreSQL.`,
  );

/**
 * Holds the embedded database for this server, or refuses to if another server holds it. Commands of the provider work beside a
 * server, so they hold nothing. The lock is that of an empty SQLite file, because the system frees it even if the server is
 * killed.
 */
export const holdDatabase = async (dataFolder: string): Promise<{ release(): void }> => {
  const file = join(dataFolder, 'server.lock');
  const pidFile = join(dataFolder, 'server.pid');
  makePrivateDatabase(file);
  const connection = new Libsql(file);
  connection.pragma(`busy_timeout = ${waitMs}`);
  // No journal stays in the folder when the server is killed.
  connection.pragma('journal_mode = memory');
  try {
    connection.exec('begin immediate');
  } catch (error) {
    if (codeOf(error) !== 'SQLITE_BUSY') throw error;
    throw heldRefusal(holderIn(pidFile), resolve(dataFolder, databaseFile));
  }
  writeFileSync(pidFile, String(process.pid));
  return { release: () => void connection.close() };
};
