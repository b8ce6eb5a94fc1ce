import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { orderStatuses } from '../../../src/order/vocabulary/order-statuses.ts';
import { migrations, statementsOf } from '../../../src/server/database/migrations/migrations.ts';
import { openDatabase } from '../../../src/server/database/open.ts';
import type { Db } from '../../../src/server/database/schema.ts';
import { dayMs, hourMs } from '../../../src/server/durations.ts';
import type { OrderRow } from '../../../src/server/orders/store/order-rows.ts';
import { listPaid } from '../../../src/server/payments/store/payments.ts';
import { listRefunds, readReturned } from '../../../src/server/payments/store/refunds.ts';
import { readSums } from '../../../src/server/statistics/store/day-figures.ts';
import {
  customerAnswers,
  type KeptDatabase,
  migrationsOf,
  releasedVersions,
  releasesFolder,
} from '../../support/releases/schema-of-release.ts';
import { stopAfter } from '../../support/runner/suite/stop-after.mjs';
import { freshDatabase } from '../../support/server/database/test-database.ts';
import { essay } from '../../support/server/samples.ts';
import { startServer } from '../../support/server/start-server.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Creates a database with the kept schema and rows of a release. `databaseUrl` is null for SQLite. */
const restoreRelease = async (version: string) => {
  const dataFolder = await temporaryFolder();
  const { databaseUrl, drop } = await freshDatabase();
  const database = openDatabase(dataFolder, databaseUrl);
  const { db } = database;
  await sql`create table migrations (name text primary key)`.execute(db);
  const reached = Object.keys(migrationsOf(version));
  for (const migration of migrations.filter(({ name }) => reached.includes(name))) {
    for (const statement of statementsOf(migration, database.kind)) await sql.raw(statement).execute(db);
    await db.insertInto('migrations').values({ name: migration.name }).execute();
  }
  const packed = readFileSync(join(releasesFolder, version, 'database.json.br'));
  const kept: KeptDatabase = JSON.parse(brotliDecompressSync(packed).toString());
  for (const [table, rows] of kept.tables)
    for (const row of rows) {
      const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
      await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
        db,
      );
    }
  stopAfter(async () => {
    await db.destroy();
    await drop();
  });
  return { database, dataFolder, databaseUrl, kept };
};

// Runs on PostgreSQL too.
const upgrade = suite('upgrade of a released version');

/** Starts the present server on the kept database of a release, with a clock at the time when the database was kept. */
const startOn = async (version: string, change: (db: Db) => Promise<unknown> = async () => {}) => {
  const { kept, database, dataFolder, databaseUrl } = await restoreRelease(version);
  await change(database.db);
  const server = await startServer({ settings: { dataFolder, databaseUrl } });
  server.clock.now = kept.writtenAt;
  return { ...server, kept };
};

/** Returns whether an order has no deadline because it is not paid yet. Release 0.1.0 counted the deadline from the order. */
const lacksDeadline = (order: ReadonlyMap<string, unknown>) =>
  order.get('statusId') === orderStatuses.created && order.get('deadlineAt') === null;

/** Removes from an answer the fields that the release did not have yet. The deadline of an unpaid order stays the release's. */
const withFieldsOf = (kept: unknown, answer: unknown): unknown => {
  if (Array.isArray(kept) && Array.isArray(answer))
    return answer.map((part, index) => withFieldsOf(kept[index], part));
  if (typeof kept !== 'object' || kept === null || typeof answer !== 'object' || answer === null)
    return answer;
  const now = new Map(Object.entries(answer));
  return Object.fromEntries(
    Object.entries(kept).map(([name, part]) => [
      name,
      name === 'deadlineAt' && lacksDeadline(now) ? part : withFieldsOf(part, now.get(name)),
    ]),
  );
};

for (const version of releasedVersions) {
  upgrade(`OPS-02 after an upgrade from ${version} customers stay logged in with the same data`, async () => {
    const { kept, send } = await startOn(version);
    const answers = await customerAnswers(send, kept.token);
    assert.equal(withFieldsOf(kept.answers, answers), kept.answers);
  });

  upgrade(`OPS-02 after an upgrade from ${version} customers log in by password and order`, async () => {
    const { kept, deps, send } = await startOn(version);
    const { email, password } = kept;
    const { token } = (await send(calls.login, { payload: { email, password } })).body;
    assert.is((await send(calls.createOrder, { token, payload: essay })).status, 201);
    await deps.background.finished();
  });

  upgrade(`OPS-02 after an upgrade from ${version} the money of each paid order has its days`, async () => {
    const { deps } = await startOn(version);
    const { created, cancelled } = orderStatuses;
    const isPaid = ({ status_id, charged_cents }: OrderRow) =>
      ![created, cancelled].some((status) => status === status_id) && charged_cents > 0;
    const paid = (await deps.db.selectFrom('orders').selectAll().execute()).filter(isPaid);
    assert.ok(paid.length > 0);
    for (const order of paid) {
      const payments = await listPaid(deps.db, order);
      const sum = payments.reduce((total, { cents }) => total + cents, 0);
      const refunds = await listRefunds(deps.db, order.id);
      const returned = refunds.reduce((total, { cents }) => total + cents, 0);
      assert.equal([sum, returned], [order.charged_cents, await readReturned(deps.db, order.id)], order.code);
      assert.not.ok(payments.some(({ paid_at }) => paid_at === null));
    }
  });
}

upgrade('OPS-02 SPL-01 after an upgrade the figures have the views counted by the hour', async () => {
  const day = 20_000 * dayMs;
  const { deps } = await startOn('0.1.0', (db) =>
    sql`insert into event_counts (hour, site_id, widget, template, action, campaign, count) values
      (${day}, 1, 'Order Form', 'm3_d1', 'Show', 'autumn', 5), (${day + hourMs}, 1, 'Order Form', '', 'Show', '', 2),
      (${day}, 1, 'Order Form', 'm3_d1', 'Checkout', 'autumn', 3), (${day}, 1, 'other', '', 'Show', '', 9)`.execute(
      db,
    ),
  );
  const sums = await readSums(deps.db, 1, 0);
  const found = (wanted: string) =>
    sums.flatMap(({ part, name, views, started }) =>
      part === wanted && views ? [[name, views, started]] : [],
    );
  assert.equal(found(''), [['', 7, 3]]);
  assert.equal(found('template').sort(), [
    ['', 2, 0],
    ['m3_d1', 5, 3],
  ]);
  assert.equal(found('widget'), [['Order Form', 7, 3]]);
});

upgrade('OPS-02 a database of release 0.1.0 is kept', () => assert.ok(releasedVersions.includes('0.1.0')));

upgrade.run();
