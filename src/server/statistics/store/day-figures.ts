import { sql } from 'kysely';
import { type Figure, figures, type OriginPart } from '../../../api/figures.ts';
import { mapFields, pick } from '../../../order/vocabulary/map-fields.ts';
import { inBatches } from '../../database/batches.ts';
import type { DatabaseKind } from '../../database/open.ts';
import type { Database, Db } from '../../database/schema.ts';
import { dayMs } from '../../durations.ts';
import { noFigures, type Sum, sumsOf } from '../report-rows.ts';
import { readPlacedOrders } from './read-placed-orders.ts';

type DayViews = Database['day_views'];
type Orders = Database['day_orders'];

const key = ['site_id', 'day', 'part', 'name'] as const;

const viewFigures = ['views', 'prices', 'started', 'registered'] as const;

const viewsRow = (site_id: number, sum: Sum): DayViews => ({
  site_id,
  ...pick(sum, ['day', 'part', 'name', ...viewFigures]),
});

const ordersRow = (site_id: number, sum: Sum): Orders => {
  const { day, part, name, placed, paid, revenue, discounts, inTime, late } = sum;
  return { site_id, day, part, name, placed, paid, revenue, discounts, in_time: inTime, late };
};

/**
 * Adds the figures of new views to those of their days. The rows are sorted, so that two servers do not wait for each other. It
 * belongs to the transaction of the events.
 */
export const addViews = async (tx: Db, siteId: number, sums: readonly Sum[]): Promise<void> => {
  const sumKey = ({ day, part, name }: Sum) => `${day} ${part} ${name}`;
  const sorted = sums.toSorted((one, other) => (sumKey(one) < sumKey(other) ? -1 : 1));
  await inBatches(sorted, (batch) =>
    tx
      .insertInto('day_views')
      .values(batch.map((sum) => viewsRow(siteId, sum)))
      .onConflict((conflict) =>
        conflict
          .columns(key)
          .doUpdateSet(({ eb, ref }) =>
            mapFields(viewFigures, (name) => eb(`day_views.${name}`, '+', ref(`excluded.${name}`))),
          ),
      )
      .execute(),
  );
};

/** Lists the days whose orders have changed since they were summed up, latest first. */
export const listUnsummedDays = async (db: Db, siteId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('orders')
    .select(sql<number>`created_at - created_at % ${sql.lit(dayMs)}`.as('day'))
    .distinct()
    .where((eb) => eb.and({ site_id: siteId, is_summed: 0 }))
    .execute();
  return rows.map(({ day }) => Number(day)).sort((one, other) => other - one);
};

/**
 * Sums up the orders of a day. On PostgreSQL, an order that a request has locked is left to the next time, because two transactions
 * that lock several orders could wait for each other.
 */
export const sumOrders = (
  db: Db,
  kind: DatabaseKind,
  { siteId, day }: { siteId: number; day: number },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    // The row of the whole day is locked first, so that servers sum up a day one after another.
    const whole = ordersRow(siteId, { ...noFigures, day, part: '', name: '' });
    await tx
      .insertInto('day_orders')
      .values(whole)
      .onConflict((conflict) => conflict.columns(key).doUpdateSet({ day }))
      .execute();
    const changedOrders = tx
      .selectFrom('orders')
      .select('id')
      .where((eb) => eb.and({ site_id: siteId, is_summed: 0 }))
      .where('created_at', '>=', day)
      .where('created_at', '<', day + dayMs)
      .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked());
    await tx.updateTable('orders').set({ is_summed: 1 }).where('id', 'in', changedOrders).execute();
    const orders = await readPlacedOrders(tx, siteId, { from: day, to: day + dayMs });
    await tx
      .deleteFrom('day_orders')
      .where((eb) => eb.and({ site_id: siteId, day }))
      .execute();
    await inBatches(sumsOf(orders.map(({ row }) => row)), (batch) =>
      tx
        .insertInto('day_orders')
        .values(batch.map((sum) => ordersRow(siteId, sum)))
        .execute(),
    );
  });

type Stored = { day: number; part: OriginPart | ''; name: string } & Partial<Record<string, unknown>>;

/** Completes stored figures, of which PostgreSQL returns sums as texts. */
const sumOf = ({ day, part, name, in_time: inTime, ...row }: Stored): Sum => {
  const sums: Partial<Record<string, unknown>> = { ...row, inTime };
  const values = mapFields(
    figures.map((figure) => figure.name),
    (figure: Figure) => Number(sums[figure] ?? 0),
  );
  return { day: Number(day), part, name, ...values };
};

/**
 * Reads the figures of a site since a day: a row for each day, and a row for each name of a part of the origin, such as a source. A row
 * of a name sums up all of these days, so its day is 0.
 */
export const readSums = async (db: Db, siteId: number, from: number): Promise<Sum[]> => {
  const readTable = async (table: 'day_views' | 'day_orders', columns: readonly string[]) => {
    const stored = db.selectFrom(table).where('site_id', '=', siteId).where('day', '>=', from);
    const days = await stored.selectAll().where('part', '=', '').execute();
    const parts = await stored
      .select([sql<number>`0`.as('day'), 'part', 'name'])
      .select(columns.map((column) => sql<number>`sum(${sql.ref(column)})`.as(column)))
      .where('part', '<>', '')
      .groupBy(['part', 'name'])
      .execute();
    return [...days, ...parts].map(sumOf);
  };
  return [
    ...(await readTable('day_views', viewFigures)),
    ...(await readTable('day_orders', ['placed', 'paid', 'revenue', 'discounts', 'in_time', 'late'])),
  ];
};
