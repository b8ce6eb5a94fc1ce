export const orderFacts: readonly string[] = [
  `create table order_origins (
    order_id bigint not null references orders (id),
    template text,
    widget text,
    page text,
    affiliate_id text,
    affiliate_site_id text,
    promo_id text,
    visitor_id text,
    cd_request_id text,
    cd_affiliate_id text,
    ga_request_id text,
    discount text,
    external_discount_code text,
    p1 text,
    p2 text,
    p3 text,
    p4 text,
    p5 text,
    p6 text,
    p7 text,
    p8 text,
    p9 text,
    p10 text,
    first_source text,
    first_landing text,
    first_device text,
    first_referrer text,
    first_date text,
    utm_source text,
    utm_medium text,
    utm_campaign text,
    utm_term text,
    utm_content text,
    utm_id text,
    utm_date text,
    gclid text,
    gbraid text,
    wbraid text,
    fbclid text,
    msclkid text,
    ttclid text,
    primary key (order_id)
  )`,
  `create table order_extras (
    order_id bigint not null references orders (id),
    position bigint not null,
    extra_id bigint not null,
    name text not null,
    cents bigint not null,
    primary key (order_id, extra_id)
  )`,
  // Extras of existing orders get their current names and prices, because earlier names and prices were not stored.
  `insert into order_extras (order_id, position, extra_id, name, cents)
    select orders.id, items.sort, items.item_id, items.name, surcharges.amount
    from orders
    join dictionary_items items on items.site_id = orders.site_id and items.dictionary = 'extra'
    join surcharges on surcharges.site_id = orders.site_id and surcharges.kind = 'extra'
      and surcharges.item_id = items.item_id
    where replace(replace(orders.extras_ids, '[', ','), ']', ',') like '%,' || cast(items.item_id as text) || ',%'`,
  `alter table orders drop column extras_ids`,
  `create index orders_by_created_at on orders (created_at)`,
];
