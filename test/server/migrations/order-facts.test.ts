import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../../src/server/database/open.ts';
import { migrations } from '../../../src/server/migrations/all.ts';
import { freshDatabase } from '../../support/server/database/fresh-database.ts';

// Runs on PostgreSQL too.
const facts = suite('migration of order facts');

const clientColumns =
  'id, site_id, email, email_key, first_name, last_name, phone, notice_mode_email, allowed_night_call, alternative_email, alternative_phone, email_confirmed, template_order_form, session_version, kept_session, created_at';
const orderColumns =
  'id, site_id, client_id, code, status_id, type_id, type_category_id, service_id, academic_level_id, deadline_id, number_elements, number_slides, spacing_type, sources, topic, details, subject_id, format_id, writer_grade_id, extras_ids, material_status_id, payment_system_id, currency_id, base_cents, total_cents, bonus_cents, created_at, deadline_at';

facts('SHW-01 an upgrade gives the extras of older orders their present names and prices', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-migration-'));
  const { databaseUrl, drop } = await freshDatabase();
  const { db } = openDatabase(folder, databaseUrl);
  const run = (text: string) => sql.raw(text).execute(db);
  const at = migrations.findIndex(({ name }) => name === '0010-order-facts');
  for (const { statements } of migrations.slice(0, 7)) for (const text of statements) await run(text);
  await run(`insert into sites (id, host, config, version) values (1, 'localhost', '{}', 1)`);
  for (const [id, name, cents] of [
    [1, 'Abstract', 1499],
    [2, 'Report', 999],
    [12, 'Twelfth', 100],
  ] as const) {
    await run(`insert into dictionary_items values (1, 'extra', ${id}, ${id}, '${name}', '{}')`);
    await run(`insert into surcharges values (1, 'extra', ${id}, ${cents})`);
  }
  await run(
    `insert into clients (${clientColumns}) values (5, 1, 'a@b.c', 'a@b.c', '', '', '', 1, 0, '', '', 0, '', 1, '', 0)`,
  );
  for (const [id, extras] of [
    [7, '[1,12]'],
    [8, '[]'],
  ] as const)
    await run(
      `insert into orders (${orderColumns}) values (${id}, 1, 5, 'O-${id}', 1, 1, 1, 1, 1, 1, 1, 0, 'double', 0, '', '', 5, 5, 1, '${extras}', 1, 1, 1, 100, 100, 5, 0, 0)`,
    );
  for (const text of migrations[at]?.statements ?? []) await run(text);
  const rows = await db
    .selectFrom('order_extras')
    .select(['order_id', 'name', 'cents'])
    .orderBy('position')
    .execute();
  assert.equal(rows, [
    { order_id: 7, name: 'Abstract', cents: 1499 },
    { order_id: 7, name: 'Twelfth', cents: 100 },
  ]);
  await db.destroy();
  await drop();
  await rm(folder, { recursive: true });
});

facts.run();
