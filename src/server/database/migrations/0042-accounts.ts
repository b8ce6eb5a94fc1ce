/** Returns the time at which the order of a payment reached a status. Statuses are literals, because migrations have no parameters. */
const eventTime = (which: 'min' | 'max', statusId: number, condition = '') =>
  `(select ${which}(order_events.created_at) from order_events
    where order_events.order_id = payments.order_id and status_id = ${statusId}${condition})`;

const paidSincePage = eventTime('min', 2, ' and order_events.created_at >= payments.created_at');

const refundsOf = (column: string, isByHand: number) =>
  `insert into refunds (session, is_by_hand, returned_at, cents)
    select session, ${isByHand}, coalesce(${eventTime('max', 18)}, paid_at, created_at), ${column}
    from payments where ${column} > 0`;

/**
 * The days on which money came in and went back. For older payments they are as good as can be known: a payment on a page has that
 * of its order, a further one that of its page, and a refund that of the end of its order, else that of its payment.
 */
export const changesForAccounts: readonly string[] = [
  'alter table payments add column paid_at bigint',
  `create table refunds (
    session text not null references payments (session),
    is_by_hand bigint not null,
    returned_at bigint not null,
    cents bigint not null,
    primary key (session, is_by_hand, returned_at)
  )`,
  'create index refunds_by_returned_at on refunds (returned_at)',
  `update payments set paid_at = case when reference is null then coalesce(${paidSincePage}, created_at)
    else created_at end where state in ('paid', 'surplus')`,
  refundsOf('refunded_cents', 0),
  refundsOf('returned_cents', 1),
];
