import { sql } from 'kysely';
import type { PayoutDay } from '../../../api/resources/staff-figures.ts';
import type { Db } from '../../database/schema.ts';
import { dayIn } from '../../database/time.ts';
import { billCurrency } from '../service/payment.ts';
import { isAtService } from './payments.ts';

interface Period {
  siteId: number;
  timeZone: string;
  /** Epoch milliseconds. */
  from: number;
  to: number;
}

/** Lists the received payments, also surplus ones. A payment that an older server has recorded has the time of its page. */
const listReceived = (db: Db, { siteId, from, to }: Period) => {
  const at = sql<number>`coalesce(paid_at, payments.created_at)`;
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['reference', at.as('at'), sql<number>`coalesce(cents, charged_cents)`.as('cents')])
    .where('orders.site_id', '=', siteId)
    .where('state', 'in', ['paid', 'surplus'])
    .where(at, '>=', from)
    .where(at, '<', to)
    .execute();
};

const listReturned = (db: Db, { siteId, from, to }: Period) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.session', 'refunds.session')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['returned_at as at', 'is_by_hand', 'refunds.cents'])
    .where('orders.site_id', '=', siteId)
    .where('returned_at', '>=', from)
    .where('returned_at', '<', to)
    .execute();

/**
 * Returns the sums of payments and refunds of each day of a site, by way of payment. A failed refund is subtracted on the day of
 * its failure. All payments are in one currency.
 */
export const readPayouts = async (db: Db, period: Period): Promise<PayoutDay[]> => {
  const days = new Map<string, PayoutDay>();
  const findOrAddDay = ({ at, isByHand }: { at: number; isByHand: boolean }): PayoutDay => {
    const day = dayIn(at, period.timeZone);
    const empty = { paymentCents: 0, payments: 0, refundCents: 0, refunds: 0 };
    const payoutDay = days.get(`${day} ${isByHand}`) ?? { day, isByHand, currency: billCurrency, ...empty };
    days.set(`${day} ${isByHand}`, payoutDay);
    return payoutDay;
  };
  for (const payment of await listReceived(db, period)) {
    const row = findOrAddDay({ at: Number(payment.at), isByHand: !isAtService(payment) });
    row.payments += 1;
    row.paymentCents += Number(payment.cents);
  }
  for (const { at, is_by_hand, cents } of await listReturned(db, period)) {
    const row = findOrAddDay({ at, isByHand: is_by_hand === 1 });
    row.refunds += Math.sign(cents);
    row.refundCents += cents;
  }
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
};
