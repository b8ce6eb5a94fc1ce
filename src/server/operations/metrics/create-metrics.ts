import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import * as calls from '../../../api/calls.ts';
import { fieldsOf } from '../../../order/vocabulary/map-fields.ts';
import type { PoolState } from '../../database/postgres-pool.ts';
import { routeClasses } from '../../http/overload.ts';
import { securityEvents } from '../../http/security-events.ts';
import { streamOutcomes } from '../../statistics/event-stream.ts';
import type { StoredFigures } from '../store/stored-figures.ts';
import { type MetricName, metricRows } from './metric-rows.ts';
import type { Metrics } from './metrics.ts';

interface Sources {
  /** Reads the figures of the database; resolves to null if the database does not answer in time. */
  readStored: () => Promise<StoredFigures | null>;
  /** Reads the use of PostgreSQL's connection pool; null for SQLite. */
  readPool: (() => PoolState) | null;
  readFreeBytes: () => Promise<number>;
  draining: AbortSignal;
}

type NamesOf<Kind> = {
  [Name in MetricName]: (typeof metricRows)[Name]['kind'] extends Kind ? Name : never;
}[MetricName];

/** Creates the registry of one server process, with a function for each kind of metric of the table. */
const createRegistry = () => {
  const registry = new Registry();
  const metrics = new Map<MetricName, Counter | Gauge | Histogram>();
  for (const name of fieldsOf(metricRows)) {
    const {
      kind,
      help,
      ...row
    }: { kind: string; help: string; labels?: readonly string[]; buckets?: readonly number[] } =
      metricRows[name];
    const shared = { name, help, labelNames: row.labels ?? [], registers: [registry] };
    if (kind === 'counter') metrics.set(name, new Counter(shared));
    else if (kind === 'gauge') metrics.set(name, new Gauge(shared));
    else metrics.set(name, new Histogram({ ...shared, buckets: [...(row.buckets ?? [])] }));
  }
  const found = <Metric>(name: MetricName, type: new (...options: never[]) => Metric): Metric => {
    const metric = metrics.get(name);
    if (metric instanceof type) return metric;
    throw new Error(`There is no such metric: ${name}`);
  };
  return {
    registry,
    counter: (name: NamesOf<'counter'>) => found(name, Counter),
    gauge: (name: NamesOf<'gauge'>) => found(name, Gauge),
    histogram: (name: NamesOf<'histogram'>) => found(name, Histogram),
  };
};

type Registered = ReturnType<typeof createRegistry>;

/**
 * Creates a counter with two labels that counts in a map and passes the numbers on at a scrape. The package builds a text of
 * all labels for each increment, which would take a tenth of the time of a cached response.
 */
const createCount = (counter: Counter, [first, second]: readonly [string, string]) => {
  const counts = new Map<string, Map<string | number, number>>();
  return {
    add: (one: string, other: string | number) => {
      const row = counts.get(one) ?? new Map<string | number, number>();
      counts.set(one, row.set(other, (row.get(other) ?? 0) + 1));
    },
    handOn: () => {
      for (const [one, row] of counts)
        for (const [other, count] of row) counter.inc({ [first]: one, [second]: other }, count);
      counts.clear();
    },
  };
};

const outcomes = ['done', 'refused', 'failed'] as const;

const outcomeOf = (status: number): (typeof outcomes)[number] => {
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'done';
};

const callNames: ReadonlyMap<unknown, string> = new Map(
  Object.entries(calls).map(([name, call]) => [call, name]),
);

/** Sets the figures of the database. An unknown figure is left out, because 0 would look like a real figure. */
const setStored = (gauge: Registered['gauge'], figures: StoredFigures | null) => {
  gauge('octavo_database_up').set(figures ? 1 : 0);
  const ofStatus = gauge('octavo_orders_last_day');
  const plain = {
    octavo_letters_waiting: figures?.lettersWaiting,
    octavo_letters_retried: figures?.lettersRetried,
    octavo_oldest_letter_seconds: figures && figures.oldestLetterAge / 1000,
    octavo_orders_last_hour: figures?.ordersLastHour,
    octavo_files_arriving: figures?.filesArriving,
  };
  for (const name of fieldsOf(plain)) {
    const value = plain[name];
    if (value === undefined || value === null) gauge(name).remove();
    else gauge(name).set(value);
  }
  ofStatus.reset();
  for (const [status, count] of figures?.ordersLastDay ?? []) ofStatus.set({ status }, count);
};

/** Name of the payment service's events in the metrics of calls. */
const paymentEvents = 'paymentEvents';

/** Sets counters of closed sets to 0, because Prometheus sees no increase in a series that begins at 1. */
const beginAtZero = ({ counter }: Registered) => {
  for (const call of [...callNames.values(), paymentEvents])
    for (const outcome of outcomes) counter('octavo_call_answers_total').inc({ call, outcome }, 0);
  for (const event of fieldsOf(securityEvents)) counter('octavo_security_events_total').inc({ event }, 0);
  for (const line of fieldsOf(routeClasses)) counter('octavo_shed_total').inc({ line }, 0);
  for (const outcome of streamOutcomes) counter('octavo_streamed_events_total').inc({ outcome }, 0);
};

/** Creates the metrics of one server process. This module is loaded only if the settings enable metrics. */
export const createMetrics = (sources: Sources): Metrics => {
  const registered = createRegistry();
  const { registry, counter, gauge, histogram } = registered;
  beginAtZero(registered);
  collectDefaultMetrics({ register: registry });
  const answers = createCount(counter('octavo_answers_total'), ['class', 'status']);
  const answerSeconds = histogram('octavo_answer_seconds');
  const callAnswers = createCount(counter('octavo_call_answers_total'), ['call', 'outcome']);
  const queueSeconds = histogram('octavo_queue_seconds');
  const shed = counter('octavo_shed_total');
  const streamed = counter('octavo_streamed_events_total');
  const events = counter('octavo_security_events_total');

  const setOwn = async () => {
    const pool = sources.readPool?.();
    for (const state of pool ? fieldsOf(pool) : [])
      gauge('octavo_database_connections').set({ state }, pool?.[state] ?? 0);
    gauge('octavo_stopping').set(sources.draining.aborted ? 1 : 0);
    const free = await sources.readFreeBytes().catch(() => null);
    if (free === null) gauge('octavo_disk_free_bytes').remove();
    else gauge('octavo_disk_free_bytes').set(free);
  };
  return {
    answered: ({ class: name, call, status, seconds }) => {
      answers.add(name, status);
      answerSeconds.observe({ class: name }, seconds);
      if (call) callAnswers.add(callNames.get(call) ?? 'other', outcomeOf(status));
      if (name === 'events') callAnswers.add(paymentEvents, outcomeOf(status));
    },
    waited: (line, seconds) => queueSeconds.observe({ line }, seconds),
    shed: (line) => shed.inc({ line }),
    streamed: (outcome, count) => streamed.inc({ outcome }, count),
    securityEvent: (event) => events.inc({ event }),
    contentType: registry.contentType,
    text: async () => {
      const [stored] = await Promise.all([sources.readStored(), setOwn()]);
      setStored(gauge, stored);
      answers.handOn();
      callAnswers.handOn();
      return registry.metrics();
    },
  };
};
