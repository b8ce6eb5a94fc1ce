import * as calls from '../../../src/api/calls.ts';
import type { Send } from '../server/send.ts';

/**
 * Returns the API's answers to a customer: the list of orders, an unpaid and an approved order, messages, bonus and identity.
 */
export const customerAnswers = async (send: Send, token: string): Promise<Record<string, unknown>> => {
  const { body: orders } = await send(calls.orders, { token });
  const [unpaid, approved] = orders.map(({ code }) => code);
  return {
    orders,
    unpaid: (await send(calls.order, { token, params: { id: unpaid ?? '' } })).body,
    approved: (await send(calls.order, { token, params: { id: approved ?? '' } })).body,
    messages: (await send(calls.messages, { token, params: { orderId: approved ?? '' } })).body,
    bonus: (await send(calls.bonus, { token })).body,
    identity: (await send(calls.identity, { token })).body,
  };
};
