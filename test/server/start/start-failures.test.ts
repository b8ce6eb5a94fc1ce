import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { reasonNotToStart } from '../../../src/server/start/start-failures.ts';
import { createDeployment, createEmptyDeployment, spawnServer } from '../../support/server/start-process.ts';
import { startForTest } from '../../support/server/start-server.ts';
import { freePort } from '../../support/services/free-port.ts';
import { type Pooling, startPgBouncer } from '../../support/services/pgbouncer.ts';

// Runs on PostgreSQL too.
const failures = suite('a start that fails');
const deployment = startForTest(failures, createEmptyDeployment);

/** Starts the real server and waits for its end; returns its error stream. */
const errorOutputOf = async (environment: Record<string, string>): Promise<string> => {
  const child = spawnServer(deployment, environment);
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  assert.is(code, 1, said);
  return said;
};

const oneLine = (start: string) => new RegExp(`^${start}[^\\n]*\\n$`);

/** Runs a command of the provider, which fails; returns its error stream. */
const commandError = (environment: Record<string, string>): string => {
  const { status, stderr } = spawnSync(process.execPath, ['dist/server/provider.js', 'list'], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  assert.is(status, 1);
  return stderr;
};

if (process.env.TEST_DATABASE_URL) {
  failures('OPS-01 a start or a command with a wrong database on PostgreSQL ends with one line', async () => {
    const empty = deployment.databaseUrl ?? '';
    const missing = Object.assign(new URL(empty), { pathname: '/missing' });
    assert.match(
      await errorOutputOf({ DATABASE_URL: missing.href }),
      oneLine('The database that DATABASE_URL names'),
    );
    assert.match(commandError({ DATABASE_URL: empty }), 'has no Octavo tables yet');
    const standby = Object.assign(new URL(empty), {
      search: '?options=-c%20default_transaction_read_only=on',
    });
    assert.match(
      await errorOutputOf({ DATABASE_URL: standby.href }),
      oneLine('The database of DATABASE_URL allows no changes, as a standby does'),
    );
  });

  failures('OPS-01 behind a pooler that lacks a setting, a start ends with one line naming it', async () => {
    const prepared = await createDeployment();
    const behind = async (pooling: Pooling) =>
      errorOutputOf({ DATABASE_URL: await startPgBouncer(prepared.databaseUrl ?? '', pooling) });
    assert.match(
      await behind({ mode: 'statement' }),
      oneLine(
        'The pooler of DATABASE_URL is in statement mode, which has no transactions. Set its pool_mode to',
      ),
    );
    assert.match(
      await behind({ mode: 'transaction', ignored: '' }),
      oneLine(
        'The pooler of DATABASE_URL refuses a parameter .*: statement_timeout.* Set its ignore_startup_parameters to',
      ),
    );
  });
} else {
  failures('OPS-01 a start with a wrong address or file of the database ends with one line', async () => {
    const nobody = `postgres://nobody:wrong@127.0.0.1:${await freePort()}/none`;
    assert.match(
      await errorOutputOf({ DATABASE_URL: nobody }),
      oneLine('The database of DATABASE_URL does not answer'),
    );
    writeFileSync(join(deployment.dataFolder, 'octavo.db'), 'This is a letter, not a database.'.repeat(40));
    assert.match(await errorOutputOf({}), oneLine('The database in DATA_DIR'));
  });

  failures('OPS-01 a wrong setting ends the start with one line and without a stack trace', async () => {
    assert.match(
      await errorOutputOf({ PORT: 'abc' }),
      oneLine('PORT is "abc", but has to be a whole number'),
    );
    assert.match(
      await errorOutputOf({ DATA_DIR: '/proc/nope' }),
      oneLine('DATA_DIR is "/proc/nope", but this user'),
    );
  });

  failures('OPS-01 a start on a used port ends with a message that proposes another port', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    try {
      assert.match(
        await errorOutputOf({ PORT: `${port}` }),
        oneLine(`Port ${port} is in use .*PORT=${port + 1}`),
      );
    } finally {
      other.close();
    }
  });

  failures('OPS-01 each expected failure of the start has a message, and a bug keeps its stack trace', () => {
    const place = {
      port: 80,
      host: 'nowhere',
      dataFolder: '.data',
      databaseUrl: null,
      metrics: { port: 9464, host: 'elsewhere' },
    };
    const lineOf = (fields: object) => reasonNotToStart(Object.assign(new Error('x'), fields), place) ?? '';
    assert.match(lineOf({ code: 'EACCES', syscall: 'listen' }), 'PORT=8080');
    const inUse = { code: 'EADDRINUSE', syscall: 'listen', port: 9464 };
    assert.match(lineOf(inUse), /^Port 9464 is in use .* METRICS_PORT=9465/);
    assert.match(
      String(reasonNotToStart(inUse, { ...place, port: 9464 })),
      /^METRICS_PORT and PORT are both 9464, .* METRICS_PORT=9465/,
    );
    assert.match(
      lineOf({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'nowhere' }),
      'HOST is "nowhere"',
    );
    assert.match(
      lineOf({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'elsewhere' }),
      'METRICS_HOST is "elsewhere"',
    );
    assert.match(lineOf({ code: 'EADDRNOTAVAIL', syscall: 'listen' }), 'HOST=127.0.0.1');
    assert.match(lineOf({ code: '28P01' }), 'user or password of DATABASE_URL');
    assert.match(lineOf({ code: '42501' }), 'may not create tables');
    assert.match(lineOf({ message: 'SASL: SCRAM: client password must be a string' }), 'holds no password');
    assert.match(lineOf({ code: 'SQLITE_CANTOPEN' }), 'cannot be written');
    assert.match(lineOf({ code: 'SQLITE_BUSY' }), 'Another program is writing to the database');
    assert.is(reasonNotToStart(new TypeError('x is undefined'), place), null);
  });

  failures('OPS-01 the command line too reports a wrong setting in one line', () => {
    assert.match(commandError({ TRUST_PROXY: 'yes' }), oneLine('TRUST_PROXY is "yes", but'));
  });
}

failures.run();
