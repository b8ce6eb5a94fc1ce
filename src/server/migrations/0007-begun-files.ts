export const begunFiles: readonly string[] = [
  `create table begun_files (
    place text not null,
    began_at bigint not null,
    given_up bigint not null,
    primary key (place)
  )`,
];
