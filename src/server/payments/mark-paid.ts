import { orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import type { Alongside } from '../database/transaction.ts';
import type { CallDeps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { officeSentences } from '../http/refusals.ts';
import { changeStatus } from '../orders/store/change-status.ts';
import { lockOrder, type OrderRow } from '../orders/store/order-rows.ts';
import { closePages } from './cancel-order.ts';
import { addHandPayment } from './store/payments.ts';

/**
 * Marks an order as paid by hand, tells the customer, and closes its payment pages, so that it is not paid twice. Returns a line
 * of text for each page that stays open. Refuses `cents` if that is not what the order costs.
 */
export const markPaid = async (
  deps: Pick<CallDeps, 'db' | 'payment' | 'now'>,
  order: OrderRow,
  { cents, reference, alongside }: { cents: number; reference: string; alongside: Alongside },
): Promise<string[]> => {
  const now = deps.now();
  await changeStatus(deps.db, {
    orderId: order.id,
    to: orderStatuses.paid,
    now,
    letters: ['paid'],
    alongside: async (rows) => {
      // A bonus may have lowered the price since the order was read.
      const { charged_cents } = await lockOrder(rows, order.id);
      if (cents !== charged_cents) throw new Refusal('invalid', { cents: officeSentences.amountDiffers });
      await addHandPayment(rows, order, { reference, now });
      await alongside(rows);
    },
  });
  return closePages(deps, order);
};
