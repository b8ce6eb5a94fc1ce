/** Tables of the programs that get a site's events, and of the tries to send events. Events wait in the outbox of the letters. */
export const webhookTables = [
  'alter table letters add column body text',
  `create table webhooks (
    id bigint not null primary key,
    site_id bigint not null references sites (id),
    url text not null,
    events text not null,
    secret text not null,
    is_active bigint not null,
    failing_since bigint,
    created_at bigint not null
  )`,
  'create index webhooks_by_site_id on webhooks (site_id)',
  `create table webhook_attempts (
    id bigint not null primary key,
    webhook_id bigint not null references webhooks (id),
    message_id bigint not null,
    body text not null,
    at bigint not null,
    status bigint,
    ms bigint not null,
    answer text not null
  )`,
  'create index webhook_attempts_by_webhook_id on webhook_attempts (webhook_id, at)',
  'create index webhook_attempts_by_at on webhook_attempts (at)',
];

/** Keys by which programs call the office. Each has a row of its own among the staff, so that the log names it. */
export const keyTables = [
  `create table api_keys (
    id bigint not null primary key references staff (id),
    site_id bigint not null references sites (id),
    hash text not null unique,
    prefix text not null,
    scopes text not null,
    created_at bigint not null,
    ends_at bigint,
    last_used_at bigint
  )`,
];
