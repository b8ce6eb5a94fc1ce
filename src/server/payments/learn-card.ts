import type { Db } from '../database/schema.ts';
import type { PaymentService } from '../ports/payment.ts';
import { recordCard } from '../stores/orders/payments.ts';

interface Deps {
  db: Db;
  payment: PaymentService;
}

/** Asks the payment service for the card of a payment that has arrived, once, and keeps it with the payment. */
export const learnCard = async ({ db, payment }: Deps, session: string): Promise<void> => {
  const paid = await db
    .selectFrom('payments')
    .select('card_last4')
    .where('session', '=', session)
    .where('state', '=', 'paid')
    .executeTakeFirst();
  if (!paid || paid.card_last4) return;
  const card = await payment.cardOf(session);
  if (card) await recordCard(db, session, card);
};
