import { join, resolve } from 'node:path';
import Libsql from 'libsql';
import pg from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { databaseFile } from '../../../src/server/database/open.ts';
import { stopAfter } from '../../support/runner/suite/stop-after.mjs';
import { startSilentDatabase } from '../../support/server/faults/silent-database.ts';
import { essay } from '../../support/server/samples.ts';
import type { Answer, AnyCall } from '../../support/server/send.ts';
import { createDeployment, type ServerProcess, startProcess } from '../../support/server/start-process.ts';
import { password, startForSuite, startServer } from '../../support/server/start-server.ts';
import { until } from '../../support/until.ts';

// Runs on PostgreSQL too.
const silent = suite('a silent database');

const unavailable = 'Our records cannot be reached just now. Please try again in a few seconds';
const account = { payload: { email: 'ada@example.com', password } };

/** Starts a server process behind a proxy that can make its PostgreSQL silent, and registers a customer. */
const startBeforeSilence = async () => {
  const deployment = await createDeployment();
  const database = await startSilentDatabase(deployment.databaseUrl ?? '');
  const place = { ...deployment, databaseUrl: database.url };
  const server = await startProcess(place, { DIST_DIR: resolve('dist') });
  return { deployment, place, database, server, token: await server.register() };
};

/** Creates a function that makes the calls that are answered from memory; it returns their statuses. */
const fromMemory = ({ send, get, site }: ServerProcess) => {
  const order = `typeId=1&serviceId=1&academicLevelId=1&deadlineId=5&spacingType=double&numberSlides=0`;
  const price = `${calls.calculatePrice.path}?${order}&identity=my.${site}&numberElements=`;
  let pages = 3;
  return async () => {
    pages += 1;
    const ofApi = [`/v1/client/bootstrap/${site}`, `${price}3`, `${price}${pages}`, '/livez'];
    const answers = await Promise.all([
      ...['/embed/octavo.js', '/'].map((path) => get(path, '')),
      get('/', 'my.'),
      ...ofApi.map((path) => get(path)),
      ...[calls.dictionaries, calls.rules].map((call) => send(call)),
    ]);
    return answers.map(({ status }) => status);
  };
};

/** Makes calls that need the database, several of each kind; returns their answers. */
const fromDatabase = ({ send, get }: ServerProcess, token: string) => {
  const ask = (call: AnyCall, payload = {}) => send(call, { token, payload });
  const kinds: readonly (() => Promise<Answer<unknown>>)[] = [
    () => ask(calls.identity),
    () => ask(calls.orders),
    () => ask(calls.createOrder, essay),
    () => send(calls.login, account),
    () => send(calls.visitorAction, { payload: { label: 'Calculator' } }),
    () => get('/healthz'),
  ];
  return Promise.all(Array.from({ length: 5 }, () => kinds.map((kind) => kind())).flat());
};

/** Returns the state of each server connection, from PostgreSQL's `pg_stat_activity`. */
const connectionsOf = async (databaseUrl: string | null) => {
  const client = new pg.Client(databaseUrl ?? '');
  await client.connect();
  const { rows } = await client.query(
    "select state from pg_stat_activity where state <> 'disabled' and pid <> pg_backend_pid() and datname = current_database() and query ~ 'sites|orders|sessions'",
  );
  await client.end();
  return rows.map(({ state }) => String(state));
};

