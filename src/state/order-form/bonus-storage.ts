import * as calls from '../../api/calls.ts';
import type { WidgetContext } from '../page/context.ts';
import { clearErrors } from './order-errors.ts';
import type { OrderFormStore } from './order-form-store.ts';

/** Loads the balance of the customer's Bonus Storage in US cents. Returns 0 if the server has no Bonus Storage. */
export const loadBonus = async ({ client }: Pick<WidgetContext, 'client'>): Promise<number> => {
  const result = await client.send(calls.bonus);
  return result.failed ? 0 : result.payload.balanceCents;
};

/** Switches between using the Bonus Storage and not using it. */
export const toggleBonus = (store: OrderFormStore): void => {
  store.bonus.isUsed = !store.bonus.isUsed;
  clearErrors(store, 'useBonus');
};
