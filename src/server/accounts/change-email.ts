import { isClosed, orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import { isUniqueViolation } from '../database/open.ts';
import type { Db } from '../database/schema.ts';
import { type Client, keyOf } from '../stores/clients/clients.ts';
import { deleteCodes, endSessions } from '../stores/clients/end-sessions.ts';
import { addOrderLetters } from '../stores/orders/order-letters.ts';
import { addLetters } from '../stores/outbox.ts';

/** Maximum number of unpaid orders with letters, because a stranger could send hundreds to a mailbox by one change. */
const maximumUnpaid = 5;

/**
 * Adds the letters about the open orders of a client. The provider has to know where to write. Each of the latest unpaid orders is
 * announced again, because the first letter with the way to pay went to the former address.
 */
const addLettersOfOrders = async (rows: Db, client: Client, now: number) => {
  const orders = await rows
    .selectFrom('orders')
    .select(['site_id', 'client_id', 'code', 'status_id'])
    .where('client_id', '=', client.id)
    .orderBy('created_at')
    .execute();
  const isUnpaid = ({ status_id }: (typeof orders)[number]) => status_id === orderStatuses.created;
  const silent = orders.filter(isUnpaid).slice(0, -maximumUnpaid);
  for (const order of orders.filter((one) => !isClosed(one.status_id) && !silent.includes(one))) {
    await addOrderLetters(rows, order, { kind: 'email-changed', now, client });
    if (isUnpaid(order) && client.notice_mode_email === 1)
      await addLetters(rows, [
        { siteId: order.site_id, kind: 'ordered', about: order.code, address: client.email, now },
      ]);
  }
};

/**
 * Changes the address of an account and adds the letters to the former address, to the new one and about open orders, in one
 * transaction. All other sessions end, and all codes that were sent to the former address. Returns false if another account of
 * the site has the address.
 */
export const changeEmail = async (
  db: Db,
  { id, site_id: siteId, email: former, email_key, language }: Client,
  { email, keptSession, now }: { email: string; keptSession: number; now: number },
): Promise<boolean> => {
  const change = { email: email.trim(), email_key: keyOf(email), email_confirmed: 0 };
  try {
    await endSessions(db, id, {
      keptSession,
      emailKey: email_key,
      change,
      alongside: async (rows, client) => {
        await deleteCodes(rows, id);
        await addLetters(rows, [
          { siteId, kind: 'email-changed', address: former, language, now },
          { siteId, kind: 'email-chosen', address: client.email, now },
        ]);
        await addLettersOfOrders(rows, client, now);
      },
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
};
