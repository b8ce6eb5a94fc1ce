/** Card that a payment was made with, as the payment service masks it. Older payments have none. */
export const paymentCards: readonly string[] = [
  'alter table payments add column card_brand text',
  'alter table payments add column card_last4 text',
];
