import type { Alongside } from '../../database/transaction.ts';
import type { CallDeps } from '../../deps.ts';
import { isRefused } from '../../errors.ts';
import { createWording } from '../../letters/wording.ts';
import { addMessage } from '../../orders/store/messages.ts';
import type { OrderRow } from '../../orders/store/order-rows.ts';
import { readOwner } from '../../orders/store/orders.ts';
import * as payments from '../../payments/refund-order.ts';
import { inLocale } from '../../sites/store/sites.ts';
import { type ActedOn, recordAct } from './order-acts.ts';

type Deps = Pick<CallDeps, 'db' | 'payment' | 'sites' | 'now'>;

interface Refund {
  cents: number;
  reason: string;
  returnedCents: number;
  isReturned: boolean;
}

/** Returns the function that tells the customer of a refund in part, in the customer's language. A deleted account gets nothing. */
const createNotice = async (deps: Deps, order: OrderRow, { cents, reason }: Refund): Promise<Alongside> => {
  const { site, client } = await readOwner(deps, order);
  const { language, ownTexts } = inLocale(site, client.language);
  const wording = createWording(language, ownTexts);
  const refund = wording.text('{refund} of your payment for this order goes back to you.', {
    refund: wording.money(cents),
  });
  return async (rows) => {
    const text = `${refund}\n\n${reason}`;
    const message = {
      order,
      author: 'writer',
      text,
      now: deps.now(),
      isNotice: true,
      namesAmount: true,
    } as const;
    await addMessage(rows, message).catch((error: unknown) => {
      if (!isRefused(error, 'loginRequired')) throw error;
    });
  };
};

/** Refunds an amount of an order, and informs the customer. */
export const refundOrder = async (deps: Deps, on: ActedOn, wanted: Refund): Promise<void> => {
  const { returnedCents: shownCents, ...refund } = wanted;
  await payments.refundOrder(deps, on.order, {
    ...refund,
    shownCents,
    prepareNotice: () => createNotice(deps, on.order, wanted),
    alongside: recordAct(on, 'refundOrder', {
      before: { returnedCents: shownCents },
      after: {
        returnedCents: shownCents + refund.cents,
        reason: refund.reason,
        isReturned: refund.isReturned,
      },
    }),
  });
};
