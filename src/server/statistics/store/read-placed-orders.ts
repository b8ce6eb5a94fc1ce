import { sql } from 'kysely';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { returnedCents } from '../../database/returned-cents.ts';
import type { Db } from '../../database/schema.ts';
import { dayOf } from '../event-rows.ts';
import { noFigures, type ReportRow } from '../report-rows.ts';

/** Time that a report covers, in epoch milliseconds. `from` is the start of a day in UTC; `to` is not included. */
export interface Period {
  from: number;
  to: number;
}

/** An order of the period, with the visitor who placed it. */
export interface PlacedOrder {
  row: ReportRow;
  /** Id of the visitor; null if the visitor has not agreed to statistics. */
  visitorId: string | null;
  isPaid: boolean;
}

/** Labels of the widgets, by their names in the origin of an order. */
const labels: Readonly<Record<string, string>> = { 'order-form': 'Order Form', calculator: 'Calculator' };

/**
 * Returns a subquery for the time at which an order first reached a status; null if the order never reached the status.
 */
const firstTime = (statusId: number) =>
  sql<number | null>`(select min(created_at) from order_events
    where order_events.order_id = orders.id and order_events.status_id = ${sql.lit(statusId)})`;

const selectOrders = (db: Db, siteId: number, { from, to }: Period) =>
  db
    .selectFrom('orders')
    .leftJoin('order_origins', 'order_origins.order_id', 'orders.id')
    .select(['status_id', 'base_cents', 'total_cents', 'charged_cents', 'rate_e4'])
    .select(['orders.created_at', 'deadline_at', 'template', 'widget', 'page'])
    .select(['utm_campaign', 'utm_source', 'affiliate_id', 'discount_code', 'first_device', 'visitor_id'])
    .select([
      returnedCents.as('returned_cents'),
      firstTime(orderStatuses.paid).as('paid_at'),
      firstTime(orderStatuses.delivered).as('delivered_at'),
    ])
    .where('orders.site_id', '=', siteId)
    .where('orders.created_at', '>=', from)
    .where('orders.created_at', '<', to);

type PlacedRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number];

/** Converts cents of the order's currency into US cents at the rate of the order. */
const usdOf = (cents: number, rateE4: number) => Math.round((cents * 10_000) / rateE4);

const toOrder = (order: PlacedRow): PlacedOrder => {
  const charged = Number(order.charged_cents);
  const isRefunded = order.status_id === orderStatuses.refunded;
  const refunded = Number(order.returned_cents);
  const isPaid = order.paid_at !== null && (!isRefunded || refunded < charged);
  const delivered = order.delivered_at;
  const isInTime = delivered !== null && Number(delivered) <= Number(order.deadline_at);
  const saved = Number(order.base_cents) - Number(order.total_cents);
  const origin = {
    widget: labels[order.widget ?? ''] ?? '',
    template: order.template ?? '',
    page: order.page ?? '',
    campaign: order.utm_campaign ?? '',
    source: order.utm_source ?? '',
    affiliate: order.affiliate_id ?? '',
    code: order.discount_code ?? '',
    device: order.first_device ?? '',
  };
  const row = {
    ...noFigures,
    day: dayOf(Number(order.created_at)),
    origin,
    placed: 1,
    paid: isPaid ? 1 : 0,
    revenue: isPaid ? charged - refunded : 0,
    discounts: isPaid ? usdOf(saved, Number(order.rate_e4)) : 0,
    inTime: isInTime ? 1 : 0,
    late: delivered !== null && !isInTime ? 1 : 0,
  };
  return { row, visitorId: order.visitor_id, isPaid };
};

/**
 * Reads the orders that were placed on a site in a period. Refunded orders count as placed and not as paid. If a part of the
 * payment was kept, they count as paid with that part. Money that has still to go back counts as gone. An order is late if it was
 * delivered after its deadline.
 */
export const readPlacedOrders = async (db: Db, siteId: number, period: Period): Promise<PlacedOrder[]> =>
  (await selectOrders(db, siteId, period).execute()).map(toOrder);

/**
 * Reads the orders of a period whose deadline has passed before their first delivery. They count as late and in no other figure.
 */
export const readOverdueOrders = async (db: Db, siteId: number, period: Period): Promise<ReportRow[]> => {
  const overdue = selectOrders(db, siteId, period)
    .where('status_id', 'in', [orderStatuses.paid, orderStatuses.inProgress])
    .where('deadline_at', '<', period.to);
  return (await overdue.execute()).map((order) => {
    const { day, origin } = toOrder(order).row;
    return { ...noFigures, day, origin, late: 1 };
  });
};
