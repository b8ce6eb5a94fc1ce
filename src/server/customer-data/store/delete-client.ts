import { sql } from 'kysely';
import { isClosed, orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { ClientRow } from '../../accounts/store/clients.ts';
import { noContact } from '../../accounts/store/end-sessions.ts';
import type { Db } from '../../database/schema.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { addLetters } from '../../letters/store/outbox.ts';
import { changeStatus } from '../../orders/store/change-status.ts';
import { type OrderRow, unsummed } from '../../orders/store/order-rows.ts';
import { addWebhookEvents } from '../../webhooks/store/add-events.ts';
import { createRemover } from '../remove-person.ts';
import { anonymizeOrders, cleanTexts } from './anonymous-orders.ts';

type OpenOrder = Pick<OrderRow, 'id' | 'code' | 'status_id'>;

/** Locks the orders of a client. Orders are locked before clients everywhere, so that no deadlock arises. */
const lockOrders = (tx: Db, clientId: number) =>
  tx.updateTable('orders').set(unsummed).where('client_id', '=', clientId).execute();

/** Values that replace the personal data of a deleted account. */
const erasedFields = {
  ...noContact,
  email: '',
  password_hash: null,
  notice_mode_email: 0,
  allowed_night_call: 0,
  email_confirmed: 0,
} as const satisfies Partial<ClientRow>;

/** Marks an account as deleted, so that no login and no session opens it. Returns undefined if it was deleted before. */
const endAccount = (tx: Db, clientId: number, now: number) =>
  tx
    .updateTable('clients')
    // No address has a space, so this key serves no registration and no login.
    .set(({ eb }) => ({
      session_version: eb('session_version', '+', 1),
      deleted_at: now,
      email_key: `deleted ${clientId}`,
    }))
    .where('id', '=', clientId)
    .where('deleted_at', 'is', null)
    .returning(['site_id', 'email', 'session_version'])
    .executeTakeFirst();

const refuseRunning = (orders: readonly OpenOrder[]) => {
  if (orders.length === 0) return;
  const codes = orders.map(({ code }) => code).join(', ');
  throw new Refusal('ordersRunning', {
    '': `Your account was not deleted, because ${codes} is paid and not finished. Approve the paper when it is there, or write to us, and then delete your account`,
  });
};

/** Cancels the unpaid orders of a client and returns them; refuses with `ordersRunning` if an order is paid and unfinished. */
const endOrders = async (tx: Db, clientId: number, now: number): Promise<OpenOrder[]> => {
  const orders = await tx
    .selectFrom('orders')
    .select(['id', 'code', 'status_id'])
    .where('client_id', '=', clientId)
    .orderBy('created_at')
    .execute();
  const open = orders.filter(({ status_id }) => !isClosed(status_id));
  const pending = await tx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('payments.order_id')
    .where((eb) => eb.and({ 'orders.client_id': clientId, state: 'pending' }))
    .execute();
  const isPaid = ({ id, status_id }: OpenOrder) =>
    status_id !== orderStatuses.created || pending.some(({ order_id }) => order_id === id);
  refuseRunning(open.filter(isPaid));
  for (const order of open) {
    await changeStatus(tx, { orderId: order.id, to: orderStatuses.cancelled, now });
    await addWebhookEvents(tx, order, { event: 'order.cancelled', now });
  }
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

const deleteLetters = (tx: Db, { site_id, email }: Pick<ClientRow, 'site_id' | 'email'>) =>
  tx
    .deleteFrom('letters')
    .where('site_id', '=', site_id)
    .where(({ eb, fn, or }) =>
      or([eb('address', '=', email), eb(fn<string>('lower', ['address']), '=', email.toLowerCase())]),
    )
    .execute();

/** Erases the personal data of an ended account itself, and adds the letter that confirms the deletion. */
const erase = ({ id, site_id: siteId, email: address, language }: ClientRow, db: Db, now: number) =>
  db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('clients')
      .set(erasedFields)
      .where((eb) => eb.and({ id, email: address }))
      .executeTakeFirst();
    // The hourly deletion and a request may complete the same deletion.
    if (numUpdatedRows === 0n) return;
    await addLetters(tx, [{ siteId, kind: 'account-deleted', address, language, now }]);
  });

/**
 * Erases the personal data of all ended accounts that still have them, also after a stop of the server has interrupted this. An
 * account that fails does not stop the others. A server that is being stopped leaves them to the next one, which completes them at
 * its start.
 */
export const completeDeletions = async ({
  db,
  log,
  draining,
  now,
}: Pick<Deps, 'db' | 'log' | 'draining' | 'now'>): Promise<void> => {
  const ended = await db
    .selectFrom('clients')
    .selectAll()
    .where('deleted_at', 'is not', null)
    .where('email', '<>', sql.lit(''))
    .execute();
  for (const client of ended)
    try {
      if (draining.aborted) return;
      await cleanTexts(db, client.id, createRemover(client));
      await erase(client, db, now());
    } catch (error) {
      log.error(error);
    }
};

/**
 * Ends an account, so that its address can register anew, and adds the letter to the provider. Orders lose the personal data;
 * unpaid orders are cancelled and returned. Refuses with `ordersRunning` if an order is paid and unfinished. Returns null if
 * the account has been deleted before, and refuses with `loginRequired` if the sessions of `sessionVersion` have ended. The
 * account ends in one transaction. The caller then calls `completeDeletions`, which cleans the texts outside of it, because
 * other writers would wait for them. The name stays until then, because the texts are searched for it.
 */
export const deleteClient = (
  db: Db,
  { id: clientId, sessionVersion, now }: { id: number; sessionVersion: number; now: number },
): Promise<{ cancelled: OpenOrder[] } | null> =>
  db.transaction().execute(async (tx) => {
    await lockOrders(tx, clientId);
    const account = await endAccount(tx, clientId, now);
    if (!account) return null;
    if (account.session_version !== sessionVersion + 1) throw new Refusal('loginRequired');
    const cancelled = await endOrders(tx, clientId, now);
    await anonymizeOrders(tx, { clientId, now });
    for (const table of ownTables) await tx.deleteFrom(table).where('client_id', '=', clientId).execute();
    await deleteLetters(tx, account);
    const about = cancelled.map(({ code }) => code).join(', ');
    await addLetters(tx, [{ siteId: account.site_id, kind: 'provider-account-deleted', about, now }]);
    return { cancelled };
  });
