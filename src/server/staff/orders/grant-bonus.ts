import { lockClient } from '../../accounts/store/clients.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import * as bonus from '../../orders/store/bonus.ts';
import { lockOrder } from '../../orders/store/order-rows.ts';
import { officeRefusal } from '../office-sentences.ts';
import { createAmountNotice } from './amount-notice.ts';
import { type ActedOn, explainDeletion, recordAct } from './order-acts.ts';

interface Gift {
  cents: number;
  reason: string;
  /** US cents that had been given for the order before, as its page showed. */
  shownCents: number;
}

/** Adds an amount to the Bonus Storage of an order's customer, and tells the customer. Refuses it if another gift was made since. */
export const grantBonus = async (
  deps: Pick<CallDeps, 'db' | 'payment' | 'sites' | 'now'>,
  subject: ActedOn,
  { cents, reason, shownCents }: Gift,
): Promise<void> => {
  const { order, actor } = subject;
  if (cents === 0) throw officeRefusal('cents', 'amountMissing');
  const sentence = '{bonus} is added to your Bonus Storage.';
  const addNotice = await createAmountNotice(deps, order, { sentence, cents, reason });
  await deps.db.transaction().execute(async (tx) => {
    await lockOrder(tx, order.id);
    await lockClient(tx, order.client_id).catch(explainDeletion);
    const before = await bonus.readGranted(tx, order.id);
    if (before !== shownCents) throw new Refusal('orderMovedOn');
    await bonus.addGrantedBonus(tx, order, { cents, now: actor.now });
    await addNotice(tx);
    const after = { grantedCents: before + cents, reason };
    await recordAct(subject, 'grantBonus', { before: { grantedCents: before }, after })(tx);
  });
};
