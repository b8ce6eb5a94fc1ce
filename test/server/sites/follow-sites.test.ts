import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { listenerName } from '../../../src/server/database/listen.ts';
import { openDatabase } from '../../../src/server/database/open.ts';
import type { Db } from '../../../src/server/database/schema.ts';
import { followSites } from '../../../src/server/sites/store/follow-sites.ts';
import { listPrices, writePrices } from '../../../src/server/sites/store/write-prices.ts';
import { siteHost } from '../../support/server/send.ts';
import { createDeployment, type ServerProcess, startProcess } from '../../support/server/start-process.ts';
import { startForSuite, startServer } from '../../support/server/start-server.ts';
import { until } from '../../support/server/until.ts';
import { startPgBouncer } from '../../support/services/pgbouncer.ts';

// Runs on PostgreSQL too.
const following = suite('changes of sites');
const server = startForSuite(following, startServer);
let ending: AbortController;
let warnings: string[];

following.before.each(() => {
  ending = new AbortController();
  warnings = [];
});
following.after.each(() => ending.abort());

/** Interval in milliseconds that no test outlasts, so that only notifications can cause a reading. */
const never = 2 ** 30;
const times = { checkIntervalMs: 20, answerMs: 200, reconnectMs: 5 };
const log = { warn: (message: string) => warnings.push(message) };

/** Follows the sites. Only notifications cause a reading, unless one of the intervals is given. */
const follow = (
  databaseUrl: string | null,
  { askIntervalMs = never, readIntervalMs = never }: { askIntervalMs?: number; readIntervalMs?: number } = {},
) => {
  const { sites, db } = server.deps;
  return followSites({
    sites,
    db,
    databaseUrl,
    signal: ending.signal,
    log,
    askIntervalMs,
    readIntervalMs,
    times,
  });
};

/** Changes the site by SQL and returns its new version. */
const change = async (): Promise<number> => {
  const id = (await server.deps.sites.find(siteHost))?.id;
  assert.ok(id);
  await sql`update sites set version = version + 1 where id = ${id}`.execute(server.deps.db);
  const row = await server.deps.db
    .selectFrom('sites')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.version ?? 0;
};
/** Longest time in milliseconds after which a server shows a changed price. */
const longestWaitMs = 15_000;
/** Raises the first price of the first site and returns it, like a command of the provider on another machine. */
const raiseFirstPrice = async (db: Db): Promise<number> => {
  const [first] = await listPrices(db, 1);
  assert.ok(first);
  const cents = first.cents + 111;
  await writePrices(db, { siteId: 1, prices: [{ ...first, cents }], isReplaced: false });
  return cents / 100;
};
const untilRead = (version: number) =>
  until(
    `version ${version} of the site is in memory`,
    () => server.deps.sites.findInMemory(siteHost)?.version === version,
  );

following('a server without notifications queries the database for changed sites', async () => {
  const listener = follow(null, { askIntervalMs: 5 });
  await untilRead(await change());
  assert.is(listener.isListening(), false);
  assert.equal(warnings, []);
});

following('a server reads changed sites at a long interval in any case', async () => {
  follow(null, { readIntervalMs: 5 });
  await untilRead(await change());
});

if (process.env.TEST_DATABASE_URL) {
  const ownUrl = () => server.deps.settings.databaseUrl ?? '';
  const listen = async () => {
    const listener = follow(ownUrl());
    await until('notifications arrive', listener.isListening);
    return listener;
  };
  /** Ends the listening connections on the side of PostgreSQL. */
  const terminate = () =>
    sql`select pg_terminate_backend(pid, 1000) from pg_stat_activity
      where application_name = ${listenerName} and datname = current_database()`.execute(server.deps.db);

  following('a notification of PostgreSQL makes the server read a changed site at once', async () => {
    await listen();
    for (let time = 0; time < 3; time++) await untilRead(await change());
  });

  following('a lost listening connection is replaced, and no changed site is missed', async () => {
    const listener = await listen();
    for (let time = 0; time < 3; time++) {
      await terminate();
      await untilRead(await change());
      await until('notifications arrive again', listener.isListening);
    }
    await untilRead(await change());
  });

  following('a site that changes while the server reads an earlier change is read again', async () => {
    await listen();
    const changed = Promise.all(Array.from({ length: 20 }, change));
    await untilRead(Math.max(...(await changed)));
  });

  for (const mode of ['session', 'transaction'] as const)
    following(
      `POOL-01 behind PgBouncer in ${mode} mode a changed price reaches two servers within 15 s`,
      async () => {
        const deployment = await createDeployment();
        const databaseUrl = await startPgBouncer(deployment.databaseUrl ?? '', { mode });
        const processes = await Promise.all(
          ['first', 'second'].map(() => startProcess({ ...deployment, databaseUrl })),
        );
        const { db } = openDatabase(deployment.dataFolder, deployment.databaseUrl);
        for (let time = 0; time < 2; time++) {
          const price = await raiseFirstPrice(db);
          const raisedAt = Date.now();
          for (const { send, sendRaw, site } of processes)
            await until(`a server shows the price ${price}`, async () => {
              assert.ok(Date.now() < raisedAt + longestWaitMs, `${price} is not shown after 15 s`);
              // Other requests use the same connections of the pooler, and get notifications that are not theirs.
              const health = { method: 'GET', url: '/healthz', headers: { host: `api.${site}` } } as const;
              await Promise.all([health, health, health].map((request) => sendRaw(request)));
              return (await send(calls.priceList)).body[0]?.price === price;
            });
        }
        const saysSo = ({ logText }: ServerProcess) => logText().includes('do not arrive');
        if (mode === 'transaction')
          for (const one of processes) await until('the log says that none arrive', () => saysSo(one));
        assert.is(processes.some(saysSo), mode === 'transaction');
        await db.destroy();
      },
    );

  following('server processes read a changed site, also after their listeners were ended', async () => {
    const deployment = await createDeployment();
    const { db } = openDatabase(deployment.dataFolder, deployment.databaseUrl);
    const processes = await Promise.all([startProcess(deployment), startProcess(deployment)]);
    const pids = async () => {
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
        where application_name = ${listenerName} and datname = current_database()`.execute(db);
      return rows.map(({ pid }) => pid);
    };
    const nameOf = async ({ send, site }: ServerProcess) =>
      (await send(calls.bootstrap, { params: { siteHost: site } })).body.config.title;
    const rename = async (name: string) => {
      await sql`update sites set config = jsonb_set(config::jsonb, '{title}', to_jsonb(${name}::text))::text,
        version = version + 1`.execute(db);
      for (const one of processes)
        await until(`a process shows ${name}`, async () => (await nameOf(one)) === name);
    };
    await until('both processes listen', async () => (await pids()).length === 2);
    const before = await pids();
    await rename('First');
    for (const pid of before) await sql`select pg_terminate_backend(${pid}::int, 1000)`.execute(db);
    await rename('Second');
    await until('both processes listen again', async () => (await pids()).length === 2);
    assert.equal(
      (await pids()).filter((pid) => before.includes(pid)),
      [],
    );
    for (const { end } of processes) assert.is(await end('SIGTERM'), 0);
    await db.destroy();
  });
}

following.run();