// PostgreSQL can fall silent behind its connections, and SQLite can be locked by another process.
if (process.env.TEST_DATABASE_URL) {
  /** One server, which each test leaves to the next one. */
  const started = startForSuite(silent, startBeforeSilence);
  const identity = () => started.server.send(calls.identity, { token: started.token });
  const untilAnswered = () => until(async () => (await identity()).status === 200);

  silent('LIM-02 with a silent database, all calls but those from memory are refused in time', async () => {
    const { server, database, token } = started;
    const readMemory = fromMemory(server);
    const before = await readMemory();
    assert.equal([...new Set(before)], [200]);
    database.fallSilent();
    const refused = fromDatabase(server, token);
    assert.equal(await readMemory(), before);
    for (const { status, body, headers } of await refused) {
      assert.is(status, 503);
      assert.match(JSON.stringify(body), /^\[\{"property":"","message":"[^"]+"\}\]$/);
      assert.match(String(headers['retry-after']), /^\d+$/);
    }
    // More than a second has passed, so the server has tried to refresh the sites in memory.
    assert.equal(await readMemory(), before);
    const { status, body, headers } = await server.send(calls.identity, { token });
    assert.equal([status, body], [503, [{ property: '', message: unavailable }]]);
    assert.is(headers['access-control-allow-origin'], '*');
    assert.is(headers['retry-after'], '10');
  });

  silent(
    'LIM-02 once the database answers again, all calls succeed without a restart, no connection is lost, and the log has said so once',
    async () => {
      const { deployment, server, database, token } = started;
      database.answer();
      await untilAnswered();
      // Sends more requests than the pool has connections.
      const askAll = () =>
        Promise.all(Array.from({ length: 40 }, () => server.send(calls.orders, { token })));
      await until(async () => (await askAll()).every(({ status }) => status === 200));
      await until(async () =>
        (await connectionsOf(deployment.databaseUrl)).every((state) => state === 'idle'),
      );
      const said = (text: string) => server.logText().split(text).length - 1;
      assert.is(said('The database does not answer.'), 1);
      await until(() => said('The database can be used again.') === 1);
    },
  );

  silent('LIM-02 the server keeps running when database connections break while in use', async () => {
    const { server, database, token } = started;
    database.fallSilent();
    const orders = Array.from({ length: 10 }, () =>
      server.send(calls.createOrder, { token, payload: essay }),
    );
    await until(() => database.waiting() > 0);
    database.answer();
    database.closeConnections();
    for (const { status } of await Promise.all(orders))
      assert.ok([201, 503].includes(status), String(status));
    await untilAnswered();
  });

  silent(
    'LIM-02 OPS-01 while PostgreSQL allows no changes, orders are refused with 503 and the server is not ready, until it is promoted',
    async () => {
      const { deployment, server, database, token } = started;
      const owner = new pg.Client(deployment.databaseUrl ?? '');
      await owner.connect();
      stopAfter(() => owner.end());
      const name = owner.escapeIdentifier(owner.database ?? '');
      const ready = async () => (await server.get('/readyz')).status;
      await owner.query(`alter database ${name} set default_transaction_read_only = on`);
      database.closeConnections();
      const reason = 'The database allows no changes, as a standby or after a failover.';
      await until(async () => (await ready()) === 503 && server.logText().includes(reason));
      const order = await server.send(calls.createOrder, { token, payload: essay });
      assert.equal([order.status, order.body], [503, [{ property: '', message: unavailable }]]);
      await owner.query(`alter database ${name} reset default_transaction_read_only`);
      await until(async () => (await ready()) === 200);
      await untilAnswered();
    },
  );

  silent(
    'SRV-02 LIM-02 while the database is silent, a server can be stopped, and one that starts prints one line about the cause and ends',
    async () => {
      const { place, server, database, token } = started;
      database.fallSilent();
      const refused = fromDatabase(server, token);
      server.child.kill('SIGTERM');
      await refused.catch(() => {});
      assert.is(await server.ended, 0, server.logText());
      const failure = await startProcess(place).then(() => '', String);
      assert.match(
        failure,
        /^Error: The server ended with 1: The database of DATABASE_URL does not answer, so the server cannot start\. [^\n]*\n$/,
      );
    },
  );
} else {
  silent('LIM-02 while others lock SQLite, writes are refused with a sentence, and reads work', async () => {
    const server = await startServer();
    const token = await server.register('ada@example.com');
    const order = (sender: string) => server.send(calls.createOrder, { token: sender, payload: essay });
    // Another customer, because the orders of one customer also wait for each other.
    const grace = await server.register('grace@example.com');
    const other = new Libsql(join(server.dataFolder, databaseFile));
    stopAfter(async () => void other.close());
    other.exec('begin immediate');
    const refused = await Promise.all([order(token), order(grace)]);
    for (const { status, body } of refused) assert.equal([status, body[0].message], [503, unavailable]);
    assert.is((await server.get('/livez', 'api.localhost:8080')).status, 200);
    assert.is((await server.send(calls.orders, { token })).body.length, 0);
    other.exec('rollback');
    assert.is((await order(token)).status, 201);
  });
}

silent.run();
