import type { Db } from '../database/schema.ts';
import type { PaymentService } from '../ports/payment.ts';
import { recordCard } from '../stores/orders/payments.ts';

interface Deps {
  db: Db;
  payment: PaymentService;
}

/** Fetches the card of a paid payment from the payment service and stores it, unless it is stored already. */
export const fetchCard = async ({ db, payment }: Deps, session: string): Promise<void> => {
  const paid = await db
    .selectFrom('payments')
    .select('card_last4')
    .where('session', '=', session)
    .where('state', '=', 'paid')
    .executeTakeFirst();
  if (!paid || paid.card_last4) return;
  const card = await payment.readCard(session);
  if (card) await recordCard(db, session, card);
};
