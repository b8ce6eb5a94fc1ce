import { closedStatuses, orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { Client } from '../../accounts/store/clients.ts';
import type { Db } from '../../database/schema.ts';
import { kindsOf, type LetterEvent, letterRowOf } from '../../letters/letter-rows.ts';
import { addLetters } from '../../letters/store/outbox.ts';
import type { OrderRow } from './order-rows.ts';

type Receiver = Pick<Client, 'email' | 'notice_mode_email'>;

const readReceiver = (db: Db, clientId: number): Promise<Receiver> =>
  db
    .selectFrom('clients')
    .select(['email', 'notice_mode_email'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();

/**
 * Adds the letters about an event of an order to the outbox, for its customer and for the provider. The customer is read,
 * unless `client` is given. A customer who has turned letters off gets none.
 */
export const addOrderLetters = async (
  db: Db,
  order: Pick<OrderRow, 'site_id' | 'client_id' | 'code'>,
  { kind: event, now, client }: { kind: LetterEvent; now: number; client?: Receiver },
): Promise<void> => {
  const { email: address, notice_mode_email } = client ?? (await readReceiver(db, order.client_id));
  const letters = kindsOf(event).flatMap((kind) => {
    const letter = { siteId: order.site_id, kind, about: order.code, now };
    if (letterRowOf(kind).recipient === 'provider') return [letter];
    return notice_mode_email === 1 ? [{ ...letter, address }] : [];
  });
  await addLetters(db, letters);
};

/** Maximum number of unpaid orders with letters, because a stranger could send hundreds to a mailbox by one change. */
const maximumUnpaid = 5;

/**
 * Adds the letters about the open orders of a client. The provider has to know where to write. Each of the latest unpaid orders
 * is announced again, because the first letter with the way to pay went to the former address.
 */
export const addLettersOfOrders = async (rows: Db, client: Client, now: number): Promise<void> => {
  const orders = await rows
    .selectFrom('orders')
    .select(['site_id', 'client_id', 'code', 'status_id'])
    .where('client_id', '=', client.id)
    .where('status_id', 'not in', closedStatuses)
    .orderBy('created_at')
    .execute();
  const isUnpaid = ({ status_id }: (typeof orders)[number]) => status_id === orderStatuses.created;
  const silent = orders.filter(isUnpaid).slice(0, -maximumUnpaid);
  for (const order of orders.filter((one) => !silent.includes(one))) {
    await addOrderLetters(rows, order, { kind: 'email-changed', now, client });
    if (isUnpaid(order) && client.notice_mode_email === 1)
      await addLetters(rows, [
        { siteId: order.site_id, kind: 'ordered', about: order.code, address: client.email, now },
      ]);
  }
};
