import { SpanKind } from '@opentelemetry/api';
import type { OpenDatabase } from '../database/open.ts';
import type { Log } from '../http/log.ts';
import type { SheddingObserver } from '../http/overload.ts';
import type { Settings, TraceSettings } from '../settings/settings.ts';
import { addSpan } from '../spans.ts';
import { readDiskUse } from './disk-space.ts';
import type { Metrics } from './metrics/create-metrics.ts';
import { createStoredFigures } from './store/stored-figures.ts';

/** Starts the traces. A server without a collector does not load their packages, because they cost time and memory. */
export const loadAndStartTraces = async (settings: TraceSettings) =>
  (await import('./traces/start-traces.ts')).startTraces(settings);

/** Adds a statement of the database to the trace of its request. */
export const traceStatement = (sql: string, milliseconds: number) =>
  addSpan(sql.split(' ', 1)[0] ?? '', milliseconds, {
    kind: SpanKind.CLIENT,
    attributes: { 'db.query.text': sql },
  });

interface MetricSources {
  database: Pick<OpenDatabase, 'db' | 'readPool'>;
  draining: AbortSignal;
  now: () => number;
}

/** Creates the metrics if the settings enable them; otherwise their package is not loaded. */
export const loadMetrics = async (
  { metrics, dataFolder }: Settings,
  { database: { db, readPool }, draining, now }: MetricSources,
): Promise<Metrics | null> => {
  if (!metrics) return null;
  const { createMetrics } = await import('./metrics/create-metrics.ts');
  return createMetrics({
    readStored: createStoredFigures({ db, now }),
    readPool,
    readFreeBytes: async () => (await readDiskUse(dataFolder)).free,
    draining,
  });
};

const reportIntervalMs = 10_000;

/** Logs every 10 s how many requests load shedding has refused. */
export const createRefusalReport = (log: Log): SheddingObserver => {
  let refused = 0;
  const logRefused = () => {
    log.warn(`The server had too much to do and refused ${refused} requests in the last 10 s.`);
    refused = 0;
  };
  return {
    shed: () => {
      if (refused === 0) setTimeout(logRefused, reportIntervalMs).unref();
      refused += 1;
    },
  };
};
