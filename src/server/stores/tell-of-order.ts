import type { Db } from '../database/schema.ts';
import type { OrderRow } from './orders.ts';
import { addLetter, type LetterKind } from './outbox.ts';

/** Promises its client a letter about an order, unless their profile says that they want none. */
export const tellOfOrder = async (
  db: Db,
  order: Pick<OrderRow, 'site_id' | 'client_id' | 'code'>,
  { kind, now }: { kind: Extract<LetterKind, 'paid' | 'delivered'>; now: number },
): Promise<void> => {
  const client = await db
    .selectFrom('clients')
    .select(['email', 'notice_mode_email'])
    .where('id', '=', order.client_id)
    .executeTakeFirstOrThrow();
  if (client.notice_mode_email !== 1) return;
  await addLetter(db, { siteId: order.site_id, kind, address: client.email, about: order.code, now });
};
