import type { Db } from '../../database/schema.ts';
import { kindsOf, type LetterEvent, letterRowOf } from '../../letters/letter-rows.ts';
import { addLetters } from '../outbox.ts';
import type { OrderRow } from './orders.ts';

/** Returns the customer's address; null if the customer has turned letters off. */
const addressOf = async (db: Db, clientId: number): Promise<string | null> => {
  const { email, notice_mode_email } = await db
    .selectFrom('clients')
    .select(['email', 'notice_mode_email'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  return notice_mode_email === 1 ? email : null;
};

/** Adds the letters about an event of an order to the outbox, for its customer and for the provider. */
export const addOrderLetters = async (
  db: Db,
  order: Pick<OrderRow, 'site_id' | 'client_id' | 'code'>,
  { kind: event, now }: { kind: LetterEvent; now: number },
): Promise<void> => {
  const customer = await addressOf(db, order.client_id);
  const letters = kindsOf(event).flatMap((kind) => {
    const letter = { siteId: order.site_id, kind, about: order.code, now };
    if (letterRowOf(kind).recipient === 'provider') return [letter];
    return customer ? [{ ...letter, address: customer }] : [];
  });
  await addLetters(db, letters);
};
