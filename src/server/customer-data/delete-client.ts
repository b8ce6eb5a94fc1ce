import { isClosed, orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import type { Db } from '../database/schema.ts';
import { Refusal } from '../errors.ts';
import type { Client } from '../stores/clients/clients.ts';
import { changeStatus } from '../stores/orders/order-changes.ts';
import type { OrderRow } from '../stores/orders/orders.ts';
import { addLetters } from '../stores/outbox.ts';
import { anonymizeOrders } from './anonymous-orders.ts';
import { createRemover } from './without-person.ts';

type OpenOrder = Pick<OrderRow, 'id' | 'code' | 'status_id'>;

/** Locks the orders of a client. Orders are locked before clients everywhere, so that no deadlock arises. */
const lockOrders = (rows: Db, clientId: number) =>
  rows
    .updateTable('orders')
    .set(({ ref }) => ({ status_id: ref('status_id') }))
    .where('client_id', '=', clientId)
    .execute();

/** Values that replace the personal data of a deleted account. */
const erasedFields = {
  email: '',
  password_hash: null,
  first_name: '',
  last_name: '',
  phone: '',
  alternative_email: '',
  alternative_phone: '',
  notice_mode_email: 0,
  allowed_night_call: 0,
  email_confirmed: 0,
} as const satisfies Partial<Client>;

/** Marks an account as deleted. Returns its former row, or null if it was deleted before. */
const endAccount = async (rows: Db, clientId: number, now: number): Promise<Client | null> => {
  const client = await rows
    .updateTable('clients')
    .set(({ eb }) => ({ session_version: eb('session_version', '+', 1), deleted_at: now }))
    .where('id', '=', clientId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!client) return null;
  // No address has a space, so that nobody can register or log in under this key.
  const email_key = `deleted ${clientId}`;
  await rows
    .updateTable('clients')
    .set({ ...erasedFields, email_key })
    .where('id', '=', clientId)
    .execute();
  return client;
};

const refuseRunning = (orders: readonly OpenOrder[]) => {
  if (orders.length === 0) return;
  const codes = orders.map(({ code }) => code).join(', ');
  throw new Refusal('ordersRunning', {
    '': `Your account was not deleted, because ${codes} is paid and not finished. Approve the paper when it is there, or write to us, and then delete your account`,
  });
};

/** Cancels the unpaid orders of a client and returns them; refuses with `ordersRunning` if an order is paid and unfinished. */
const endOrders = async (rows: Db, clientId: number, now: number): Promise<OpenOrder[]> => {
  const orders = await rows
    .selectFrom('orders')
    .select(['id', 'code', 'status_id'])
    .where('client_id', '=', clientId)
    .orderBy('created_at')
    .execute();
  const open = orders.filter(({ status_id }) => !isClosed(status_id));
  const pending = await rows
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('payments.order_id')
    .where('orders.client_id', '=', clientId)
    .where('state', '=', 'pending')
    .execute();
  const isPaid = ({ id, status_id }: OpenOrder) =>
    status_id !== orderStatuses.created || pending.some(({ order_id }) => order_id === id);
  refuseRunning(open.filter(isPaid));
  for (const { id } of open) await changeStatus(rows, { orderId: id, to: orderStatuses.cancelled, now });
  return open;
};

/** Tables whose rows belong to one client and are deleted with the account. */
const ownTables = [
  'sessions',
  'one_time_codes',
  'social_accounts',
  'bookmarks',
  'idempotency_keys',
  'sent_letters',
] as const;

/**
 * Deletes an account, so that its address can register anew, and adds the letter that confirms the deletion. Orders lose the
 * personal data; unpaid orders are cancelled and returned. Refuses with `ordersRunning` if an order is paid and unfinished.
 * Returns null if the account has been deleted before.
 */
export const deleteClient = (
  db: Db,
  { id: clientId, now }: { id: number; now: number },
): Promise<{ cancelled: OpenOrder[] } | null> =>
  db.transaction().execute(async (rows) => {
    await lockOrders(rows, clientId);
    const client = await endAccount(rows, clientId, now);
    if (!client) return null;
    const cancelled = await endOrders(rows, clientId, now);
    await anonymizeOrders(rows, { clientId, now, clean: createRemover(client) });
    for (const table of ownTables) await rows.deleteFrom(table).where('client_id', '=', clientId).execute();
    const { site_id: siteId, email: address, email_key, language } = client;
    await rows
      .deleteFrom('letters')
      .where('site_id', '=', siteId)
      .where(({ eb, fn, or }) =>
        or([eb('address', '=', address), eb(fn<string>('lower', ['address']), '=', email_key)]),
      )
      .execute();
    await addLetters(rows, [{ siteId, kind: 'account-deleted', address, language, now }]);
    return { cancelled };
  });
