import type { Deps } from '../deps.ts';
import type { Log } from '../http/log.ts';
import { plainValue, writeSecurityEvent } from '../http/security-events.ts';
import { runBackup } from '../operations/backups/backup.ts';
import { runRestore } from '../operations/backups/restore.ts';
import type { Settings } from '../settings/settings.ts';
import { runCancel, runRefund } from './orders/cancel-and-refund.ts';
import { runList } from './orders/find-orders.ts';
import { runDeliver, runPaid, runStart } from './orders/orders.ts';
import { type CommandOptions, readArguments } from './read-arguments.ts';
import { runNames } from './sites/names.ts';
import { runLogout, runOwner } from './sites/people.ts';
import { runScripts } from './sites/scripts.ts';
import { runSet, runSite } from './sites/sites.ts';

interface Command<Context> {
  /** Usage line of the command. Arguments in brackets are optional. */
  usage: string;
  run(context: Context, words: readonly string[], options?: CommandOptions): Promise<string[]>;
}
type Commands<Context> = Readonly<Record<string, Command<Context>>>;

/** Commands of the provider that use the database, by name. */
export const commands: Commands<Deps> = {
  list: { usage: 'list [STATUS] [--find TEXT]', run: runList },
  paid: { usage: 'paid CODE', run: runPaid },
  start: { usage: 'start CODE', run: runStart },
  deliver: { usage: 'deliver CODE FILE [WRITER]', run: runDeliver },
  cancel: { usage: 'cancel CODE', run: runCancel },
  refund: { usage: 'refund CODE [REASON] [--done]', run: runRefund },
  names: { usage: 'names HOST LANGUAGE [FILE.csv]', run: runNames },
  backup: { usage: 'backup FOLDER', run: runBackup },
  site: { usage: 'site [HOST] [VERSION] [--like HOST]', run: runSite },
  logout: { usage: 'logout HOST EMAIL', run: runLogout },
  owner: { usage: 'owner HOST EMAIL', run: runOwner },
  set: { usage: 'set HOST NAME JSON', run: runSet },
  scripts: { usage: 'scripts HOST FOLDER', run: runScripts },
};

/** Commands by name that run before the database is opened, because `restore` replaces the database file. */
const folderCommands: Commands<Settings> = {
  restore: { usage: 'restore FOLDER [--replace] [--check]', run: runRestore },
};

const allCommands: Readonly<Record<string, Pick<Command<never>, 'usage'>>> = {
  ...commands,
  ...folderCommands,
};

export const isCommand = (name: string): boolean => Object.hasOwn(allCommands, name);
export const isFolderCommand = (name: string): boolean => Object.hasOwn(folderCommands, name);

const usageLine = (name: string) => `npm run provider -- ${allCommands[name]?.usage}`;

/** Usage text of all commands, one line for each command. */
export const usage = Object.keys(allCommands).map(usageLine).join('\n');

const helpWords = ['help', '--help', '-h'];

/** Returns the usage text that `help`, `help COMMAND` or `COMMAND --help` asks for; null for other arguments. */
export const requestedUsage = (name: string, [word = '']: readonly string[]): string | null => {
  if (helpWords.includes(name)) return isCommand(word) ? usageLine(word) : usage;
  return isCommand(name) && ['--help', '-h'].includes(word) ? usageLine(name) : null;
};

interface Called<Context> {
  context: Context;
  log: Log;
  name: string;
  args: readonly string[];
}

/**
 * Parses the arguments, runs the command and logs it; rejects with a message for the provider. The log names the first
 * argument, which is an order, a host or a folder. Other arguments are not logged, because they may be codes and addresses.
 */
const runNamed = async <Context>(
  named: Commands<Context>,
  { context, log, name, args }: Called<Context>,
): Promise<string[]> => {
  const command = Object.hasOwn(named, name) ? named[name] : undefined;
  if (!command) throw new Error(unknownCommand(name));
  const { words, options } = readArguments(name, command.usage, args);
  const [subject] = words.map(plainValue);
  const logOutcome = (outcome: 'done' | 'failed') =>
    writeSecurityEvent(log, 'provider-command', { command: name, subject, outcome });
  try {
    const lines = await command.run(context, words, options);
    logOutcome('done');
    return lines;
  } catch (error) {
    logOutcome('failed');
    throw error;
  }
};

export const runCommand = (deps: Deps, name: string, args: readonly string[]): Promise<string[]> =>
  runNamed(commands, { context: deps, log: deps.log, name, args });

/** Runs a command that needs no database. */
export const runFolderCommand = (called: Called<Settings>): Promise<string[]> =>
  runNamed(folderCommands, called);

export const unknownCommand = (name: string): string =>
  `There is no command "${name}". The commands are:\n${usage}`;
