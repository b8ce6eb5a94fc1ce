import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { migrate } from '../../../src/server/database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../../src/server/database/open.ts';
import { migrations } from '../../../src/server/migrations/all.ts';
import { freshDatabase } from '../fresh-database.ts';

const charges = suite('charges of older orders');
let database: OpenDatabase;
let stop: () => Promise<void>;

/** Brings a new database to the tables of the release before. */
const migrateBefore = async (name: string) => {
  const { db } = database;
  await sql`create table migrations (name text primary key)`.execute(db);
  for (const before of migrations.slice(
    0,
    migrations.findIndex((one) => one.name === name),
  )) {
    for (const statement of before.statements) await sql.raw(statement).execute(db);
    await db.insertInto('migrations').values({ name: before.name }).execute();
  }
};

const columns = `(id, site_id, client_id, code, status_id, type_id, type_category_id, service_id, academic_level_id,
  deadline_id, number_elements, number_slides, spacing_type, sources, topic, details, subject_id, format_id,
  writer_grade_id, extras_ids, material_status_id, payment_system_id, base_cents, bonus_cents, created_at, deadline_at,
  currency_id, total_cents)`;
const addOrder = (code: string, currencyId: number, totalCents: number, siteId = 1) =>
  sql
    .raw(`insert into orders ${columns} select count(*) + 1, ${siteId}, 1, '${code}', 1, 1, 1, 1, 1, 1, 1, 0, 'double',
      0, '', '', 1, 1, 1, '[]', 1, 1, 0, 0, 0, 0, ${currencyId}, ${totalCents} from orders`)
    .execute(database.db);

charges.before.each(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-charges-'));
  const { databaseUrl, drop } = await freshDatabase();
  database = openDatabase(folder, databaseUrl);
  stop = async () => {
    await database.db.destroy();
    await drop();
    await rm(folder, { recursive: true, force: true });
  };
});
charges.after.each(() => stop());

charges('MON-01 an order of an older release is charged at its site’s rate of the upgrade', async () => {
  await migrateBefore('0008-charges');
  const { db } = database;
  for (const [id, rate] of [
    [1, 0.9],
    [2, 0.85],
  ]) {
    await sql
      .raw(`insert into sites (id, host, config, version) values (${id}, 'host-${id}', '{}', 1)`)
      .execute(db);
    for (const [item, title, details] of [
      [1, 'USD', '{"sign":"$","rate":1}'],
      [2, 'EUR', `{"rate":${rate},"sign":"€"}`],
    ])
      await sql
        .raw(`insert into dictionary_items values (${id}, 'currency', ${item}, 1, '${title}', '${details}')`)
        .execute(db);
  }
  await sql
    .raw(
      `insert into clients values (1, 1, 'a@b.c', 'a@b.c', null, '', '', '', 1, 0, '', '', 0, '', 0, '', 0)`,
    )
    .execute(db);
  await addOrder('O-DOLLAR', 1, 1196);
  await addOrder('O-EURO', 2, 1076);
  // 1084 / 0.9 is 1204.44, and 1085 / 0.9 is 1205.56.
  await addOrder('O-DOWN', 2, 1084);
  await addOrder('O-UP', 2, 1085);
  await addOrder('O-OTHER', 2, 8500, 2);
  await addOrder('O-LARGE', 2, 900_000_000);
  await addOrder('O-GONE', 9, 500);
  await migrate(database);
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
