import type { Db } from '../../database/schema.ts';
import { changePayment, listPayments, type PaymentRow } from './payments.ts';
import { addRefund } from './refunds.ts';

export interface NewTotal {
  session: string;
  orderId: number;
  /** US cents that the payment service has refunded of the payment in all, as it says itself. */
  refundedCents: number;
  now: number;
}

const findReceived = async (tx: Db, { session, orderId }: NewTotal) =>
  (await listPayments(tx, orderId)).find(
    (row) => row.session === session && (row.state === 'paid' || row.state === 'surplus'),
  );

/**
 * Stores the service's refunded total of a payment, whose order the caller has locked. A total that is not larger than the stored
 * one is ignored. A refund beyond the requested amount lowers the waiting amounts of the other payments. Returns the payment;
 * undefined if the order has no such paid payment.
 */
export const storeRefunded = async (tx: Db, total: NewTotal): Promise<PaymentRow | undefined> => {
  const row = await findReceived(tx, total);
  const { session, orderId, refundedCents, now } = total;
  if (!row || row.refunded_cents >= refundedCents) return row;
  const cents = refundedCents - row.refunded_cents;
  await addRefund(tx, { session, is_by_hand: 0, returned_at: now, cents });
  const isMade = refundedCents >= row.asked_cents;
  const changes = { refunded_cents: refundedCents, ...(isMade && { asking_since: null }) };
  await changePayment(tx, session, changes);
  if (row.state === 'surplus') return { ...row, ...changes };
  let beyond = refundedCents - Math.max(row.asked_cents, row.refunded_cents);
  for (const other of await listPayments(tx, orderId)) {
    const less = Math.min(beyond, Math.max(0, other.asked_cents - other.refunded_cents));
    if (less <= 0) continue;
    await changePayment(tx, other.session, { asked_cents: other.asked_cents - less });
    beyond -= less;
  }
  return { ...row, ...changes };
};

/**
 * Stores that refunds of a payment have failed after they were made, under the lock of its order. The money has to go back again,
 * and a person decides how. The server does not ask the service by itself. Returns the payment, and the US cents that came back.
 */
export const storeLost = async (
  tx: Db,
  total: NewTotal,
): Promise<{ row: PaymentRow | undefined; cents: number }> => {
  const row = await findReceived(tx, total);
  const { session, refundedCents, now } = total;
  const cents = Math.max(0, (row?.refunded_cents ?? 0) - refundedCents);
  if (!row || cents === 0) return { row, cents };
  await addRefund(tx, { session, is_by_hand: 0, returned_at: now, cents: -cents });
  await changePayment(tx, session, {
    refunded_cents: refundedCents,
    ...(row.state === 'paid' && {
      asked_cents: Math.max(row.asked_cents, row.refunded_cents),
      asking_since: null,
    }),
  });
  return { row, cents };
};
