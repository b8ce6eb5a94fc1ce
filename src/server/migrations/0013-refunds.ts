/** Adds the refunded amount of a payment, in US cents. */
export const refunds: readonly string[] = [
  'alter table payments add column refunded_cents bigint not null default 0',
];
