import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { databaseFile, type OpenDatabase, openDatabase } from '../../../src/server/database/open.ts';
import { migrate } from '../../../src/server/migrations/migrate.ts';
import { readEvent } from '../../../src/server/statistics/read-event.ts';
import { createVisitorEvents } from '../../../src/server/statistics/visitor-events.ts';
import { startPostgres } from '../../../test/support/server/database/postgres.mjs';
import type { Table } from '../../report/table.ts';
import type { Topic } from '../topic.ts';

const total = 1_000_000;
/** Number of events that arrive while one transaction is written. */
const batch = 500;
const eventsPerVisitor = 5;

const labels = ['Calculator', 'Price List', 'Order Form'];
const actions = ['Show', 'Show', 'Show', 'Follow', 'Order Now', 'Checkout'];
const agent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

/** Returns an event as a widget sends it. 2,000 devices, 150 pages and 30 campaigns take turns. */
const eventOf = (index: number, visitorId: string, at: number) => {
  const visitor = Math.floor(index / eventsPerVisitor);
  const storage = {
    visitorId,
    utm_source: 'search',
    utm_campaign: `campaign-${visitor % 30}`,
    gclid: visitorId,
  };
  return readEvent(
    {
      category: 'Widget',
      label: pick(labels, index),
      visitorId,
      configData: JSON.stringify({ id: 1, version_price: 1 }),
      actionData: JSON.stringify({
        action: pick(actions, index * 7),
        deadlineId: index % 9,
        academicLevelId: index % 4,
      }),
      deviceData: JSON.stringify({
        width: 320 + (visitor % 2000),
        height: 800,
        language: 'en',
        userAgent: agent,
      }),
      environmentData: JSON.stringify({
        storage,
        location: `https://papers.example/articles/${visitor % 150}`,
        cookies: ['session', 'consent'],
      }),
    },
    { siteId: 1, at },
  );
};

/** Stores the events of one day through the server's writer of events. Returns the number of events a second. */
const storeMillion = async ({ db, kind }: OpenDatabase): Promise<number> => {
  const events = createVisitorEvents({ db, kind, eventsPerMinute: 1e9 });
  const day = Date.UTC(2030, 0, 1);
  const startedAt = performance.now();
  let visitorId = '';
  for (let start = 0; start < total; start += batch)
    await Promise.all(
      Array.from({ length: batch }, (_, offset) => {
        const index = start + offset;
        if (index % eventsPerVisitor === 0) visitorId = randomUUID();
        return events.add(eventOf(index, visitorId, day + Math.floor((index / total) * 86_400_000)), '');
      }),
    );
  return total / ((performance.now() - startedAt) / 1000);
};

const sizeOfPostgres = async ({ db }: OpenDatabase) => {
  const { rows } = await sql<{ bytes: number }>`
    select sum(pg_total_relation_size(oid)) as bytes from pg_class
    where relkind = 'r' and relname like any (array['visitor_events%', 'event_%'])`.execute(db);
  return rows[0]?.bytes ?? 0;
};

const sizeOfSqlite = async ({ db }: OpenDatabase, folder: string) => {
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return (await stat(join(folder, databaseFile))).size;
};

const measureDatabase = async (name: string, databaseUrl: string | null) => {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-statistics-'));
  const database = openDatabase(folder, databaseUrl);
  try {
    await migrate(database);
    await sql`insert into sites (id, host, config, version) values (1, 'papers.example', '{}', 1)`.execute(
      database.db,
    );
    const size = () => (databaseUrl ? sizeOfPostgres(database) : sizeOfSqlite(database, folder));
    const before = await size();
    const perSecond = await storeMillion(database);
    const bytes = ((await size()) - before) / total;
    return { name, cells: [Math.round(bytes * 10) / 10, Math.round(perSecond), Math.round(bytes * 10)] };
  } finally {
    await database.db.destroy();
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Measures the disk space of visitors' events, with texts, hourly counts and indexes, by storing a million events of one day.
 */
export const statistics: Topic = {
  name: 'statistics',
  rounds: 1,
  minutes: 10,
  measure: async (): Promise<Table[]> => {
    const postgres = await startPostgres({ fsync: 'on', full_page_writes: 'on' });
    try {
      const rows = [await measureDatabase('embedded database', null)];
      if (postgres) rows.push(await measureDatabase('PostgreSQL', postgres.url));
      return [
        {
          title: 'Events of visitors',
          columns: ['bytes an event', 'events a second', 'MB a day at ten million events'],
          rows,
          notes: [
            'A million events of one day, five of each visitor, on 2,000 devices, 150 pages and 30 campaigns.',
            'At most 120 bytes an event are allowed, with indexes, texts and hourly counts.',
          ],
        },
      ];
    } finally {
      await postgres?.stop();
    }
  },
};
