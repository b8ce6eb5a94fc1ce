export const sites: readonly string[] = [
  `create table settings (name text primary key, value text not null)`,
  `create table sites (
    id bigint not null,
    host text not null,
    config text not null,
    version bigint not null,
    primary key (id),
    unique (host)
  )`,
  `create table dictionary_items (
    site_id bigint not null references sites (id),
    dictionary text not null,
    item_id bigint not null,
    sort bigint not null,
    name text not null,
    details text not null,
    primary key (site_id, dictionary, item_id)
  )`,
  `create table prices (
    site_id bigint not null references sites (id),
    position bigint not null,
    service_id bigint not null,
    type_id bigint,
    type_category_id bigint,
    academic_level_id bigint not null,
    deadline_id bigint not null,
    cents bigint not null,
    primary key (site_id, position)
  )`,
  `create table surcharges (
    site_id bigint not null references sites (id),
    kind text not null,
    item_id bigint not null,
    amount bigint not null,
    primary key (site_id, kind, item_id)
  )`,
  `create table discounts (
    site_id bigint not null references sites (id),
    code text not null,
    type text not null,
    amount bigint not null,
    active_from bigint,
    active_to bigint,
    primary key (site_id, code)
  )`,
  `create table rule_pages (
    site_id bigint not null references sites (id),
    slug text not null,
    position bigint not null,
    title text not null,
    html text not null,
    primary key (site_id, slug)
  )`,
  `create table writers (
    site_id bigint not null references sites (id),
    code text not null,
    grade_id bigint not null,
    primary key (site_id, code)
  )`,
];
