import type { TemplateVisitors } from '../../../api/resources/staff-figures.ts';
import type { UnknownFields } from '../../../order/unknown-fields.ts';
import { inBatches } from '../../database/batches.ts';
import type { Db } from '../../database/schema.ts';
import { dayOf, visitorHash } from '../event-rows.ts';
import type { Period, PlacedOrder } from './read-placed-orders.ts';

/** Reads the ids of the event texts that are views of the order form, by template. An id is valid for one day. */
const readViewsByTemplate = async (db: Db, { from, to }: Period): Promise<[string, number[]][]> => {
  const rows = await db
    .selectFrom('event_texts')
    .select(['id', 'text'])
    .where('day', '>=', dayOf(from))
    .where('day', '<=', to)
    .execute();
  const ids = new Map<string, number[]>();
  for (const { id, text } of rows) {
    const { label, action, template }: UnknownFields = JSON.parse(text);
    if (label !== 'Order Form' || action !== 'Show') continue;
    if (template && typeof template === 'string')
      ids.set(template, [...(ids.get(template) ?? []), Number(id)]);
  }
  return [...ids].sort(([one], [other]) => (one < other ? -1 : 1));
};

/**
 * Reads how many visitors saw the order form in each template, and how many of them placed and paid an order. A visitor who saw
 * several templates counts for each. Only visitors who have agreed to statistics are counted.
 */
export const readSplit = async (
  db: Db,
  { siteId, period }: { siteId: number; period: Period },
  orders: readonly PlacedOrder[],
): Promise<TemplateVisitors[]> => {
  const selectViews = (ids: readonly number[]) =>
    db
      .selectFrom('visitor_events')
      .where('site_id', '=', siteId)
      .where('at', '>=', period.from)
      .where('at', '<', period.to)
      .where('action_id', 'in', ids);
  const visitorOrders = orders.flatMap(({ visitorId, isPaid }) =>
    visitorId ? [{ visitor: visitorHash(visitorId), isPaid }] : [],
  );
  const buyers = new Set(visitorOrders.map(({ visitor }) => visitor));
  const payers = new Set(visitorOrders.flatMap(({ visitor, isPaid }) => (isPaid ? [visitor] : [])));
  const countTemplate = async ([template, ids]: [string, number[]]): Promise<TemplateVisitors> => {
    const { visitors } = await selectViews(ids)
      .select(({ fn }) => fn.count('visitor').distinct().as('visitors'))
      .executeTakeFirstOrThrow();
    const buyersOfTemplate = new Set<number>();
    await inBatches([...buyers], async (batch) => {
      const rows = await selectViews(ids)
        .select('visitor')
        .distinct()
        .where('visitor', 'in', batch)
        .execute();
      for (const { visitor } of rows) buyersOfTemplate.add(Number(visitor));
    });
    const paid = [...buyersOfTemplate].filter((visitor) => payers.has(visitor)).length;
    return { template, visitors: Number(visitors), ordered: buyersOfTemplate.size, paid };
  };
  return Promise.all((await readViewsByTemplate(db, period)).map(countTemplate));
};
