import type { Db } from '../../database/schema.ts';
import { kindsOf, type LetterEvent, letterRowOf } from '../../letters/letter-rows.ts';
import type { Client } from '../clients/clients.ts';
import { addLetters } from '../outbox.ts';
import type { OrderRow } from './orders.ts';

type Receiver = Pick<Client, 'email' | 'notice_mode_email'>;

const readReceiver = (db: Db, clientId: number): Promise<Receiver> =>
  db
    .selectFrom('clients')
    .select(['email', 'notice_mode_email'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();

/**
 * Adds the letters about an event of an order to the outbox, for its customer and for the provider. The customer is read, unless
 * `client` is given. A customer who has turned letters off gets none.
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
