import type { Cancellation } from '../../api/resources.ts';
import { orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import type { Db } from '../database/schema.ts';
import type { Alongside } from '../database/transaction.ts';
import type { CallDeps } from '../deps.ts';
import { Refusal, refusalWithCause } from '../errors.ts';
import { officeSentences } from '../http/refusals.ts';
import { allowedFrom } from '../orders/store/change-status.ts';
import {
  findOrderRow,
  fixRefund,
  lockOrder,
  type OrderRow,
  wholePayment,
} from '../orders/store/order-rows.ts';
import { endRefunded, returnMoney } from './cancel-order.ts';
import { refundAlone } from './refund-alone.ts';
import {
  addHandPayment,
  findPaid,
  isAtService,
  listPayments,
  type PaymentRow,
  recordRefund,
  recordReturned,
  returnedCents,
} from './store/payments.ts';

type Deps = Pick<CallDeps, 'db' | 'payment' | 'now'>;

interface Refund {
  reason: string;
  /** True if the money went back in another way, so that the payment service is not asked. */
  isReturned: boolean;
  alongside: Alongside;
}

/** Records that `cents` of a payment have gone back in all. */
const recordTotal = async (
  rows: Db,
  { session, order_id: orderId, refunded_cents, returned_cents }: PaymentRow,
  { cents, byService }: { cents: number; byService: boolean },
) => {
  if (byService) await recordRefund(rows, { session, orderId, refundedCents: cents - returned_cents });
  else await recordReturned(rows, session, cents - refunded_cents);
};

/** Refuses an order that cannot be refunded, or cannot any more. */
const refuseUnlessPaid = ({ status_id }: OrderRow) => {
  if (!allowedFrom[orderStatuses.refunded].some((status) => status === status_id))
    throw new Refusal('statusForbidden');
};

/**
 * Refunds an order until `target` has gone back in all, which ends it, and informs the customer. The amount is stored before the
 * money goes back, so that no paper is delivered after it, and a failure can be repeated. Returns who gives the money back.
 */
export const endByRefund = async (
  { db, payment, now }: Deps,
  order: OrderRow,
  { target, reason, isReturned, alongside }: Refund & { target: Cancellation },
): Promise<'service' | 'provider' | 'nobody'> => {
  refuseUnlessPaid(order);
  const paid = await findPaid(db, order.id);
  if (!(await fixRefund(db, order, target))) throw new Refusal('statusForbidden');
  const { refundCents: cents } = target;
  const by = isReturned
    ? 'provider'
    : await returnMoney(payment, order, { paid, cents }).catch((error: unknown) => {
        throw refusalWithCause('refundFailed', error);
      });
  await endRefunded(db, {
    order,
    now: now(),
    reason,
    alongside: async (rows) => {
      if (paid) await recordTotal(rows, paid, { cents, byService: by === 'service' });
      await alongside(rows);
    },
  });
  return by;
};

/** Refunds a part of an order's payment. Nothing is recorded if the payment service fails. */
const refundPart = async (
  { db, payment, now }: Deps,
  order: OrderRow,
  { total, isReturned, alongside }: Omit<Refund, 'reason'> & { total: number },
) => {
  if (order.refunded_cents !== null) throw new Refusal('statusForbidden');
  const paid = await findPaid(db, order.id);
  const byService = isAtService(paid) && !isReturned;
  if (byService)
    await returnMoney(payment, order, { paid, cents: total }).catch((error: unknown) => {
      throw refusalWithCause('refundFailed', error);
    });
  await db.transaction().execute(async (rows) => {
    await lockOrder(rows, order.id);
    // Orders that were marked as paid before the office have no payment.
    if (!paid) await addHandPayment(rows, order, { reference: '', now: now() });
    const recorded = paid ?? (await findPaid(rows, order.id));
    if (recorded) await recordTotal(rows, recorded, { cents: total, byService });
    await alongside(rows);
  });
};

interface WantedRefund extends Refund {
  cents: number;
  /** US cents that had gone back before, as the page of the order showed. */
  shownCents: number;
  /** Prepares the notice to the customer, which the transaction of a refund in part writes. */
  prepareNotice: () => Promise<Alongside>;
}

/**
 * Refunds an amount of an order. All that is left ends the order, and so does what a cancellation has fixed. A part leaves its
 * status as it is. Refuses more than is left, and any amount if another refund was made since the page was read.
 */
export const refundOrder = (deps: Deps, read: OrderRow, wanted: WantedRefund): Promise<void> =>
  refundAlone(deps, { order: read, otherwise: 'orderMovedOn' }, async () => {
    const order = (await findOrderRow(deps.db, read.code)) ?? read;
    refuseUnlessPaid(order);
    const returned = returnedCents(order, await listPayments(deps.db, order.id));
    if (wanted.shownCents !== returned) throw new Refusal('orderMovedOn');
    const total = returned + wanted.cents;
    const { charged_cents, refunded_cents, refund_percent } = order;
    if (total > charged_cents || (wanted.cents === 0 && total < charged_cents))
      throw new Refusal('invalid', { cents: officeSentences.amountTooLarge });
    const whole = wholePayment(order);
    if (total === charged_cents) await endByRefund(deps, order, { ...wanted, target: whole });
    else if (total === refunded_cents)
      await endByRefund(deps, order, {
        ...wanted,
        target: { refundCents: total, percent: refund_percent ?? whole.percent },
      });
    else {
      const addNotice = await wanted.prepareNotice();
      const both: Alongside = async (rows) => {
        await addNotice(rows);
        await wanted.alongside(rows);
      };
      await refundPart(deps, order, { ...wanted, total, alongside: both });
    }
  });
