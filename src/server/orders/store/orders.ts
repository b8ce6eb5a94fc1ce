import type { Feedback, Order } from '../../../api/resources/order.ts';
import { mapNames, type OrderedPaper } from '../../../order/ordered-paper.ts';
import { fromCents } from '../../../order/price/money.ts';
import { orderFields } from '../../../order/vocabulary/fields.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { type ClientRow, findClientById } from '../../accounts/store/clients.ts';
import type { Db } from '../../database/schema.ts';
import { columnOf } from '../../database/tables/field-columns.ts';
import { isoTime } from '../../database/time.ts';
import { Refusal } from '../../errors.ts';
import { countNewFiles } from '../../files/store/attachments.ts';
import type { Site, Sites } from '../../sites/store/sites.ts';
import { answerOf } from '../order-fields.ts';
import { countNewMessages } from './messages.ts';
import { bonusBack, priceBeforeBonus, surchargeOf } from './order-amounts.ts';
import { readExtras, readFeedback } from './order-parts.ts';
import type { OrderRow } from './order-rows.ts';

const itemName = (items: readonly { id: number; name: string }[], wanted: number) =>
  items.find(({ id }) => id === wanted)?.name ?? '';

export interface OrderOwner {
  site: Site;
  client: ClientRow;
}

/** Data of orders that are not stored in the table `orders`. */
interface OrderParts extends OrderOwner {
  feedback: Feedback;
  extras: Order['extras'];
  newMessages: number;
  newFiles: number;
}

/** Statuses of orders that were never paid. */
export const unpaidStatuses: readonly number[] = [orderStatuses.created, orderStatuses.cancelled];

/** Returns the deadline of a paid order, and of any other order the seconds from its payment to its deadline. */
export const deadlineOf = ({
  status_id,
  created_at,
  deadline_at,
}: Pick<OrderRow, 'status_id' | 'created_at' | 'deadline_at'>) =>
  unpaidStatuses.includes(status_id)
    ? { deadlineAt: null, deadlineSeconds: Math.round((deadline_at - created_at) / 1000) }
    : { deadlineAt: isoTime(deadline_at), deadlineSeconds: null };

const paperOf = (
  row: OrderRow,
  { allDictionaries }: Site,
): Omit<OrderedPaper, 'extras' | 'writerSurcharge'> => ({
  ...answerOf(row),
  ...mapNames((field) => itemName(allDictionaries[orderFields[field].dictionary], row[columnOf(field)])),
  ...deadlineOf(row),
  preferredWriterCode: row.preferred_writer,
  writerCode: row.writer_code,
  discountCode: row.discount_code,
  discountAmountConverted: fromCents(row.base_cents - row.total_cents),
  basePriceConverted: fromCents(row.base_cents),
  totalPriceConverted: fromCents(row.total_cents),
});

/** Returns extras with their names: in English those at ordering, in other languages the present translations. */
const extrasIn = ({ language, allDictionaries }: Site, extras: Order['extras']): Order['extras'] =>
  language === 'en'
    ? extras
    : extras.map((extra) => ({
        ...extra,
        name: itemName(allDictionaries.extra, extra.id) || extra.name,
      }));

const orderOf = (
  row: OrderRow,
  { site, client, feedback, extras, newMessages, newFiles }: OrderParts,
): Order => ({
  code: row.code,
  statusId: row.status_id,
  createdAt: isoTime(row.created_at),
  chargedCents: row.charged_cents,
  dueCents: row.due_cents,
  priceCents: priceBeforeBonus(row),
  bonusPriceConverted: fromCents(row.bonus_cents),
  contact: {
    email: client.email,
    phone: client.phone,
    firstName: client.first_name,
    lastName: client.last_name,
  },
  ...paperOf(row, site),
  extras: extrasIn(site, extras),
  writerSurcharge: surchargeOf(row, extras),
  bonusUsedCents: row.bonus_used_cents,
  bonusReturnedCents: bonusBack(row),
  refundedCents: row.status_id === orderStatuses.refunded ? (row.refunded_cents ?? row.charged_cents) : null,
  newMessages,
  newFiles,
  ...feedback,
});

/** Finds a client's own order by its code; refuses with `notFound`. */
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

export const readOwner = async (
  { db, sites }: { db: Db; sites: Sites },
  { code, site_id, client_id }: OrderRow,
): Promise<OrderOwner> => {
  const site = (await sites.all()).find(({ id }) => id === site_id);
  const client = await findClientById(db, site_id, client_id);
  if (!site || !client) throw new Error(`The site or the customer of ${code} is missing.`);
  return { site, client };
};

/** Reads data from other tables; returns a function that converts a row of `orders` to an order of the API. */
const readAssembly = async (db: Db, owner: OrderOwner, ids: readonly number[]) => {
  const feedbackOf = await readFeedback(db, ids);
  const extrasOf = await readExtras(db, ids);
  const newMessagesOf = await countNewMessages(db, ids);
  const newFilesOf = await countNewFiles(db, ids, 'client');
  return (row: OrderRow): Order =>
    orderOf(row, {
      ...owner,
      feedback: feedbackOf(row.id),
      extras: extrasOf(row),
      newMessages: newMessagesOf(row.id),
      newFiles: newFilesOf(row.id),
    });
};

/** Converts rows of one client's orders into orders of the API. */
export const assembleOrders = async (
  db: Db,
  owner: OrderOwner,
  rows: readonly OrderRow[],
): Promise<Order[]> =>
  rows.map(
    await readAssembly(
      db,
      owner,
      rows.map(({ id }) => id),
    ),
  );

export const assembleOrder = async (db: Db, owner: OrderOwner, row: OrderRow): Promise<Order> =>
  (await readAssembly(db, owner, [row.id]))(row);
