import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../../src/server/database/open.ts';
import { readFromReplica } from '../../../src/server/database/replica.ts';
import type { Db } from '../../../src/server/database/schema.ts';
import { readTemplates } from '../../../src/server/statistics/figures.ts';
import { startPostgres } from '../../support/server/database/postgres.mjs';
import { siteHost } from '../../support/server/send.ts';
import { startServer, type TestServer } from '../../support/server/start-server.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

// Runs on PostgreSQL too.
const replicas = suite('a replica for figures');
const neverStarted = async () => {};
let primary: { url: string; stop(): Promise<void> } = { url: '', stop: neverStarted };
let replica = primary;
let server: TestServer;
let folder = '';

// A replica copies all databases of a PostgreSQL server, so this suite starts a PostgreSQL server of its own.
if (process.env.TEST_DATABASE_URL) {
  replicas.before(async () => {
    primary = (await startPostgres()) ?? primary;
    server = await startServer({ settings: { databaseUrl: primary.url } });
    replica = (await startPostgres({}, primary.url)) ?? replica;
    folder = await temporaryFolder();
  });
  replicas.after(async () => {
    await server.stop();
    await replica.stop();
    await primary.stop();
  });

  const settingsWith = (databaseReplicaUrl: string) => ({ ...server.deps.settings, databaseReplicaUrl });
  const readVersion = async (db: Db) => {
    const { rows } = await sql<{ is_standby: boolean; version: number }>`
      select pg_is_in_recovery() as is_standby, max(version)::int as version from sites`.execute(db);
    return rows[0];
  };
  const read = (url: string, lagMs?: number) =>
    readFromReplica({ db: server.deps.db, settings: settingsWith(url) }, readVersion, lagMs);
  const change = async () => {
    const { rows } = await sql<{ version: number }>`
      update sites set version = version + 1 returning version`.execute(server.deps.db);
    return Math.max(...rows.map(({ version }) => version));
  };
  /** Returns what the office says about the figures. */
  const noticesWith = async (url: string) => {
    const site = await server.deps.sites.find(siteHost);
    const reading = { ...server.deps, settings: settingsWith(url) };
    return (await readTemplates(reading, { siteId: site?.id ?? 0, days: 1 })).notices;
  };

  replicas('figures from the replica contain all changes that were committed before', async () => {
    for (let time = 0; time < 5; time++) {
      const version = await change();
      assert.equal(await read(replica.url), { result: { is_standby: true, version }, notice: null });
    }
    assert.equal(await noticesWith(replica.url), []);
  });

  replicas('figures are not read from a replica that is behind, and the office says so', async () => {
    const { db } = openDatabase(folder, replica.url);
    await sql`select pg_wal_replay_pause()`.execute(db);
    const version = await change();
    const { result, notice } = await read(replica.url, 50);
    assert.equal(result, { is_standby: false, version });
    assert.match(
      notice ?? '',
      /^The database of DATABASE_REPLICA_URL is behind .* so DATABASE_URL was read\.$/,
    );
    await sql`select pg_wal_replay_resume()`.execute(db);
    await db.destroy();
    assert.is((await read(replica.url)).notice, null);
  });

  replicas('figures are not read from a database that is unreachable or no replica', async () => {
    const [unreachable] = await noticesWith('postgres://octavo@127.0.0.1:1/octavo');
    assert.match(
      unreachable ?? '',
      /DATABASE_REPLICA_URL cannot be read \(ECONNREFUSED\), so DATABASE_URL was/,
    );
    const [none] = await noticesWith(primary.url);
    assert.match(none ?? '', /DATABASE_REPLICA_URL is no replica, because it accepts changes/);
  });
}

if (!process.env.TEST_DATABASE_URL)
  replicas('without a replica figures are read from the database itself', async () => {
    server = await startServer();
    const reading = await readFromReplica(server.deps, async () => 'read');
    assert.equal(reading, { result: 'read', notice: null });
    await server.stop();
  });

replicas.run();
