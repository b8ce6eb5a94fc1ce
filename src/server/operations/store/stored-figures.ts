import { sql } from 'kysely';
import type { StaffHealth } from '../../../api/resources/staff-figures.ts';
import { fieldsOf } from '../../../order/vocabulary/map-fields.ts';
import { orderStatuses, unfinishedStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { countRows } from '../../database/batches.ts';
import type { Db } from '../../database/schema.ts';
import { dayMs, hourMs, minuteMs } from '../../durations.ts';
import { hasWaitingRefund } from '../../orders/store/office-orders.ts';

/** Figures that all servers of a database share. */
export interface StoredFigures {
  lettersWaiting: number;
  lettersRetried: number;
  /** Age of the oldest unsent letter, in ms. */
  oldestLetterAge: number;
  ordersLastHour: number;
  /** Numbers of orders of the last day, by the names of their statuses. */
  ordersLastDay: ReadonlyMap<string, number>;
  filesArriving: number;
}

const readLetters = (db: Db) =>
  db
    .selectFrom('letters')
    .where('kind', '<>', 'webhook')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      sql<number>`coalesce(sum(case when tries > 0 then 1 else 0 end), 0)`.as('retried'),
      fn.min('created_at').as('oldest'),
    ])
    .executeTakeFirstOrThrow();

/** Counts the orders of the last day, and those of its last hour, by status. */
const countOrders = (db: Db, now: number) =>
  db
    .selectFrom('orders')
    .select(({ fn }) => [
      'status_id',
      fn.countAll<number>().as('lastDay'),
      sql<number>`sum(case when created_at >= ${now - hourMs} then 1 else 0 end)`.as('lastHour'),
    ])
    .where('created_at', '>=', now - dayMs)
    .groupBy('status_id')
    .execute();

const readFigures = async (db: Db, now: number): Promise<StoredFigures> => {
  const [letters, orders, arriving] = await Promise.all([
    readLetters(db),
    countOrders(db, now),
    db
      .selectFrom('begun_files')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  const countOf = (id: number) => orders.find(({ status_id }) => status_id === id)?.lastDay ?? 0;
  return {
    lettersWaiting: Number(letters.waiting),
    lettersRetried: Number(letters.retried),
    oldestLetterAge: letters.oldest === null ? 0 : Math.max(0, now - letters.oldest),
    ordersLastHour: orders.reduce((sum, { lastHour }) => sum + Number(lastHour), 0),
    ordersLastDay: new Map(
      fieldsOf(orderStatuses).map((name) => [name, Number(countOf(orderStatuses[name]))]),
    ),
    filesArriving: Number(arriving.count),
  };
};

/** Counts the orders and letters that need the provider's attention. Unpaid orders are those of the last week. */
export const readAttention = async (
  db: Db,
  now: number,
): Promise<Omit<StaffHealth, 'limits' | 'freeMb' | 'lastBackupAt'>> => {
  const letters = await readLetters(db);
  const orders = db.selectFrom('orders');
  const unreadOrders = db
    .selectFrom('messages')
    .select('order_id')
    .distinct()
    .where('author', '=', 'customer')
    .where('read_at', 'is', null);
  return {
    lettersWaiting: Number(letters.waiting),
    oldestLetterMinutes:
      letters.oldest === null ? 0 : Math.max(0, Math.round((now - letters.oldest) / minuteMs)),
    webhooksFailing: await countRows(db.selectFrom('webhooks').where('failing_since', 'is not', null)),
    overdue: await countRows(
      orders.where('deadline_at', '<', now).where('status_id', 'in', unfinishedStatuses),
    ),
    refundsWaiting: await countRows(orders.where(hasWaitingRefund)),
    unread: await countRows(db.selectFrom(unreadOrders.as('unread'))),
    unpaid: await countRows(
      orders.where('status_id', '=', orderStatuses.created).where('created_at', '>=', now - 7 * dayMs),
    ),
  };
};

interface Deps {
  db: Db;
  /** Returns the time in epoch milliseconds. */
  now: () => number;
  /** Milliseconds after which the database counts as silent. */
  timeoutMs?: number;
}

/** Milliseconds for which the figures are reused, so that frequent requests do not read them again. */
const maximumAgeMs = 10_000;

/** Creates a function that returns the figures; null if the database does not answer in time. */
export const createStoredFigures = ({ db, now, timeoutMs = 2000 }: Deps) => {
  let cached: { figures: Promise<StoredFigures | null>; at: number } | null = null;
  const readInTime = async (): Promise<StoredFigures | null> => {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), timeoutMs);
    });
    const figures = readFigures(db, now()).catch(() => null);
    return Promise.race([figures, timeout]).finally(() => clearTimeout(timer));
  };
  return (): Promise<StoredFigures | null> => {
    if (!cached || Math.abs(now() - cached.at) >= maximumAgeMs) cached = { figures: readInTime(), at: now() };
    return cached.figures;
  };
};
