import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '../../../src/server/database/open.ts';
import { readEvent } from '../../../src/server/statistics/read-event.ts';
import { createVisitorEvents } from '../../../src/server/statistics/store/visitor-events.ts';

/** Number of events that arrive while one transaction is written. */
const batch = 500;
const eventsPerVisitor = 5;
const dayMs = 86_400_000;

const labels = ['Calculator', 'Price List', 'Order Form'];
const actions = ['Show', 'Show', 'Show', 'Follow', 'Order Now', 'Checkout'];
const agent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

/** Returns an event as a widget sends it. 2,000 devices, 150 pages and 30 campaigns take turns. */
const eventOf = (
  index: number,
  { visitorId, siteId, at }: { visitorId: string; siteId: number; at: number },
) => {
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
    { siteId, at },
  );
};

interface StoredDay {
  siteId: number;
  /** Number of events of the day. */
  total: number;
  /** Start of the day in UTC. */
  day: number;
}

/** Stores the events of one day by the writer that a server uses. Returns the stored events a second. */
export const storeEvents = async (
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  { siteId, total, day }: StoredDay,
): Promise<number> => {
  const events = createVisitorEvents({ db, kind, eventsPerMinute: 1e9 });
  const startedAt = performance.now();
  let visitorId = '';
  for (let start = 0; start < total; start += batch)
    await Promise.all(
      Array.from({ length: batch }, (_, offset) => {
        const index = start + offset;
        if (index % eventsPerVisitor === 0) visitorId = randomUUID();
        const at = day + Math.floor((index / total) * dayMs);
        return events.add(eventOf(index, { visitorId, siteId, at }), '');
      }),
    );
  return total / ((performance.now() - startedAt) / 1000);
};
