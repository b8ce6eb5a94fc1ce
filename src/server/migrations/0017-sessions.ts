/**
 * Adds the sessions, so that each session can be listed and ended. Tokens of earlier releases name no stored session, so every
 * customer has to log in again. The `version` of sessions replaces `kept_session`.
 */
export const sessions: readonly string[] = [
  `create table sessions (
    id bigint not null,
    client_id bigint not null references clients (id),
    version bigint not null,
    device_key text not null,
    user_agent text not null,
    network text not null,
    country text not null,
    logged_in_at bigint not null,
    last_used_at bigint not null,
    ended_at bigint,
    last_order text,
    generation bigint not null,
    rotated_at bigint not null,
    cookie_hash text,
    cookie_order text,
    primary key (id),
    unique (cookie_hash)
  )`,
  `create index sessions_by_client_id on sessions (client_id)`,
  `create index sessions_by_last_used_at on sessions (last_used_at)`,
  `create index one_time_codes_by_client_id on one_time_codes (client_id)`,
  `alter table one_time_codes add column session_id bigint`,
  `alter table one_time_codes add column order_code text`,
  `alter table clients drop column kept_session`,
];
