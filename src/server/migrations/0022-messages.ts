/** Adds the messages between the customer and the writer of an order. */
export const messages: readonly string[] = [
  `create table messages (
    id bigint not null,
    order_id bigint not null references orders (id),
    author text not null,
    text text not null,
    created_at bigint not null,
    read_at bigint,
    primary key (id),
    unique (order_id, created_at)
  )`,
];
