import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { codeOf } from '../order/unknown-fields.ts';
import { compose, createServerLog } from './compose.ts';
import { databaseFile, openDatabase } from './database/open.ts';
import { isDatabaseLocked } from './database/outages.ts';
import { errorMessage } from './errors.ts';
import {
  isCommand,
  isFolderCommand,
  requestedUsage,
  runCommand,
  runFolderCommand,
  unknownCommand,
  usage,
} from './provider/commands.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { terminalText } from './start/terminal-text.ts';

/** PostgreSQL's error code for a table that does not exist. */
const unknownTable = '42P01';

const checkPostgres = async (dataFolder: string, databaseUrl: string) => {
  const { db } = openDatabase(dataFolder, databaseUrl);
  try {
    await db.selectFrom('migrations').select('name').limit(1).execute();
  } catch (error) {
    throw new Error(
      codeOf(error) === unknownTable
        ? 'The database of DATABASE_URL has no Octavo tables yet, so the command was not run. Start the server once with "npm start", which creates them.'
        : `The database of DATABASE_URL cannot be reached (${codeOf(error) || error}), so the command was not run. Check the address and that the database is running.`,
    );
  } finally {
    await db.destroy();
  }
};

/**
 * Throws if there is no database, because a command with a mistyped data folder must not create one. Throws too if this user
 * may not read and write the database.
 */
const requireDatabase = async ({ dataFolder, databaseUrl }: Settings): Promise<void> => {
  if (databaseUrl) return checkPostgres(dataFolder, databaseUrl);
  try {
    await access(join(dataFolder, databaseFile), constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new Error(
      codeOf(error) === 'ENOENT'
        ? `DATA_DIR is ${resolve(dataFolder)}, which contains no database. Name the server's folder: DATA_DIR=… npm run provider`
        : `DATA_DIR is ${resolve(dataFolder)}, but this user cannot write the database there (${codeOf(error)}), so the command was not run. Run it as the server's user.`,
    );
  }
};

// Only the provider's user may read saved files and backups.
process.umask(0o077);

const [name = '', ...words] = process.argv.slice(2);

/** Prints lines without control characters, so that customers' texts cannot control the terminal. */
const print = (write: (line: string) => void, lines: readonly string[]) => {
  for (const line of lines) write(terminalText(line));
};
const lockedMessage =
  'Another program did not stop writing to the database in time, so the command was not completed. Run it again; if it fails again, end the other program first.';
const fail = (error: unknown) => {
  const message = isDatabaseLocked(error) ? lockedMessage : errorMessage(error);
  print(console.error, message.split('\n'));
  process.exitCode = 1;
};

const runGiven = async () => {
  const settings = readSettings(process.env);
  if (isFolderCommand(name)) {
    const log = createServerLog(settings);
    print(console.log, await runFolderCommand({ context: settings, log, name, args: words }));
    return;
  }
  await requireDatabase(settings);
  const { deps, close } = await compose(settings, { isCommand: true });
  try {
    print(console.log, await runCommand(deps, name, words));
  } finally {
    await close();
  }
};

const help = requestedUsage(name, words);
if (help) print(console.log, help.split('\n'));
else if (!name) fail(usage);
else if (!isCommand(name)) fail(unknownCommand(name));
else await runGiven().catch(fail);
