import * as calls from '../../../src/api/calls.ts';
import type { Send } from '../server/send.ts';

/**
 * Returns the API's answers to a customer: two orders, messages, bonus and identity. The orders stand by their codes, because
 * versions list them in different sequences, so a name that 0.1.0 gave them may be that of the other order.
 */
export const customerAnswers = async (send: Send, token: string): Promise<Record<string, unknown>> => {
  const { body } = await send(calls.orders, { token });
  const orders = body.sort((one, other) => one.code.localeCompare(other.code));
  const [first = '', second = ''] = orders.map(({ code }) => code);
  return {
    orders,
    unpaid: (await send(calls.order, { token, params: { id: first } })).body,
    approved: (await send(calls.order, { token, params: { id: second } })).body,
    messages: (await send(calls.messages, { token, params: { orderId: second } })).body,
    bonus: (await send(calls.bonus, { token })).body,
    identity: (await send(calls.identity, { token })).body,
  };
};
