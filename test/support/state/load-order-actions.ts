import { orderActionsWith } from '../../../src/state/submission/order-actions.ts';
import { orderFormText } from '../../../src/validation/messages/order-form.ts';

/** Loads the code that checks and sends an order, with the wording of the two pages. */
export const loadOrderActions = async () => ({ createOrderActions: orderActionsWith(orderFormText) });
