export const accounts: readonly string[] = [
  `create table clients (
    id bigint not null,
    site_id bigint not null references sites (id),
    email text not null,
    email_key text not null,
    password_hash text,
    first_name text not null,
    last_name text not null,
    phone text not null,
    notice_mode_email bigint not null,
    allowed_night_call bigint not null,
    alternative_email text not null,
    alternative_phone text not null,
    email_confirmed bigint not null,
    template_order_form text not null,
    session_version bigint not null,
    kept_session text not null,
    created_at bigint not null,
    primary key (id),
    unique (site_id, email_key)
  )`,
  `create table social_accounts (
    site_id bigint not null references sites (id),
    provider text not null,
    subject text not null,
    client_id bigint not null references clients (id),
    primary key (site_id, provider, subject)
  )`,
  `create table one_time_codes (
    hash text not null,
    purpose text not null,
    client_id bigint not null references clients (id),
    expires_at bigint not null,
    used_at bigint,
    primary key (hash)
  )`,
  `create table bookmarks (
    client_id bigint not null references clients (id),
    writer_code text not null,
    primary key (client_id, writer_code)
  )`,
  `create table visitor_actions (
    id bigint not null,
    site_id bigint not null references sites (id),
    visitor_id text not null,
    category text not null,
    label text not null,
    details text not null,
    created_at bigint not null,
    primary key (id)
  )`,
  `create index one_time_codes_by_expires_at on one_time_codes (expires_at)`,
  `create index visitor_actions_by_site_id on visitor_actions (site_id, created_at)`,
];
