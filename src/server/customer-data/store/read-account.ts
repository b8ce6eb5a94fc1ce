import type { AccountData, FileData, OrderData, SessionData } from '../../../api/resources/account.ts';
import type { Order } from '../../../api/resources/order.ts';
import { statusName } from '../../../order/vocabulary/order-statuses.ts';
import { deviceText, placeText } from '../../accounts/devices.ts';
import { identityOf } from '../../accounts/store/clients.ts';
import type { Database, Db } from '../../database/schema.ts';
import { isoTime, isoTimeOrNull } from '../../database/time.ts';
import { cabinetAddress } from '../../http/hosts.ts';
import { listEntries, readBalance } from '../../orders/store/bonus.ts';
import { listOrders } from '../../orders/store/list-orders.ts';
import { listMessages } from '../../orders/store/messages.ts';
import { listEvents, readStoredOrigin } from '../../orders/store/order-parts.ts';
import type { OrderRow } from '../../orders/store/order-rows.ts';
import { assembleOrder, type OrderOwner } from '../../orders/store/orders.ts';
import { listPayments, type PaymentRow } from '../../payments/store/payments.ts';

type ListedFile = Pick<Database['files'], 'name' | 'size' | 'created_at' | 'client_id'>;

const fileDataOf = ({ name, size, created_at, client_id }: ListedFile, link: string): FileData => ({
  name,
  size,
  from: client_id === null ? 'provider' : 'customer',
  createdAt: isoTime(created_at),
  link,
});

const readHistory = async (db: Db, orderId: number): Promise<OrderData['history']> =>
  (await listEvents(db, orderId)).map(({ status_id, created_at, time_revision, text_revision }) => ({
    status: statusName(status_id),
    createdAt: isoTime(created_at),
    text: [time_revision, text_revision].filter(Boolean).join(' '),
  }));

const paymentDataOf = ({ state, created_at, refunded_cents, card_brand, card_last4 }: PaymentRow) => ({
  state,
  createdAt: isoTime(created_at),
  refundedCents: refunded_cents,
  card: card_last4 ? `${card_brand ?? ''} ${card_last4}`.trim() : '',
});

const messageDataOf = ({ author, text, created_at, read_at }: Database['messages']) => ({
  author,
  text,
  createdAt: isoTime(created_at),
  readAt: isoTimeOrNull(read_at),
});

/** Returns an order as the cabinet shows it, with the stored data that its page does not show. `link` is the page's address. */
const readOrderData = async (
  db: Db,
  { row, shown, link }: { row: OrderRow; shown: Order; link: string },
): Promise<OrderData> => {
  const files = await db
    .selectFrom('attachments')
    .innerJoin('files', 'files.id', 'attachments.file_id')
    .select(['files.name', 'files.size', 'files.created_at', 'files.client_id'])
    .where('attachments.order_id', '=', row.id)
    .orderBy('files.created_at')
    .orderBy('files.id')
    .execute();
  return {
    ...shown,
    status: statusName(row.status_id),
    history: await readHistory(db, row.id),
    origin: Object.fromEntries(await readStoredOrigin(db, row.id)),
    payments: (await listPayments(db, row.id)).reverse().map(paymentDataOf),
    messages: (await listMessages(db, row.id, Number.MAX_SAFE_INTEGER)).map(messageDataOf),
    files: files.map((file) => fileDataOf(file, link)),
  };
};

/** Page that contains all rows of a list. */
const whole = { page: 1, perPage: Number.MAX_SAFE_INTEGER };

const readOrders = async (db: Db, owner: OrderOwner): Promise<OrderData[]> => {
  const { rows } = await listOrders(db, owner.client.id, { ...whole, statusId: null });
  const data: OrderData[] = [];
  for (const row of rows) {
    const link = cabinetAddress(owner.site, `/orders/${row.code}`);
    data.push(await readOrderData(db, { row, shown: await assembleOrder(db, owner, row), link }));
  }
  return data;
};

const readOtherFiles = async (db: Db, { site, client }: OrderOwner): Promise<FileData[]> => {
  const rows = await db
    .selectFrom('files')
    .leftJoin('attachments', 'attachments.file_id', 'files.id')
    .select(['files.id', 'files.name', 'files.size', 'files.created_at', 'files.client_id'])
    .where('files.client_id', '=', client.id)
    .where('attachments.file_id', 'is', null)
    .orderBy('files.created_at')
    .execute();
  return rows.map((row) => fileDataOf(row, cabinetAddress(site, `/v1/client/file/${row.id}`)));
};

const readBonus = async (db: Db, { client }: OrderOwner): Promise<AccountData['bonus']> => ({
  balanceCents: await readBalance(db, client.id),
  entries: (await listEntries(db, client.id, whole)).entries,
});

const readSessions = async (db: Db, { client }: OrderOwner): Promise<SessionData[]> => {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('client_id', '=', client.id)
    .orderBy('last_used_at', 'desc')
    .execute();
  return rows.map((row) => ({
    device: deviceText(row),
    userAgent: row.user_agent,
    place: placeText(row),
    loggedInAt: isoTime(row.logged_in_at),
    lastUsedAt: isoTime(row.last_used_at),
  }));
};

const readLetters = async (db: Db, { client }: OrderOwner): Promise<AccountData['letters']> => {
  const sentLetters = await db
    .selectFrom('sent_letters')
    .selectAll()
    .where('client_id', '=', client.id)
    .orderBy('sent_at')
    .execute();
  const waitingLetters = await db
    .selectFrom('letters')
    .select(['kind', 'about'])
    .where((eb) => eb.and({ site_id: client.site_id, address: client.email }))
    .orderBy('created_at')
    .execute();
  return [
    ...sentLetters.map(({ kind, about, sent_at }) => ({ kind, orderCode: about, sentAt: isoTime(sent_at) })),
    ...waitingLetters.map(({ kind, about }) => ({ kind, orderCode: about, sentAt: null })),
  ];
};

const readAccount = async (db: Db, { client }: OrderOwner): Promise<AccountData['account']> => {
  const { id, created_at } = client;
  const social = await db
    .selectFrom('social_accounts')
    .select('provider')
    .where('client_id', '=', id)
    .execute();
  const bookmarks = await db
    .selectFrom('bookmarks')
    .select('writer_code')
    .where('client_id', '=', id)
    .orderBy('writer_code')
    .execute();
  return {
    ...identityOf(client),
    registeredAt: isoTime(created_at),
    socialLogins: social.map(({ provider }) => provider),
    writers: bookmarks.map(({ writer_code }) => writer_code),
  };
};

/** Reads everything that is stored about a client. */
export const readAccountData = async (db: Db, owner: OrderOwner, now: number): Promise<AccountData> => ({
  exportedAt: isoTime(now),
  site: owner.site.host,
  account: await readAccount(db, owner),
  orders: await readOrders(db, owner),
  otherFiles: await readOtherFiles(db, owner),
  bonus: await readBonus(db, owner),
  sessions: await readSessions(db, owner),
  letters: await readLetters(db, owner),
});
