/** Adds the Bonus Storage. Earlier approved orders get the bonus that their price block displayed. */
export const bonus: readonly string[] = [
  'alter table orders add column bonus_used_cents bigint not null default 0',
  'alter table orders add column bonus_usd_cents bigint not null default 0',
  // Both databases truncate a quotient of integers, so half of the divisor is added to round.
  'update orders set bonus_usd_cents = (20000 * bonus_cents + rate_e4) / (2 * rate_e4) where rate_e4 > 0',
  `create table bonus_entries (
    order_id bigint not null references orders (id),
    kind text not null,
    site_id bigint not null references sites (id),
    client_id bigint not null references clients (id),
    cents bigint not null,
    created_at bigint not null,
    primary key (order_id, kind)
  )`,
  'create index bonus_entries_by_client_id on bonus_entries (client_id, created_at)',
  `insert into bonus_entries (order_id, kind, site_id, client_id, cents, created_at)
    select id, 'earned', site_id, client_id, bonus_usd_cents, coalesce(
      (select max(created_at) from order_events where order_id = orders.id and status_id = 16),
      created_at
    ) from orders where status_id = 16 and bonus_usd_cents > 0`,
];
