export const payments: readonly string[] = [
  `create table payments (
    session text not null,
    order_id bigint not null references orders (id),
    url text not null,
    state text not null,
    expires_at bigint not null,
    created_at bigint not null,
    primary key (session)
  )`,
  `create index payments_by_order_id on payments (order_id, created_at)`,
];
