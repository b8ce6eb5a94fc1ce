import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { migrations } from '../../../src/server/database/migrations/migrations.ts';
import { openDatabase } from '../../../src/server/database/open.ts';
import {
  createEmptyDeployment,
  refusalBeside,
  type ServerProcess,
  spawnServer,
  startProcess,
} from '../../support/server/start-process.ts';
import { startForTest } from '../../support/server/start-server.ts';
import { until } from '../../support/until.ts';

// Runs on PostgreSQL too, where all of the servers start.
const start = suite('first start');
const deployment = startForTest(start, createEmptyDeployment);

const contents = async () => {
  const { db } = openDatabase(deployment.dataFolder, deployment.databaseUrl);
  const sites = await db.selectFrom('sites').select('host').orderBy('id').execute();
  const done = await db.selectFrom('migrations').select('name').orderBy('name').execute();
  const secrets = await db.selectFrom('settings').select('name').execute();
  await db.destroy();
  return [sites.map(({ host }) => host), done.map(({ name }) => name), secrets.length];
};
const completeContents = [['localhost', 'v2.localhost'], migrations.map(({ name }) => name), 1];

/** Starts three servers at the same moment. Returns those that serve: all on PostgreSQL, one on the embedded database. */
const startTogether = async (): Promise<readonly [ServerProcess, ...ServerProcess[]]> => {
  const results = await Promise.allSettled([1, 2, 3].map(() => startProcess(deployment)));
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.message] : []));
  const [first, ...others] = results.flatMap((result) =>
    result.status === 'fulfilled' ? [result.value] : [],
  );
  if (!first) throw new Error(failures.join('\n'));
  const refusal = `The server ended with 1: ${refusalBeside(deployment, first)}`;
  assert.equal(failures, deployment.databaseUrl ? [] : [refusal, refusal]);
  return [first, ...others];
};

/** Removes an index and its migration, as in a database of an older version. */
const makeOlder = async () => {
  const { db } = openDatabase(deployment.dataFolder, deployment.databaseUrl);
  await db.schema.dropIndex('letters_by_about').execute();
  await db.deleteFrom('migrations').where('name', '=', '0028-letters-by-order').execute();
  await db.destroy();
};

start('SRV-01 servers starting together create an empty database once and migrate an older one', async () => {
  let token = '';
  for (const isFirst of [true, false]) {
    const servers = await startTogether();
    assert.equal(await contents(), completeContents);
    const [one] = servers;
    const payload = { email: 'ada@example.com', password: 'a quiet library' };
    if (isFirst) token = (await one.send(calls.registration, { payload })).body.token;
    for (const { send } of servers)
      assert.is((await send(calls.identity, { token })).body.email, 'ada@example.com');
    assert.is((await one.send(calls.login, { payload })).status, 200, 'the migrated database is used');
    for (const { end } of servers) assert.is(await end('SIGTERM'), 0);
    if (isFirst) await makeOlder();
  }
});

start('SRV-02 a first start that is killed is completed by the next one', async () => {
  const child = spawnServer(deployment);
  const exited = new Promise((resolve) => child.once('close', resolve));
  const file = join(deployment.dataFolder, 'octavo.db');
  const hasStarted = () => Boolean(deployment.databaseUrl) || existsSync(file) || child.exitCode !== null;
  await until(hasStarted);
  setTimeout(() => child.kill('SIGKILL'), 25);
  await exited;
  const server = await startProcess(deployment);
  assert.equal(await contents(), completeContents);
  assert.is(await server.end('SIGTERM'), 0);
});

// What a start writes into its tables is the same on each database.
if (!process.env.TEST_DATABASE_URL)
  start('OFF-04 a first --empty start has one unpriced site and invites its owner, also later', async () => {
    const { db } = openDatabase(deployment.dataFolder, deployment.databaseUrl);
    for (const words of [['--demo', '--empty'], ['--demo']]) {
      const child = spawnServer(deployment, {}, ['dist/server/main.js', ...words]);
      let printed = '';
      child.stdout?.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
      });
      await until(() => /owner, once: http:\/\/office\.localhost:\d+\/\S+\n/.test(printed));
      assert.not.match(printed, 'v2.localhost');
      const exited = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      assert.is(await exited, 0);
      assert.equal(await db.selectFrom('prices').selectAll().execute(), []);
      assert.equal(await db.selectFrom('clients').selectAll().execute(), []);
      assert.not.match(JSON.stringify(await db.selectFrom('sites').selectAll().execute()), 'demo_pages');
    }
    await db.destroy();
  });

start.run();
