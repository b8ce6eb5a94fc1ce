import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { inBatches, rowsPerDelete } from '../../../src/server/database/batches.ts';
import type { Database } from '../../../src/server/database/schema.ts';
import { deleteExpired } from '../../../src/server/delete-expired.ts';
import { inviteFirstOwner } from '../../../src/server/staff/invite-staff.ts';
import { addStaffSession } from '../../../src/server/staff/store/staff-sessions.ts';
import { addAttempt, addWebhook } from '../../../src/server/webhooks/store/webhooks.ts';
import { essay } from '../../support/server/samples.ts';
import { startForTest, startServer, type TestServer } from '../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const retention = suite('what is deleted by time');
const server = startForTest(retention, startServer);

type Table = keyof Database;
type Kept = 'content' | 'account' | 'order' | 'counts' | 'expires';

/** How long the rows of each table are kept. A new table has to be added here. */
const kept: Readonly<Record<Table, Kept>> = {
  migrations: 'content',
  settings: 'content',
  sites: 'content',
  dictionary_items: 'content',
  prices: 'content',
  surcharges: 'content',
  discounts: 'content',
  rule_pages: 'content',
  translations: 'content',
  rule_translations: 'content',
  site_texts: 'content',
  logos: 'content',
  writers: 'content',
  staff: 'content',
  staff_acts: 'content',
  planned_prices: 'content',
  webhooks: 'content',
  api_keys: 'content',
  clients: 'account',
  social_accounts: 'account',
  bookmarks: 'account',
  sent_letters: 'account',
  orders: 'order',
  order_events: 'order',
  order_extras: 'order',
  order_origins: 'order',
  bonus_entries: 'order',
  payments: 'order',
  refunds: 'order',
  messages: 'order',
  ratings: 'order',
  files: 'order',
  attachments: 'order',
  day_views: 'counts',
  day_orders: 'counts',
  visitor_events: 'expires',
  event_texts: 'expires',
  sessions: 'expires',
  login_codes: 'expires',
  staff_codes: 'expires',
  staff_sessions: 'expires',
  one_time_codes: 'expires',
  idempotency_keys: 'expires',
  attempts: 'expires',
  begun_files: 'expires',
  upload_quota: 'expires',
  letters: 'expires',
  webhook_attempts: 'expires',
};
const tables = Object.entries(kept) as [Table, Kept][];

const countRows = async ({ deps: { db } }: TestServer, table: Table): Promise<number> => {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

const email = 'ada@example.com';
const day = 24 * 3_600_000;

/** A person logs in to the office, and a webhook is tried. */
const workInOffice = async ({ db }: TestServer['deps'], now: number) => {
  const { id } = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow();
  await addStaffSession(db, id, { device: { user_agent: '', network: '', country: '' }, now });
  const { id: site_id } = await db.selectFrom('sites').select('id').executeTakeFirstOrThrow();
  const webhook = await addWebhook(db, { site_id, url: 'https://crm.test/', events: [], created_at: now });
  const attempt = { webhook_id: webhook.id, message_id: 1, body: '{}', at: now };
  await addAttempt(db, { ...attempt, status: 200, ms: 1, answer: '' });
};

/** A customer orders, uploads, passes to the cabinet, forgets the password and is counted. */
const leaveTraces = async ({ send, register, upload, deps }: TestServer) => {
  const token = await register(email);
  const keyed = { token, headers: { 'idempotency-key': 'a-key' } };
  await send(calls.createOrder, { ...keyed, payload: essay });
  await upload(token);
  await send(calls.handOff, { token });
  await send(calls.restorePassword, { payload: { email } });
  await send(calls.visitorAction, {
    payload: { label: 'Calculator', visitorId: 'ada', 'actionData[action]': 'Show' },
  });
  await inviteFirstOwner(deps.db, deps.now());
  await workInOffice(deps, deps.now());
  await deps.background.finished();
  await deps.letterSender.sendDueLetters();
};

/** Deletes what has expired, as a running server does each hour. */
const runCleanup = async ({ deps }: TestServer) => {
  deleteExpired(deps);
  await deps.background.finished();
};

retention('LIM-01 rows that expire are gone after half a year, and orders and accounts stay', async () => {
  await leaveTraces(server);
  const expiring = tables.filter(([, how]) => how === 'expires').map(([table]) => table);
  const left = async () => {
    const counts = await Promise.all(expiring.map((table) => countRows(server, table)));
    return expiring.filter((_, index) => counts[index] !== 0);
  };
  const before = [
    ...['attempts', 'event_texts', 'idempotency_keys', 'one_time_codes', 'sessions', 'staff_codes'],
    ...['staff_sessions', 'visitor_events', 'webhook_attempts'],
  ];
  assert.equal((await left()).filter((table) => before.includes(table)).sort(), before);
  server.clock.now += 200 * day;
  await runCleanup(server);
  await server.deps.letterSender.sendDueLetters();
  assert.equal(await left(), []);
  assert.is(await countRows(server, 'orders'), 1);
  assert.ok((await countRows(server, 'day_views')) > 0);
});

retention('LIM-01 the cleanup deletes only what has expired, and any number of it', async () => {
  const { db } = server.deps;
  const token = await server.register(email);
  await server.send(calls.createOrder, { token, payload: essay });
  await server.send(calls.handOff, { token });
  const { id: client_id } = (await server.send(calls.identity, { token })).body;
  const expired = { purpose: 'reset', client_id, session_id: null, order_code: null, used_at: null } as const;
  const expires_at = server.clock.now - 1;
  const codes = Array.from({ length: rowsPerDelete + 1 }, (_, index) => ({
    ...expired,
    hash: `${index}`,
    expires_at,
  }));
  await inBatches(codes, (part) => db.insertInto('one_time_codes').values(part).execute());
  const { id: session_id } = await db.selectFrom('sessions').select('id').executeTakeFirstOrThrow();
  await db.insertInto('login_codes').values({ session_id, hash: 'x', tries: 0, expires_at }).execute();
  await runCleanup(server);
  assert.is(await countRows(server, 'login_codes'), 0);
  const kept = await db.selectFrom('one_time_codes').select('purpose').execute();
  assert.equal(kept.map(({ purpose }) => purpose).sort(), ['confirm-email', 'hand-off']);
  server.clock.now += 179 * day;
  await runCleanup(server);
  assert.is(await countRows(server, 'one_time_codes'), 0);
  assert.is(await countRows(server, 'sessions'), 1, 'its device is known for half a year');
  server.clock.now += 2 * day;
  await runCleanup(server);
  assert.is(await countRows(server, 'sessions'), 0);
});

retention('LIM-01 the guide names every table whose rows are kept for ever', () => {
  const guide = readFileSync('src/server/README.md', 'utf8');
  const named = (how: Kept) => tables.filter(([, other]) => other === how).map(([table]) => `\`${table}\``);
  for (const how of ['account', 'order', 'counts', 'expires'] as const)
    for (const name of named(how)) assert.ok(guide.includes(name), `${name} is not in the guide`);
});

retention.run();
