import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { Db } from '../../database/schema.ts';
import { hourMs, minuteMs } from '../../durations.ts';
import { Refusal } from '../../errors.ts';
import type { OrderRow } from '../../orders/store/order-rows.ts';
import { changePayment, listPayments, type PaymentRow } from './payments.ts';

/** Milliseconds for which a refund is reserved for one `finishRefund`. Its requests to the payment service end earlier. */
const makingMs = 2 * minuteMs;
/** Milliseconds after which a request without an answer gets a new key, because the service's total contains its refund by then. */
const unansweredMs = hourMs;

/** Refuses with `refundUnderWay` while a refund of one of the payments is being made. */
export const refuseUnderWay = (payments: readonly PaymentRow[], now: number): void => {
  if (payments.some(({ asking_until }) => asking_until !== null && asking_until > now))
    throw new Refusal('refundUnderWay');
};

/**
 * Reserves the refunds that wait at the payments of an order, which the caller has locked, for one `finishRefund`. Refuses with
 * `refundUnderWay` while another one makes them.
 */
export const claimRefund = async (tx: Db, orderId: number, now: number): Promise<void> => {
  const payments = await listPayments(tx, orderId);
  refuseUnderWay(payments, now);
  for (const { session, asked_cents, refunded_cents, asking_since } of payments) {
    if (asking_since === null || asked_cents <= refunded_cents) continue;
    const since = asking_since + unansweredMs > now ? asking_since : now;
    await changePayment(tx, session, { asking_since: since, asking_until: now + makingMs });
  }
};

/**
 * Ends the reservation of a payment's refund. A refund that the service has refused gets another key by a raised `asking_since`.
 * After an unknown outcome the key stays.
 */
export const releaseRefund = async (
  db: Db,
  session: string,
  { isRefused }: { isRefused: boolean },
): Promise<void> => {
  await db
    .updateTable('payments')
    .set(({ eb }) => ({ asking_until: null, asking_since: eb('asking_since', '+', isRefused ? 1 : 0) }))
    .where('session', '=', session)
    .execute();
};

/** Lists the orders with a refund to request from the payment service, or with a made refund that has not ended the order yet. */
export const listWaitingRefunds = (db: Db): Promise<Pick<OrderRow, 'id' | 'code'>[]> =>
  db
    .selectFrom('orders')
    .select(['id', 'code'])
    .where(({ eb, or, and, ref, selectFrom }) =>
      or([
        eb(
          'id',
          'in',
          selectFrom('payments')
            .select('order_id')
            .where('asked_cents', '>', ref('refunded_cents'))
            .where('asking_since', 'is not', null),
        ),
        and([eb('refunded_cents', 'is not', null), eb('status_id', '<>', orderStatuses.refunded)]),
      ]),
    )
    .execute();
