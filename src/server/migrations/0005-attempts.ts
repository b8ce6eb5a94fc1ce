export const attempts: readonly string[] = [
  `create table attempts (
    name text not null,
    tries bigint not null,
    ends_at bigint not null,
    primary key (name)
  )`,
  `create index attempts_by_ends_at on attempts (ends_at)`,
];
