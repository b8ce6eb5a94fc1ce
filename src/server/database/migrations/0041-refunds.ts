/** Condition for the payments of an order that are paid. Statuses and states are literals, because migrations have no parameters. */
const paidOfOrder = "from payments paid where paid.order_id = orders.id and paid.state = 'paid'";

/** Changes for refunds that survive an interruption, and for orders that keep the terms of their discount. */
export const changesForRefunds: readonly string[] = [
  'alter table payments add column asked_cents bigint not null default 0',
  'create index payments_asked on payments (order_id) where asked_cents > refunded_cents',
  'alter table orders add column refund_reason text',
  'create index orders_ending on orders (id) where refunded_cents is not null and status_id <> 18',
  'alter table orders add column discount_type text',
  'alter table orders add column discount_amount bigint',
  `update orders set
    discount_type = (select type from discounts where discounts.site_id = orders.site_id and code = discount_code),
    discount_amount = (select amount from discounts where discounts.site_id = orders.site_id and code = discount_code)
    where discount_code is not null`,
  // Payments of version 0.1.0 have no amount. An order had one paid payment at most.
  `update payments set cents = (select orders.charged_cents - coalesce((select sum(paid.cents) ${paidOfOrder}), 0)
    from orders where orders.id = payments.order_id) where cents is null and state = 'paid'`,
  `update payments set cents = (select charged_cents from orders where orders.id = payments.order_id)
    where cents is null and state = 'surplus'`,
  // Orders that a command of version 0.1.0 marked as paid have no payment.
  `insert into payments (session, order_id, url, state, expires_at, created_at, cents, reference, returned_cents)
    select 'hand ' || code, id, '', 'paid', paid_at, paid_at, charged_cents, '',
      case status_id when 18 then coalesce(refunded_cents, charged_cents) else 0 end
    from (select orders.*, (select min(created_at) from order_events
      where order_id = orders.id and order_events.status_id = 2) as paid_at from orders) as dated
    where paid_at is not null and charged_cents > 0
      and not exists (select 1 from payments where order_id = dated.id and state = 'paid')`,
];
