import * as calls from '../../api/calls.ts';
import type { WidgetContext } from '../page/context.ts';
import type { OrderFormStore } from './order-form-store.ts';

/** Loads the balance of the customer's Bonus Storage. It stays empty if the server has none. */
export const loadBonus = async ({ client }: Pick<WidgetContext, 'client'>): Promise<number> => {
  const answer = await client.send(calls.bonus);
  return answer.failed ? 0 : answer.payload.balanceCents;
};

export const chooseBonus = (store: OrderFormStore, isUsed: boolean): void => {
  store.bonus.isUsed = isUsed;
  delete store.errors.useBonus;
};
