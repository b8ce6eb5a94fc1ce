import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { migrate } from '../../../src/server/migrations/migrate.ts';
import { readBalance } from '../../../src/server/stores/orders/bonus.ts';
import { addClient, addOrder, addSite, openBefore } from '../../support/server/database/older-database.ts';
import { startForEach } from '../../support/start-for-each.ts';

// Runs on PostgreSQL too.
const bonus = suite('bonus of older orders');
const older = startForEach(
  bonus,
  () => openBefore('0009-bonus'),
  ({ stop }) => stop(),
);

/** Adds an order in euros at the rate 0.9, with a bonus in euro cents. */
const add = async (code: string, [statusId, bonusCents, createdAt]: readonly [number, number, number]) => {
  const { db } = older().database;
  await addOrder(db, code, [2, 1076]);
  await sql`
    update orders set status_id = ${sql.lit(statusId)}, bonus_cents = ${sql.lit(bonusCents)},
      created_at = ${sql.lit(createdAt)}, rate_e4 = 9000
    where code = ${code}`.execute(db);
};
const addEvent = (id: number, code: string, [statusId, createdAt]: readonly [number, number]) =>
  sql`
    insert into order_events (id, order_id, status_id, time_revision, text_revision, created_at)
    select ${sql.lit(id)}, id, ${sql.lit(statusId)}, '', '', ${sql.lit(createdAt)} from orders
    where code = ${code}`.execute(older().database.db);

bonus('BON-01 the upgrade credits the bonus of approved orders, and of no others', async () => {
  const { db } = older().database;
  await addSite(db, 1, 0.9);
  await addClient(db);
  await add('O-APPROVED', [16, 54, 1000]);
  await addEvent(1, 'O-APPROVED', [12, 2000]);
  await addEvent(2, 'O-APPROVED', [16, 3000]);
  // 53 euro cents / 0.9 are 58.89 US cents, and 55 are 61.11.
  await add('O-UP', [16, 53, 4000]);
  await add('O-DOWN', [16, 55, 5000]);
  await add('O-NOTHING', [16, 0, 6000]);
  await add('O-DELIVERED', [12, 54, 7000]);
  await add('O-CREATED', [1, 54, 8000]);
  await migrate(older().database);
  const entries = await db
    .selectFrom('bonus_entries')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['code', 'kind', 'cents', 'bonus_entries.created_at'])
    .orderBy('orders.id')
    .execute();
  assert.equal(
    entries.map(({ code, kind, cents, created_at }) => [code, kind, cents, created_at]),
    [
      // The entry has the time of the approval, or that of the order if no approval was recorded.
      ['O-APPROVED', 'earned', 60, 3000],
      ['O-UP', 'earned', 59, 4000],
      ['O-DOWN', 'earned', 61, 5000],
    ],
  );
  assert.is(await readBalance(db, 1), 180);
  const promised = await db.selectFrom('orders').select('bonus_usd_cents').orderBy('id').execute();
  assert.equal(
    promised.map(({ bonus_usd_cents }) => bonus_usd_cents),
    [60, 59, 61, 0, 60, 60],
  );
});

bonus.run();
