/** Adds the list of letters that each client got, without the letters' texts. */
export const sentLetters: readonly string[] = [
  `create table sent_letters (
    id bigint not null,
    client_id bigint not null references clients (id),
    kind text not null,
    about text not null,
    sent_at bigint not null,
    primary key (id)
  )`,
  `create index sent_letters_by_client_id on sent_letters (client_id, sent_at)`,
];
