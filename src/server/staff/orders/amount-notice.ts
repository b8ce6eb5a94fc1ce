import type { Alongside } from '../../database/open.ts';
import type { CallDeps } from '../../deps.ts';
import { isRefused } from '../../errors.ts';
import { createWording } from '../../letters/wording.ts';
import { addMessage } from '../../orders/store/messages.ts';
import type { OrderRow } from '../../orders/store/order-rows.ts';
import { readOwner } from '../../orders/store/orders.ts';
import { inLocale } from '../../sites/store/sites.ts';

type AmountSentence =
  | '{refund} of your payment for this order goes back to you.'
  | '{bonus} is added to your Bonus Storage.';

/**
 * Returns the function that tells the customer of an amount, in the customer's language. A deleted account gets no message, which
 * does not stop the act.
 */
export const createAmountNotice = async (
  deps: Pick<CallDeps, 'db' | 'sites' | 'now'>,
  order: OrderRow,
  { sentence, cents, reason }: { sentence: AmountSentence; cents: number; reason: string },
): Promise<Alongside> => {
  const { site, client } = await readOwner(deps, order);
  const { language, ownTexts } = inLocale(site, client.language);
  const wording = createWording(language, ownTexts);
  const amount = wording.text(sentence, { refund: wording.money(cents), bonus: wording.money(cents) });
  const notice = {
    author: 'writer',
    text: `${amount}\n\n${reason}`.trim(),
    isNotice: true,
    namesAmount: true,
  } as const;
  return async (tx) => {
    await addMessage(tx, { ...notice, order, now: deps.now() }).catch((error: unknown) => {
      if (!isRefused(error, 'loginRequired')) throw error;
    });
  };
};
