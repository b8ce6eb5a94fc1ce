import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { Db } from '../../database/schema.ts';
import { Refusal } from '../../errors.ts';
import type { OrderRow } from '../../orders/store/order-rows.ts';
import { changePayment, listPayments, type PaymentRow } from './payments.ts';

/** Milliseconds for which a refund counts as being made. The requests to the payment service end before. */
const makingMs = 120_000;
/** Milliseconds after which a request without an answer gets a new key, because its refund would be in the service's total. */
const unansweredMs = 3_600_000;

/** Refuses with `refundUnderWay` while a refund of one of the payments is being made. */
export const refuseUnderWay = (payments: readonly PaymentRow[], now: number): void => {
  if (payments.some(({ asking_until }) => asking_until !== null && asking_until > now))
    throw new Refusal('refundUnderWay');
};

/**
 * Reserves the refunds that wait at the payments of an order, which the caller has locked, for one `finishRefund`. Refuses with
 * `refundUnderWay` while another one makes them.
 */
export const claimRefund = async (rows: Db, orderId: number, now: number): Promise<void> => {
  const payments = await listPayments(rows, orderId);
  refuseUnderWay(payments, now);
  for (const { session, asked_cents, refunded_cents, asking_since } of payments) {
    if (asking_since === null || asked_cents <= refunded_cents) continue;
    const since = asking_since + unansweredMs > now ? asking_since : now;
    await changePayment(rows, session, { asking_since: since, asking_until: now + makingMs });
  }
};

/** Ends the reservation of a refund that was not made. After an unknown outcome (`isRefused` is false) its key stays. */
export const releaseRefund = async (
  db: Db,
  { session, asking_since }: Pick<PaymentRow, 'session' | 'asking_since'>,
  { isRefused }: { isRefused: boolean },
): Promise<void> =>
  changePayment(db, session, {
    asking_until: null,
    asking_since: asking_since !== null && isRefused ? asking_since + 1 : asking_since,
  });

/** Lists the orders for whose refund the payment service is to be asked, or whose refund is made and has not ended its order. */
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
