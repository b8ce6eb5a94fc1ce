/** Adds the masked card of a payment. Existing payments have none. */
export const paymentCards: readonly string[] = [
  'alter table payments add column card_brand text',
  'alter table payments add column card_last4 text',
];
