import type { DatabaseKind } from '../database/open.ts';
import type { Db } from '../database/schema.ts';
import { type CountStreamed, createEventStream } from './event-stream.ts';
import { createStreamedEvents } from './streamed-events.ts';
import { createVisitorEvents, type VisitorEvents } from './visitor-events.ts';

interface Deps {
  db: Db;
  kind: DatabaseKind;
  settings: { statisticsUrl: string | null; eventsPerMinute: number };
  metrics: { streamed: CountStreamed } | null;
  log: { warn(message: string): void };
}

/** Creates the place of visitors' events: the address of the settings, or the database. */
export const openVisitorEvents = ({ db, kind, settings, metrics, log }: Deps): VisitorEvents => {
  const { statisticsUrl: url, eventsPerMinute } = settings;
  if (!url) return createVisitorEvents({ db, kind, eventsPerMinute });
  const count: CountStreamed = (outcome, events) => metrics?.streamed(outcome, events);
  const stream = createEventStream({ url, count, warn: (message) => log.warn(message) });
  return createStreamedEvents({ stream, eventsPerMinute, count });
};
