import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { codeOf, type UnknownFields } from '../../order/unknown-fields.ts';
import { makePrivateFolder } from '../database/data-folder.ts';
import { isDatabaseUnavailable, isDiskFull } from '../database/outages.ts';
import { SettingsError } from '../settings/read-environment.ts';
import type { Settings } from '../settings/settings.ts';

/** Values that a message about a failed start names. */
type StartSettings = Pick<Settings, 'port' | 'host' | 'dataFolder' | 'databaseUrl' | 'metrics'>;

/** A port on which the server listens, with the prefix of its settings' names. */
interface Listener {
  port: number;
  host: string | null;
  prefix: '' | 'METRICS_';
}

const again = 'and start the server again.';

/** Messages about a port on which the server cannot listen, by the error's code. */
const listenProblems: Readonly<Record<string, (listener: Listener) => string>> = {
  EADDRINUSE: ({ port, prefix }) =>
    `Port ${port} is in use by another program. Stop that program, or name another port, for example ${prefix}PORT=${port + 1}, ${again}`,
  EACCES: ({ port, prefix }) =>
    `This user may not listen on port ${port}. Name a port above 1023, for example ${prefix}PORT=8080, ${again}`,
  EADDRNOTAVAIL: ({ host, prefix }) =>
    `${prefix}HOST is "${host}", which is no address of this machine. Name one, for example ${prefix}HOST=127.0.0.1, ${again}`,
  ENOTFOUND: ({ host, prefix }) =>
    `${prefix}HOST is "${host}", which is no address of this machine. Name one, for example ${prefix}HOST=127.0.0.1, ${again}`,
};

/** Messages about a database that cannot be opened, by the error code of PostgreSQL or SQLite, or by PgBouncer's message. */
const databaseProblems: readonly (readonly [RegExp, (place: StartSettings, problem: string) => string])[] = [
  [/^28/, () => `PostgreSQL refuses the user or password of DATABASE_URL. Correct them, ${again}`],
  [
    /^SASL: .*password/,
    () => `DATABASE_URL holds no password, but PostgreSQL asks for one. Add it, ${again}`,
  ],
  [/^3D000$/, () => `The database that DATABASE_URL names does not exist. Create it, ${again}`],
  [
    /^25006$/,
    () =>
      `The database of DATABASE_URL allows no changes, as a standby does. Name the primary, or promote this one, ${again}`,
  ],
  [
    /^42501$/,
    () => `The user of DATABASE_URL may not create tables. Make it the owner of the database, ${again}`,
  ],
  [
    /^transaction blocks not allowed/,
    () =>
      `The pooler of DATABASE_URL is in statement mode, which has no transactions. Set its pool_mode to transaction or session, ${again}`,
  ],
  [
    /^unsupported startup parameter/,
    (_place, problem) =>
      `The pooler of DATABASE_URL refuses a parameter of the connection (${problem}). Set its ignore_startup_parameters to statement_timeout, idle_in_transaction_session_timeout and every other parameter that it refuses, ${again}`,
  ],
  [
    /^SQLITE_(NOTADB|CORRUPT)/,
    ({ dataFolder }) =>
      `The database in DATA_DIR (${resolve(dataFolder)}) cannot be read. Restore a backup, or name another folder, ${again}`,
  ],
  [
    /^SQLITE_BUSY/,
    ({ dataFolder }) =>
      `Another program is writing to the database in DATA_DIR (${resolve(dataFolder)}), so the server cannot start. Wait until that program has ended, ${again}`,
  ],
  [
    /^SQLITE_(CANTOPEN|READONLY)/,
    ({ dataFolder }) =>
      `The database in DATA_DIR (${resolve(dataFolder)}) cannot be written. Give this user the folder, ${again}`,
  ],
  [
    /^ConnectionFailed|\/(octavo\.db|server\.lock|server\.pid)'$/,
    ({ dataFolder }, problem) =>
      `A file of the database in DATA_DIR (${resolve(dataFolder)}) cannot be opened (${problem}). Mend the file or the link, ${again}`,
  ],
];

/** Returns the listener that could not listen; undefined for other errors. */
const failedListener = (
  { syscall, hostname, port }: UnknownFields,
  { metrics, ...own }: StartSettings,
): Listener | undefined => {
  const listeners: Listener[] = [{ ...own, prefix: '' }];
  if (metrics) listeners.push({ ...metrics, prefix: 'METRICS_' });
  if (syscall === 'listen') return listeners.find((listener) => listener.port === port) ?? listeners[0];
  if (syscall !== 'getaddrinfo') return undefined;
  return listeners.find(({ host }) => host !== null && host === hostname);
};

/** Returns the message about an expected failure of the start; null for other errors. */
export const reasonNotToStart = (error: unknown, place: StartSettings): string | null => {
  if (error instanceof SettingsError) return error.message;
  const fields: UnknownFields = Object(error);
  const code = String(fields.code);
  if (code === 'EADDRINUSE' && place.metrics?.port === place.port)
    return `METRICS_PORT and PORT are both ${place.port}, but each needs a port of its own. Name another one, for example METRICS_PORT=${place.port + 1}, ${again}`;
  const listener = failedListener(fields, place);
  if (listener) return listenProblems[code]?.(listener) ?? null;
  const message = String(fields.message);
  const texts = [code, message];
  const [, describe] = databaseProblems.find(([pattern]) => texts.some((text) => pattern.test(text))) ?? [];
  if (describe) return describe(place, message);
  if (isDiskFull(error))
    return `The disk of ${place.dataFolder} is full, so the server cannot start. Free some room and start it again.`;
  if (isDatabaseUnavailable(error))
    return 'The database of DATABASE_URL does not answer, so the server cannot start. Check the address and that the database is running, and start the server again.';
  return null;
};

/** Creates the data folder if it is missing, and checks that the server's user may write into the folder. */
export const prepareDataFolder = async ({ dataFolder }: Pick<Settings, 'dataFolder'>): Promise<void> => {
  try {
    makePrivateFolder(dataFolder);
    await access(dataFolder, constants.W_OK);
  } catch (error) {
    if (isDiskFull(error)) throw error;
    throw new SettingsError(
      `DATA_DIR is ${JSON.stringify(dataFolder)}, but this user cannot write there (${codeOf(error)}). Example: DATA_DIR=/var/lib/octavo`,
    );
  }
};
