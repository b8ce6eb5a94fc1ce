import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { openDatabase } from '../../../src/server/database/open.ts';
import type { Db } from '../../../src/server/database/schema.ts';
import { changePrices, listPrices, mergePrices } from '../../../src/server/sites/store/prices.ts';
import { createDeployment, type ServerProcess, startProcess } from '../../support/server/start-process.ts';
import { startPgBouncer } from '../../support/services/pgbouncer.ts';
import { until } from '../../support/until.ts';

// Runs on PostgreSQL too.
const changes = suite('changed sites');

/** Raises the first price of the first site and returns it, like a command of the provider on another machine. */
const raiseFirstPrice = async (db: Db): Promise<number> => {
  const [first] = await listPrices(db, 1);
  assert.ok(first);
  const cents = first.cents + 111;
  await db
    .transaction()
    .execute((rows) => changePrices(rows, 1, (known) => mergePrices(known, [{ ...first, cents }])));
  return cents / 100;
};

const shows = ({ send }: ServerProcess, price: number) =>
  until(async () => (await send(calls.priceList)).body[0]?.price === price);

changes('a running server shows what a command, and what SQL has changed', async () => {
  const deployment = await createDeployment();
  const server = await startProcess(deployment);
  const { db } = openDatabase(deployment.dataFolder, deployment.databaseUrl);
  await shows(server, await raiseFirstPrice(db));
  await sql`update prices set cents = 4200 where site_id = 1 and position = 0`.execute(db);
  await sql`update sites set version = version + 1 where id = 1`.execute(db);
  await shows(server, 42);
  await db.destroy();
});

if (process.env.TEST_DATABASE_URL)
  changes('POOL-01 behind PgBouncer in transaction mode new prices reach two servers in 15 s', async () => {
    const deployment = await createDeployment();
    const databaseUrl = await startPgBouncer(deployment.databaseUrl ?? '', { mode: 'transaction' });
    const processes = await Promise.all(
      ['first', 'second'].map(() => startProcess({ ...deployment, databaseUrl })),
    );
    const { db } = openDatabase(deployment.dataFolder, deployment.databaseUrl);
    const price = await raiseFirstPrice(db);
    const raisedAt = Date.now();
    for (const one of processes) await shows(one, price);
    assert.ok(Date.now() < raisedAt + 15_000);
    await db.destroy();
  });

changes.run();
