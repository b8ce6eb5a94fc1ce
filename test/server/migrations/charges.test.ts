import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { migrate } from '../../../src/server/migrations/migrate.ts';
import { addClient, addOrder, addSite, openBefore } from '../../support/server/database/older-database.ts';
import { startForEach } from '../../support/start-for-each.ts';

// Runs on PostgreSQL too.
const charges = suite('charges of older orders');
const older = startForEach(
  charges,
  () => openBefore('0008-charges'),
  ({ stop }) => stop(),
);

charges('MON-01 the upgrade charges an older order at its site’s present exchange rate', async () => {
  const { db } = older().database;
  await addSite(db, 1, 0.9);
  await addSite(db, 2, 0.85);
  await addClient(db);
  await addOrder(db, 'O-DOLLAR', [1, 1196]);
  await addOrder(db, 'O-EURO', [2, 1076]);
  // 1084 euro cents / 0.9 are 1204.44 US cents, and 1085 are 1205.56.
  await addOrder(db, 'O-DOWN', [2, 1084]);
  await addOrder(db, 'O-UP', [2, 1085]);
  await addOrder(db, 'O-OTHER', [2, 8500, 2]);
  await addOrder(db, 'O-LARGE', [2, 900_000_000]);
  await addOrder(db, 'O-GONE', [9, 500]);
  await migrate(older().database);
  const rows = await db
    .selectFrom('orders')
    .select(['code', 'rate_e4', 'charged_cents', 'total_cents'])
    .orderBy('id')
    .execute();
  assert.equal(
    rows.map((row) => [row.code, row.rate_e4, row.charged_cents]),
    [
      ['O-DOLLAR', 10_000, 1196],
      ['O-EURO', 9000, 1196],
      ['O-DOWN', 9000, 1204],
      ['O-UP', 9000, 1206],
      ['O-OTHER', 8500, 10_000],
      ['O-LARGE', 9000, 1_000_000_000],
      ['O-GONE', 10_000, 500],
    ],
  );
  assert.equal(
    rows.map(({ total_cents }) => total_cents),
    [1196, 1076, 1084, 1085, 8500, 900_000_000, 500],
  );
});

charges.run();
