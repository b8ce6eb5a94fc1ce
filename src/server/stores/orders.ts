import type { Feedback, Order } from '../../api/resources.ts';
import { fromCents } from '../../order/money.ts';
import type { Database, Db } from '../database/schema.ts';
import { Refusal } from '../errors.ts';
import { isoTime } from '../iso-time.ts';
import { readFeedback } from './order-feedback.ts';
import type { Site } from './sites.ts';

export type OrderRow = Database['orders'];

const nameOf = (items: readonly { id: number; name: string }[], wanted: number) =>
  items.find(({ id }) => id === wanted)?.name ?? '';

const orderOf = (row: OrderRow, { bootstrap: { dictionaries } }: Site, feedback: Feedback): Order => ({
  code: row.code,
  statusId: row.status_id,
  typeId: row.type_id,
  typeName: nameOf(dictionaries.paperType, row.type_id),
  serviceId: row.service_id,
  academicLevelId: row.academic_level_id,
  academicLevelName: nameOf(dictionaries.academicLevel, row.academic_level_id),
  deadlineId: row.deadline_id,
  deadlineAt: isoTime(row.deadline_at),
  createdAt: isoTime(row.created_at),
  numberElements: row.number_elements,
  numberSlides: row.number_slides,
  spacingType: row.spacing_type,
  topic: row.topic,
  details: row.details,
  paymentSystemId: row.payment_system_id,
  currencyId: row.currency_id,
  basePriceConverted: fromCents(row.base_cents),
  totalPriceConverted: fromCents(row.total_cents),
  chargedCents: row.charged_cents,
  ...feedback,
});

/** A client's own order by its code; refuses with `notFound`. */
export const findOrder = async (db: Db, clientId: number, code: string): Promise<OrderRow> => {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('code', '=', code.toUpperCase())
    .executeTakeFirst();
  if (!order) throw new Refusal('notFound');
  return order;
};

export const showOrders = async (db: Db, site: Site, rows: readonly OrderRow[]): Promise<Order[]> => {
  const feedbackOf = await readFeedback(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => orderOf(row, site, feedbackOf(row.id)));
};

export const showOrder = async (db: Db, site: Site, row: OrderRow): Promise<Order> =>
  orderOf(row, site, (await readFeedback(db, [row.id]))(row.id));

export interface Paging {
  /** From 1. */
  page: number;
  perPage: number;
}

/** A client's orders, newest first; `statusId` keeps those of one status. */
export const listOrders = async (
  db: Db,
  clientId: number,
  { page, perPage, statusId }: Paging & { statusId: number | null },
): Promise<{ rows: OrderRow[]; total: number }> => {
  const own = db
    .selectFrom('orders')
    .where('client_id', '=', clientId)
    .$if(statusId !== null, (query) => query.where('status_id', '=', statusId ?? 0));
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { rows, total };
};
