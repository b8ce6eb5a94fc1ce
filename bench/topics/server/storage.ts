import { createLog } from '../../../src/server/http/log.ts';
import { startServer, type TestServer } from '../../../test/support/server/start-server.ts';
import type { Table } from '../../report/table.ts';
import { liveOrders } from '../../server/storage/order-lives.ts';
import { storeEvents } from '../../server/storage/store-events.ts';
import { growthOf, readTableSizes } from '../../server/storage/table-sizes.ts';
import { type MeasuredDatabase, withDatabases } from '../../server/with-databases.ts';
import type { Topic } from '../topic.ts';

const viewsADay = 10_000_000;
const ordersADay = 10_000;
/** Events of a view: two widgets of the landing page are seen. */
const eventsPerView = 2;
/** Requests of a view that reach the server behind a CDN, counted once with a caching proxy. */
const requestsPerView = 2.25;

const storedEvents = 1_000_000;
const livedOrders = 1000;

/** Kinds of stored data: each with its name, the event of a day that adds it, its lifetime, and its tables. */
const kinds = [
  ['an event of a visitor', 'event', 'STATISTICS_DAYS', 'visitor_events', 'event_texts'],
  ['figures of views, a day', 'day', 'for ever', 'day_views'],
  ['an order', 'order', 'for ever', 'orders', 'order_events', 'order_extras', 'order_origins', 'payments'],
  ['bonus and rating of an order', 'order', 'for ever', 'bonus_entries', 'ratings'],
  ['rows of two files of an order', 'order', 'for ever', 'files', 'attachments'],
  ['a message of an order', 'order', 'for ever', 'messages'],
  ['a new customer', 'order', 'for ever', 'clients', 'social_accounts'],
  ['letters of an order, sent', 'order', 'for ever', 'letters', 'sent_letters'],
  ['registration and login of an order', 'order', '180 days', 'sessions'],
  ['an idempotency key', 'order', 'a day', 'idempotency_keys'],
  ['codes of an order', 'order', 'at most a week', 'one_time_codes', 'login_codes'],
  ['rate limits and quotas of an order', 'order', 'a day', 'attempts', 'upload_quota'],
] as const;

const addedADay = { event: viewsADay * eventsPerView, order: ordersADay, day: 1 };
const stored = { event: storedEvents, order: livedOrders, day: 1 };

/** Creates a log that counts the bytes of its lines. */
const createCountedLog = () => {
  const bytes = { answers: 0, lines: 0, warnings: 0 };
  const log = createLog('info', {
    write: (line: string) => {
      const isWarning = line.includes('"level":40');
      bytes[isWarning ? 'warnings' : 'answers'] += Buffer.byteLength(line);
      if (!isWarning) bytes.lines += 1;
    },
  });
  return { log, bytes };
};

interface Measured {
  /** Bytes of each kind, in the sequence of `kinds`. */
  bytes: number[];
  eventsPerSecond: number;
  /** Bytes of a line about an answer, and of the warnings of an order. */
  lineBytes: number;
  warningBytes: number;
}

const measureServer = async (server: TestServer, counted: ReturnType<typeof createCountedLog>['bytes']) => {
  const { db, databaseKind: kind, sites } = server.deps;
  const database = { db, kind };
  const [site] = await sites.all();
  const before = await readTableSizes(database);
  await liveOrders(server, livedOrders);
  const day = Date.UTC(2030, 0, 1);
  const eventsPerSecond = await storeEvents(database, { siteId: site?.id ?? 1, total: storedEvents, day });
  const after = await readTableSizes(database);
  return {
    bytes: kinds.map(([, of, , ...tables]) => growthOf(before, after, tables) / stored[of]),
    eventsPerSecond,
    lineBytes: counted.answers / counted.lines,
    warningBytes: counted.warnings / livedOrders,
  };
};

const measureDatabase = async ({ url: databaseUrl }: MeasuredDatabase): Promise<Measured> => {
  const { log, bytes } = createCountedLog();
  const many = { ordersPerDay: 1e6, registrationsPerDay: 1e6, triesPerMinute: 1e6, uploadsPerDay: 1e6 };
  const settings = { databaseUrl, ...many, triesPerAccount: 1e6, messagesPerDay: 1e6 };
  const server = await startServer({ settings, deps: { log } });
  return measureServer(server, bytes).finally(() => server.stop());
};

const megabytes = (bytes: number) => Math.round(bytes / 1e4) / 100;

const logRows = ({ lineBytes, warningBytes }: Measured, databases: number) => {
  const rowOf = (name: string, bytes: number, count: number) => ({
    name,
    cells: [
      ...Array.from({ length: databases }, () => [Math.round(bytes), megabytes(bytes * count)]).flat(),
      'by your rotation',
    ],
  });
  return [
    rowOf('log, the lines of an order (LOG_LEVEL=warn)', warningBytes, ordersADay),
    rowOf('log, a line of an answer (LOG_LEVEL=info)', lineBytes, viewsADay * requestsPerView),
  ];
};

const tableOf = (names: readonly string[], measured: readonly Measured[]): Table => ({
  title: 'Storage of a day',
  columns: [...names.flatMap((name) => [`bytes, ${name}`, `MB a day, ${name}`]), 'kept'],
  rows: [
    ...kinds.map(([name, of, kept], index) => ({
      name,
      cells: [
        ...measured.flatMap(({ bytes }) => [
          Math.round((bytes[index] ?? 0) * 10) / 10,
          megabytes((bytes[index] ?? 0) * addedADay[of]),
        ]),
        kept,
      ],
    })),
    ...measured.slice(0, 1).flatMap((first) => logRows(first, measured.length)),
  ],
  notes: [
    `A day has ${viewsADay.toLocaleString('en')} views with ${eventsPerView} events each, of which a CDN lets ${requestsPerView} requests through, and ${ordersADay.toLocaleString('en')} orders, each of a new customer. Bytes are those of tables with their indexes, after ${storedEvents.toLocaleString('en')} events of one day (five of each visitor, 2,000 devices, 150 pages, 30 campaigns) and ${livedOrders.toLocaleString('en')} orders from registration to approval. The contents of files come on top.`,
    `${measured.map(({ eventsPerSecond }, index) => `${names[index]} stored ${Math.round(eventsPerSecond).toLocaleString('en')} events a second`).join(', ')}. At most 120 bytes an event are allowed.`,
  ],
});

/** Measures the bytes that a day of views and orders adds to each database and to the log. */
export const storage: Topic = {
  name: 'storage',
  rounds: 1,
  minutes: 10,
  measure: (): Promise<Table[]> =>
    withDatabases(async (databases) => {
      const measured: Measured[] = [];
      for (const database of databases) measured.push(await measureDatabase(database));
      return [
        tableOf(
          databases.map(({ name }) => name),
          measured,
        ),
      ];
    }),
};
