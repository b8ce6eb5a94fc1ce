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

/** An amount that came in or went back at a time. */
interface Moved {
  at: number;
  isByHand: boolean;
  cents: number;
}

/** Lists what came in, also by surplus payments. A payment that an older server has recorded has the time of its page. */
const listReceived = async (db: Db, { siteId, from, to }: Period): Promise<Moved[]> => {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(({ fn, ref }) => [
      fn.coalesce('paid_at', ref('payments.created_at')).as('at'),
      'reference',
      fn.coalesce('cents', ref('charged_cents')).as('cents'),
    ])
    .where('orders.site_id', '=', siteId)
    .where('state', 'in', ['paid', 'surplus'])
    .where(({ fn, ref }) => fn.coalesce('paid_at', ref('payments.created_at')), '>=', from)
    .where(({ fn, ref }) => fn.coalesce('paid_at', ref('payments.created_at')), '<', to)
    .execute();
  return rows.map(({ at, reference, cents }) => ({ at, isByHand: !isAtService({ reference }), cents }));
};

const listReturned = async (db: Db, { siteId, from, to }: Period): Promise<Moved[]> => {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.session', 'refunds.session')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['returned_at', 'is_by_hand', 'refunds.cents'])
    .where('orders.site_id', '=', siteId)
    .where('returned_at', '>=', from)
    .where('returned_at', '<', to)
    .execute();
  return rows.map((row) => ({ at: row.returned_at, isByHand: row.is_by_hand === 1, cents: row.cents }));
};

/** Returns what came in and what went back on each day of a site, by way of payment. All payments are in one currency. */
export const readPayouts = async (db: Db, period: Period): Promise<PayoutDay[]> => {
  const days = new Map<string, PayoutDay>();
  const dayOf = ({ at, isByHand }: Moved): PayoutDay => {
    const day = dayIn(at, period.timeZone);
    const key = `${day} ${isByHand}`;
    const empty = { paymentCents: 0, payments: 0, refundCents: 0, refunds: 0 };
    const found = days.get(key) ?? { day, isByHand, currency: billCurrency, ...empty };
    days.set(key, found);
    return found;
  };
  for (const payment of await listReceived(db, period)) {
    const row = dayOf(payment);
    row.payments += 1;
    row.paymentCents += payment.cents;
  }
  for (const refund of await listReturned(db, period)) {
    const row = dayOf(refund);
    row.refunds += 1;
    row.refundCents += refund.cents;
  }
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
};
