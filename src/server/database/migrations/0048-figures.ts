const place = `
    site_id bigint not null references sites (id),
    day bigint not null,
    part text not null,
    name text not null,
    primary key (site_id, day, part, name)`;

const numbers = (names: readonly string[]) => names.map((name) => `${name} bigint not null,`).join(' ');

const actions = {
  views: `'Show'`,
  prices: `'Price'`,
  started: `'Order Now', 'Follow', 'Checkout'`,
  registered: `'Registration'`,
};

/** Adds up the hourly counts of earlier servers. They do not have the other parts of the origin. */
const viewsOf = (part: string, name: string) => {
  const day = 'hour - hour % 86400000';
  const sums = Object.values(actions).map(
    (names) => `sum(case when action in (${names}) then count else 0 end)`,
  );
  return `insert into day_views (site_id, day, part, name, ${Object.keys(actions).join(', ')})
    select site_id, ${day}, '${part}', ${name}, ${sums.join(', ')} from event_counts
    where widget in ('Calculator', 'Price List', 'Order Form') group by 1, 2, 4`;
};

/** The figures of each day, and the sign that an order is not in them yet. */
export const tablesForFigures: readonly string[] = [
  `create table day_views (${numbers(Object.keys(actions))} ${place})`,
  `create table day_orders (${numbers(['placed', 'paid', 'revenue', 'discounts', 'in_time', 'late'])} ${place})`,
  viewsOf('', `''`),
  ...['widget', 'template', 'campaign'].map((part) => viewsOf(part, part)),
  'alter table orders add column is_summed bigint not null default 0',
  'create index orders_unsummed on orders (site_id, created_at) where is_summed = 0',
];
