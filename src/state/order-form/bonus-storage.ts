import * as calls from '../../api/calls.ts';
import type { WidgetContext } from '../page/context.ts';
import type { OrderFormStore } from './order-form-store.ts';

/** Asks what the customer's Bonus Storage holds. A server without one leaves it empty. */
export const loadBonus = async ({ client }: Pick<WidgetContext, 'client'>): Promise<number> => {
  const answer = await client.send(calls.bonus);
  return answer.failed ? 0 : answer.payload.balanceCents;
};

export const chooseBonus = (store: OrderFormStore, isUsed: boolean): void => {
  store.bonus.isUsed = isUsed;
  delete store.errors.useBonus;
};
