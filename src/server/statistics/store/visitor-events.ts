import { inBatches } from '../../database/batches.ts';
import type { DatabaseKind } from '../../database/open.ts';
import type { Db } from '../../database/schema.ts';
import { createEventLimits, type EventAllowance } from '../event-limits.ts';
import { createEventRows, dayOf, type EventRows } from '../event-rows.ts';
import type { VisitorEvent } from '../read-event.ts';
import { sumsOf } from '../report-rows.ts';
import { addViews } from './day-figures.ts';
import { createDay } from './event-days.ts';

export interface VisitorEvents {
  /**
   * Resolves once the event is committed, or at once if events are streamed. An event above a limit of its sender is not kept.
   */
  add(event: VisitorEvent, network: string): Promise<void>;
  /** Sends the waiting events before the server ends. */
  close(): Promise<void>;
}

interface Deps {
  db: Db;
  kind: DatabaseKind;
  /** Maximum number of events from one network in a minute. */
  eventsPerMinute: number;
}

/**
 * Returns the limits of one network, visitor and site in a minute and in a day. The limits of a day are lower in proportion,
 * because no sender reaches the limit of a minute all day.
 */
export const allowancesOf = (network: number): [EventAllowance, EventAllowance] => [
  { network, visitor: network / 2, site: network * 200 },
  { network: network * 100, visitor: network * 5, site: network * 40_000 },
];

const writeBatch = (db: Db, batch: readonly EventRows[]): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const texts = batch.flatMap(({ texts }) => texts).sort((first, second) => first.id - second.id);
    await inBatches(texts, (part) =>
      tx
        .insertInto('event_texts')
        .values(part)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    const events = batch.map(({ event }) => event);
    await inBatches(events, (part) => tx.insertInto('visitor_events').values(part).execute());
    // The sites are sorted, so that two servers do not wait for each other.
    for (const siteId of [...new Set(events.map(({ site_id }) => site_id))].sort(
      (one, other) => one - other,
    )) {
      const views = batch.flatMap(({ event, view }) => (view && event.site_id === siteId ? [view] : []));
      await addViews(tx, siteId, sumsOf(views));
    }
  });

/**
 * Creates the writer of events. The next transaction writes all events that arrived during the last one. One disk can then
 * store hundreds of events a second, although each event is acknowledged only after its commit.
 */
export const createVisitorEvents = ({ db, kind, eventsPerMinute }: Deps): VisitorEvents => {
  const limits = createEventLimits(...allowancesOf(eventsPerMinute));
  const maker = createEventRows();
  let nextBatch: { rows: EventRows[]; whenWritten: Promise<void> } | null = null;
  let lastWrite: Promise<unknown> = Promise.resolve();
  let createdDay = -1;

  const createDays = async (batch: readonly EventRows[]) => {
    for (const { event } of batch) {
      if (dayOf(event.at) === createdDay) continue;
      await createDay({ db, kind }, event.at);
      createdDay = dayOf(event.at);
    }
  };
  const closeAndWrite = async (batch: EventRows[]) => {
    nextBatch = null;
    try {
      await createDays(batch);
      await writeBatch(db, batch);
    } catch (error) {
      maker.forget();
      throw error;
    }
  };
  const startBatch = () => {
    const rows: EventRows[] = [];
    const turn = lastWrite.then(() => new Promise((resolve) => setImmediate(resolve)));
    const whenWritten = turn.then(() => closeAndWrite(rows));
    lastWrite = whenWritten.catch(() => {});
    return { rows, whenWritten };
  };
  return {
    add: (event, network) => {
      const { siteId, visitorId, at } = event;
      if (!limits.allows({ network, visitorId, siteId }, at)) return Promise.resolve();
      nextBatch ??= startBatch();
      nextBatch.rows.push(maker.rowsOf(event));
      return nextBatch.whenWritten;
    },
    // Every event is committed before its request is answered.
    close: async () => {},
  };
};
