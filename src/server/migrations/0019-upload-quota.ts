/** Adds the table that counts the uploaded bytes of each client and network in a day. */
export const uploadQuota: readonly string[] = [
  `create table upload_quota (
    id bigint not null,
    client_id bigint not null references clients (id),
    network text not null,
    bytes bigint not null,
    is_stored bigint not null,
    began_at bigint not null,
    primary key (id)
  )`,
  `create index upload_quota_by_client_id on upload_quota (client_id, began_at)`,
  `create index upload_quota_by_network on upload_quota (network, began_at)`,
  `create index upload_quota_by_began_at on upload_quota (began_at)`,
];
