export const letters: readonly string[] = [
  `create table letters (
    id bigint not null,
    site_id bigint not null references sites (id),
    kind text not null,
    address text not null,
    about text not null,
    created_at bigint not null,
    due_at bigint not null,
    tries bigint not null,
    primary key (id)
  )`,
  `create index letters_by_due_at on letters (due_at)`,
];
