import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../src/api/calls.ts';
import { commands, isCommand, requestedUsage, usage } from '../../src/server/provider/commands.ts';
import { readArguments } from '../../src/server/provider/read-arguments.ts';
import { withoutLog } from '../support/server/recorded-log.ts';
import { essay } from '../support/server/samples.ts';
import { createDeployment, startProcess } from '../support/server/start-process.ts';
import { startForSuite } from '../support/server/start-server.ts';

const provider = suite('provider: command line');
const deployment = startForSuite(provider, createDeployment);
const server = startForSuite(provider, () => startProcess(deployment));

interface CommandResult {
  code: number;
  stdout: string;
  /** Text of the error stream, without lines of the log. */
  error: string;
}

/** Runs the built command line with an environment; returns exit code and output. */
const runIn = (environment: Record<string, string>, args: readonly string[]): Promise<CommandResult> => {
  const env = { ...process.env, ...environment };
  const command = ['dist/server/provider.js', ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { env }, (failed, stdout, stderr) => {
      resolve({ code: Number(failed?.code ?? 0), stdout, error: withoutLog(stderr) });
    });
  });
};
const run = (...args: string[]) => runIn({ DATA_DIR: deployment.dataFolder }, args);

provider('a command works on the database of a running server', async () => {
  const token = await server.register();
  const { code } = (await server.send(calls.createOrder, { token, payload: essay })).body;
  assert.match((await run('list')).stdout, code);
  assert.equal(await run('paid', code), { code: 0, stdout: `${code} is paid.\n`, error: '' });
  assert.is((await server.send(calls.order, { token, params: { id: code } })).body.statusId, 2);
});

provider('a command that fails prints the reason to the error stream, with exit code 1', async () => {
  assert.equal(await run('paid', 'O-XXXXXX'), {
    code: 1,
    stdout: '',
    error: 'There is no order "O-XXXXXX". The command "list" prints the orders with their codes.\n',
  });
  assert.equal(await run(), { code: 1, stdout: '', error: `${usage}\n` });
  assert.equal(await run('--help'), { code: 0, stdout: `${usage}\n`, error: '' });
  assert.equal(await run('lsit'), {
    code: 1,
    stdout: '',
    error: `There is no command "lsit". The commands are:\n${usage}\n`,
  });
});

provider('help names the arguments of a command, and so does a mistake in them', () => {
  const ofStart = 'npm run provider -- start CODE';
  assert.equal([requestedUsage('start', ['--help']), requestedUsage('help', ['start'])], [ofStart, ofStart]);
  assert.equal([isCommand('start'), isCommand('constructor')], [true, false]);
  const read =
    (name: string, ...given: string[]) =>
    () =>
      readArguments(name, commands[name]?.usage ?? '', given);
  assert.throws(
    read('list', '--fnid', 'x'),
    /list has no option --fnid\.\nUsage: npm run provider -- list \[STATUS\]/,
  );
  assert.throws(read('paid', 'O-1', 'O-2'), /paid does not expect the argument "O-2"\./);
});

provider('a command with a data folder without a database fails and creates no database', async () => {
  const folder = join(deployment.dataFolder, 'mistyped');
  const { code, error } = await runIn({ DATA_DIR: folder, DATABASE_URL: '' }, ['list']);
  assert.is(code, 1);
  assert.match(error, `DATA_DIR is ${folder}, which contains no database.`);
  assert.not.ok(existsSync(folder));
});

provider('SHW-01 texts of customers are printed without their control characters', async () => {
  const token = await server.register('evil@example.com');
  const payload = { ...essay, topic: 'red \u001b[31m\u202e\u061ctext\u009b2J' };
  await server.send(calls.createOrder, { token, payload, encoding: 'json' });
  const { stdout } = await run('list');
  assert.match(stdout, 'red \\u001b[31m\\u202e\\u061ctext\\u009b2J');
  assert.not.match(stdout, /[^\P{Cc}\n]|\p{Bidi_Control}/u);
  const { error } = await run('paid', '\u001b[31m');
  assert.is(
    error,
    'There is no order "\\u001b[31m". The command "list" prints the orders with their codes.\n',
  );
});

provider.run();
