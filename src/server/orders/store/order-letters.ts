import { closedStatuses, orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { ClientRow } from '../../accounts/store/clients.ts';
import type { Db } from '../../database/schema.ts';
import { kindsOf, type LetterEvent, letterRowOf } from '../../letters/letter-rows.ts';
import { addLetters, type NewLetter } from '../../letters/store/outbox.ts';
import { addEventsOfLetters } from '../../webhooks/store/add-events.ts';
import type { OrderRow } from './order-rows.ts';

type Receiver = Pick<ClientRow, 'email' | 'notice_mode_email'>;

const readReceiver = (db: Db, clientId: number): Promise<Receiver> =>
  db
    .selectFrom('clients')
    .select(['email', 'notice_mode_email'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();

/**
 * Lists the addresses of the persons who are the writer of an order; of one that is just paid, those to whom the office offers it.
 * `exceptId` is the person who acts, and who needs no letter.
 */
const listAddressees = async (
  db: Db,
  code: string,
  { event, exceptId }: { event: LetterEvent; exceptId: number | null },
): Promise<string[]> => {
  const persons = await db
    .selectFrom('staff')
    .innerJoin('orders', 'orders.site_id', 'staff.writer_site_id')
    .innerJoin('writers', (join) =>
      join
        .onRef('writers.site_id', '=', 'staff.writer_site_id')
        .onRef('writers.code', '=', 'staff.writer_code'),
    )
    .select('staff.email')
    .where((eb) => eb.and({ 'orders.code': code, 'staff.role': 'writer', 'staff.is_active': 1 }))
    .where('password_hash', 'is not', null)
    .where('staff.id', '<>', exceptId ?? 0)
    .where(({ eb, or, and, ref }) =>
      or([
        eb('orders.writer_code', '=', ref('staff.writer_code')),
        ...(event === 'paid'
          ? [
              and([
                eb('orders.writer_code', 'is', null),
                eb('writers.is_active', '=', 1),
                or([
                  eb('preferred_writer', 'is', null),
                  eb('preferred_writer', '=', ref('staff.writer_code')),
                ]),
              ]),
            ]
          : []),
      ]),
    )
    .execute();
  return persons.map(({ email }) => email);
};

interface NewLetters {
  kind: LetterEvent;
  now: number;
  client?: Receiver;
  /** Person of the office who has caused the event. */
  by?: number | null;
}

/**
 * Adds the letters about an event of an order to the outbox, for its customer, the provider and its writer. Adds the event for the
 * webhooks of its site too. The customer is read, unless `client` is given. A customer who has turned letters off gets none.
 */
export const addOrderLetters = async (
  db: Db,
  order: Pick<OrderRow, 'site_id' | 'client_id' | 'code'>,
  { kind: event, now, client, by: exceptId = null }: NewLetters,
): Promise<void> => {
  const letters: NewLetter[] = [];
  for (const kind of kindsOf(event)) {
    const letter = { siteId: order.site_id, kind, about: order.code, now };
    const { recipient } = letterRowOf(kind);
    if (recipient === 'provider') letters.push(letter);
    if (recipient === 'writer')
      for (const address of await listAddressees(db, order.code, { event, exceptId }))
        letters.push({ ...letter, address });
    if (recipient !== 'customer') continue;
    const { email: address, notice_mode_email } = client ?? (await readReceiver(db, order.client_id));
    if (notice_mode_email === 1) letters.push({ ...letter, address });
  }
  await addLetters(db, letters);
  await addEventsOfLetters(db, order, { kind: event, now });
};

/** Maximum number of unpaid orders with letters, because a stranger could send hundreds to a mailbox by one change. */
const maximumUnpaid = 5;

/**
 * Adds the letters about the open orders of a client. The provider has to know the new address. Each of the latest unpaid orders is
 * announced again, because the first letter with the way to pay went to the former address.
 */
export const addLettersOfOrders = async (tx: Db, client: ClientRow, now: number): Promise<void> => {
  const orders = await tx
    .selectFrom('orders')
    .select(['site_id', 'client_id', 'code', 'status_id'])
    .where('client_id', '=', client.id)
    .where('status_id', 'not in', closedStatuses)
    .orderBy('created_at')
    .execute();
  const isUnpaid = ({ status_id }: (typeof orders)[number]) => status_id === orderStatuses.created;
  const silent = orders.filter(isUnpaid).slice(0, -maximumUnpaid);
  for (const order of orders.filter((one) => !silent.includes(one))) {
    await addOrderLetters(tx, order, { kind: 'email-changed', now, client });
    if (isUnpaid(order) && client.notice_mode_email === 1)
      await addLetters(tx, [
        { siteId: order.site_id, kind: 'ordered', about: order.code, address: client.email, now },
      ]);
  }
};
