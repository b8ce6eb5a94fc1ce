import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { fieldsOf } from '../../../order/vocabulary/map-fields.ts';
import type { PoolState } from '../../database/postgres-pool.ts';
import { type QueueName, routeClasses } from '../../http/overload.ts';
import { type SecurityEvent, securityEvents } from '../../http/security-events.ts';
import { type StreamOutcome, streamOutcomes } from '../../statistics/event-stream.ts';
import type { StoredFigures } from '../store/stored-figures.ts';
import { callLabels, outcomes } from './observe-answers.ts';

interface Sources {
  /** Reads the figures of the database; resolves to null if the database does not answer in time. */
  readStored: () => Promise<StoredFigures | null>;
  /** Reads the use of PostgreSQL's connection pool; null for SQLite. */
  readPool: (() => PoolState) | null;
  readFreeBytes: () => Promise<number>;
  draining: AbortSignal;
}

/** Creates the metrics that are counted and timed during the requests. */
const createCounters = (registry: Registry) => {
  const registers = [registry];
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = (options: { name: string; help: string; labelNames: string[]; buckets: number[] }) =>
    new Histogram({ ...options, registers });
  return {
    answers: counter('octavo_answers_total', 'Answers by route class and status', 'class', 'status'),
    answerSeconds: histogram({
      name: 'octavo_answer_seconds',
      help: 'Seconds from a request to its answer',
      labelNames: ['class'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    }),
    callAnswers: counter(
      'octavo_call_answers_total',
      'Answers of a call of the API, and to events of the payment service: done, refused (4xx) or failed (5xx)',
      'call',
      'outcome',
    ),
    queueSeconds: histogram({
      name: 'octavo_queue_seconds',
      help: 'Seconds that requests waited for their turn',
      labelNames: ['line'],
      buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2, 3],
    }),
    shed: counter(
      'octavo_shed_total',
      'Requests that were refused because they would have waited too long',
      'line',
    ),
    events: counter('octavo_security_events_total', 'Security events, among them failed logins', 'event'),
    streamed: counter(
      'octavo_streamed_events_total',
      'Statistics events for `STATISTICS_URL`: sent; lost because the buffer was full, the receiver refused them or the server stopped; or left out because they were above a limit of their sender',
      'outcome',
    ),
  };
};

type Counters = ReturnType<typeof createCounters>;

/** Sets counters of closed sets to 0, because Prometheus sees no increase in a series that begins at 1. */
const beginAtZero = ({ callAnswers, shed, events, streamed }: Counters) => {
  for (const call of callLabels) for (const outcome of outcomes) callAnswers.inc({ call, outcome }, 0);
  for (const line of fieldsOf(routeClasses)) shed.inc({ line }, 0);
  for (const event of fieldsOf(securityEvents)) events.inc({ event }, 0);
  for (const outcome of streamOutcomes) streamed.inc({ outcome }, 0);
};

interface GaugeFigure {
  name: string;
  help: string;
  read: () => Promise<number | undefined> | number;
}

/** Adds a gauge without labels. It is absent while its figure is unknown, because 0 would look like a real figure. */
const addGauge = (registry: Registry, { name, help, read }: GaugeFigure) =>
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await read();
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });

/** Gauges of the database, which all servers of it share, by name, each with its help text and its reader. */
const storedGauges: Readonly<Record<string, readonly [string, (stored: StoredFigures) => number]>> = {
  octavo_letters_waiting: ['Letters that are not sent yet', (stored) => stored.lettersWaiting],
  octavo_letters_retried: [
    'Letters that could not be sent and are tried again',
    (stored) => stored.lettersRetried,
  ],
  octavo_oldest_letter_seconds: [
    'Age of the oldest letter not sent',
    (stored) => stored.oldestLetterAge / 1000,
  ],
  octavo_orders_last_hour: ['Orders that were placed in the last hour', (stored) => stored.ordersLastHour],
  octavo_files_arriving: ['Files whose upload began and has not ended', (stored) => stored.filesArriving],
};

const addStored = (registry: Registry, readStored: Sources['readStored']) => {
  addGauge(registry, {
    name: 'octavo_database_up',
    help: '1 while the database tells the stored figures, else 0',
    read: async () => ((await readStored()) ? 1 : 0),
  });
  for (const [name, [help, read]] of Object.entries(storedGauges))
    addGauge(registry, {
      name,
      help,
      read: async () => {
        const figures = await readStored();
        return figures ? read(figures) : undefined;
      },
    });
  new Gauge({
    name: 'octavo_orders_last_day',
    help: 'Orders that were placed in the last 24 hours, by their present status',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [status, count] of (await readStored())?.ordersLastDay ?? []) this.set({ status }, count);
    },
  });
};

/** Metrics of one server process, for Prometheus. */
export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Creates the metrics of one server process. The values of all labels come from closed sets, so that visitors cannot add time
 * series. This module is loaded only if the settings enable metrics.
 */
export const createMetrics = ({ readStored, readPool, readFreeBytes, draining }: Sources) => {
  const registry = new Registry();
  const counters = createCounters(registry);
  const { queueSeconds, shed, events, streamed } = counters;
  beginAtZero(counters);
  new Gauge({
    name: 'octavo_database_connections',
    help: 'Connections to PostgreSQL in use and idle, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const pool = readPool?.();
      if (pool) for (const state of fieldsOf(pool)) this.set({ state }, pool[state]);
    },
  });
  addStored(registry, readStored);
  addGauge(registry, {
    name: 'octavo_disk_free_bytes',
    help: 'Free bytes of the disk of DATA_DIR',
    read: () => readFreeBytes().catch(() => undefined),
  });
  addGauge(registry, {
    name: 'octavo_stopping',
    help: '1 after the server has begun to stop, else 0',
    read: () => (draining.aborted ? 1 : 0),
  });
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    ...counters,
    waited: (line: QueueName, seconds: number) => queueSeconds.observe({ line }, seconds),
    shed: (line: QueueName) => shed.inc({ line }),
    streamed: (outcome: StreamOutcome, count: number) => streamed.inc({ outcome }, count),
    securityEvent: (event: SecurityEvent) => events.inc({ event }),
  };
};
