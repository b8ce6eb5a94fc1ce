import type { Order } from '../../api/resources/order.ts';
import type { Translator } from '../../languages/translator.ts';
import { formatMoney } from '../../order/price/money.ts';
import { isClosed } from '../../order/vocabulary/order-statuses.ts';
import type { Bootstrap } from '../../order/vocabulary/site.ts';
import { paymentPath } from './order-paths.ts';
import { isToPay, statusOf } from './status/status.tsx';
import { billedCents, payLabel } from './summary/order-summary.tsx';

/** The link to what an order waits for its customer to do. */
export interface NextAction {
  path: string;
  text: string;
}

/** Returns what the customer has to do for an order first; null if nothing. The server lists such orders first. */
export const nextAction = (order: Order, site: Bootstrap | null, t: Translator): NextAction | null => {
  const { code, statusId, dueCents, newMessages } = order;
  const path = `/orders/${code}`;
  if (isClosed(statusId)) return null;
  if (statusOf(statusId).actions.includes('review')) return { path, text: t('Open the paper') };
  const amount = formatMoney(billedCents(order), undefined, t);
  if (isToPay(order) || dueCents)
    return { path: paymentPath(order), text: t(payLabel(order, site), { amount }) };
  return newMessages > 0 ? { path, text: t('Read the message') } : null;
};
