/** Events of an order that a webhook can get, with their meanings. */
export const webhookEvents = {
  'order.placed': 'an order is placed',
  'order.paid': 'an order is paid',
  'order.started': 'a writer has begun',
  'order.delivered': 'a paper is delivered',
  'order.changed': 'what was ordered is changed',
  'order.cancelled': 'an unpaid order is cancelled',
  'order.refunded': 'money goes back, in part or in whole',
  'order.rated': 'a customer has rated paper or writer',
  'message.received': 'a customer has written',
} as const;

export type WebhookEvent = keyof typeof webhookEvents;
