import { compose, createServerLog } from './compose.ts';
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
import { requireDatabase } from './provider/require-database.ts';
import { readSettings } from './settings/settings.ts';
import { terminalText } from './start/terminal-text.ts';

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

const run = async () => {
  const settings = readSettings(process.env);
  if (isFolderCommand(name)) {
    const log = createServerLog(settings);
    print(console.log, await runFolderCommand({ context: settings, log, name, given: words }));
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
else await run().catch(fail);
