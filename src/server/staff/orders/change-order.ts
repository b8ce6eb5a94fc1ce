import { createHash } from 'node:crypto';
import { toCents } from '../../../order/price/money.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { Alongside } from '../../database/open.ts';
import type { Db } from '../../database/schema.ts';
import { isoTime } from '../../database/time.ts';
import type { CallDeps } from '../../deps.ts';
import { isRefused, Refusal } from '../../errors.ts';
import type { OrderBody } from '../../orders/order-fields.ts';
import { quotedColumns } from '../../orders/place-order.ts';
import { giveBackBonus } from '../../orders/store/bonus.ts';
import { spendBonus } from '../../orders/store/change-status.ts';
import { priceBeforeBonus } from '../../orders/store/order-amounts.ts';
import { addOrderLetters } from '../../orders/store/order-letters.ts';
import {
  changeOrderRow,
  lockOrder,
  type OrderRow,
  putExtras,
  unsummed,
} from '../../orders/store/order-rows.ts';
import { finishRefund } from '../../payments/finish-refund.ts';
import { closePagesOrRefuse, refuseOpenPage } from '../../payments/open-payment.ts';
import { readReturned, storeRefund } from '../../payments/store/refunds.ts';
import { officeRefusal } from '../office-sentences.ts';
import { createAmountNotice } from './amount-notice.ts';
import { type ActedOn, recordAct, settleByHand } from './order-acts.ts';
import { changedFields, differing, type Plan, planChange } from './plan-change.ts';

type Deps = Pick<CallDeps, 'db' | 'payment' | 'sites' | 'rateLimits' | 'now'>;
const { created } = orderStatuses;

/** Returns a text that differs after every change of an order or of its refunds. Whether its day is summed up does not count. */
export const orderVersion = (row: OrderRow, returned: number): string =>
  createHash('sha256')
    .update(JSON.stringify([{ ...row, ...unsummed }, returned]))
    .digest('hex')
    .slice(0, 16);

interface AgreedChange {
  changes: OrderBody;
  /** `orderVersion` of the order that the person has seen. */
  version: string;
  /** Total that the person has seen, in units of the order's currency. */
  expectedTotalConverted: number;
  /** Reference of a payment of the difference that has arrived in another way; null if the customer is to pay it. */
  reference: string | null;
}

/** Stores a change in a transaction that has locked the order, and informs the customer and the writer. */
const storeChange = async (
  tx: Db,
  subject: ActedOn,
  { reference, ...plan }: Plan & Pick<AgreedChange, 'reference'>,
): Promise<void> => {
  const { order, actor } = subject;
  const { quote, deadlineAt, dueCents, refundCents, bonusCents } = plan;
  const price = quote.price.charged;
  const isPaid = order.status_id !== created;
  await changeOrderRow(tx, order.id, {
    ...quotedColumns(plan),
    rate_e4: order.rate_e4,
    deadline_at: deadlineAt,
    ...(isPaid && { price_cents: price, due_cents: dueCents }),
  });
  await putExtras(tx, order.id, plan.extras);
  const fields = changedFields(plan);
  const amountsBefore = {
    priceCents: priceBeforeBonus(order),
    dueCents: order.due_cents,
    refundCents: 0,
    bonusCents: 0,
  };
  const amounts = differing(
    { ...amountsBefore, deadlineAt: isoTime(order.deadline_at) },
    { priceCents: price, dueCents, refundCents, bonusCents, deadlineAt: isoTime(deadlineAt) },
  );
  await recordAct(subject, 'changeOrder', {
    before: { ...fields.before, ...amounts.before },
    after: { ...fields.after, ...amounts.after },
  })(tx);
  await addOrderLetters(tx, order, { kind: 'changed', ...actor });
  const { bonus_used_cents: maximumCents } = order;
  // The bonus is used one millisecond later, so that the letter about the payment follows the letter about the change.
  const unpaid = { ...order, charged_cents: price - maximumCents };
  if (!isPaid) await spendBonus(tx, unpaid, { maximumCents, now: actor.now + 1 });
  if (isPaid && dueCents > 0 && reference !== null)
    await settleByHand(tx, subject, { cents: dueCents, reference });
};

/** Replaces the refusals about payments, which would speak to the customer. */
const explainPage = (error: unknown): never => {
  const isPaying = isRefused(error, 'paymentPending') || isRefused(error, 'paymentJustOpened');
  throw isPaying ? new Refusal('paymentUnderWay') : error;
};

/**
 * Changes the ordered paper. A paid order that becomes cheaper gives the difference back, and one that becomes dearer leaves it to
 * pay. Refuses another price than the person has seen, and an order that has changed since. The change and its refund are stored
 * together, before the payment service is asked.
 */
export const changeOrder = async (
  deps: Deps,
  { order, actor }: ActedOn,
  { changes, version, expectedTotalConverted, reference }: AgreedChange,
): Promise<void> => {
  const { db } = deps;
  const refuseOther = async (tx: Db, row: OrderRow) => {
    const returned = await readReturned(tx, row.id);
    if (orderVersion(row, returned) !== version) throw new Refusal('orderMovedOn');
    return returned;
  };
  await refuseOther(db, order);
  const plan = await planChange(deps, order, changes);
  if (toCents(expectedTotalConverted) !== plan.quote.price.total)
    throw officeRefusal('expectedTotalConverted', 'amountDiffers');
  const { refundCents: cents, bonusCents } = plan;
  const notices: Alongside[] = [];
  for (const [sentence, amount] of [
    ['{refund} of your payment for this order goes back to you.', cents],
    ['{bonus} is added to your Bonus Storage.', bonusCents],
  ] as const)
    if (amount > 0)
      notices.push(await createAmountNotice(deps, order, { sentence, cents: amount, reason: '' }));
  await closePagesOrRefuse(deps, order.id).catch(explainPage);
  await db.transaction().execute(async (tx) => {
    const returned = await refuseOther(tx, await lockOrder(tx, order.id));
    await refuseOpenPage(tx, deps, order.id).catch(explainPage);
    for (const addNotice of notices) await addNotice(tx);
    if (cents > 0) await storeRefund(tx, order, { total: returned + cents, now: actor.now });
    if (bonusCents > 0) await giveBackBonus(tx, order, bonusCents);
    await storeChange(tx, { order, actor }, { ...plan, reference });
  });
  if (cents > 0) await finishRefund(deps, order.id);
};
