/** Tables of the office: persons, their sessions and codes, and what they have done. */
export const staffTables: readonly string[] = [
  `create table staff (
    id bigint not null,
    email text not null,
    name text not null,
    role text not null,
    writer_site_id bigint,
    writer_code text,
    password_hash text,
    totp_secret text not null,
    totp_step bigint not null,
    is_active bigint not null,
    created_at bigint not null,
    primary key (id),
    unique (email)
  )`,
  `create table staff_sessions (
    id bigint not null,
    staff_id bigint not null references staff (id),
    cookie_hash text not null,
    user_agent text not null,
    network text not null,
    logged_in_at bigint not null,
    last_used_at bigint not null,
    primary key (id),
    unique (cookie_hash)
  )`,
  `create index staff_sessions_by_staff_id on staff_sessions (staff_id)`,
  `create table staff_codes (
    hash text not null,
    staff_id bigint not null references staff (id),
    purpose text not null,
    expires_at bigint,
    primary key (hash)
  )`,
  `create index staff_codes_by_staff_id on staff_codes (staff_id)`,
  `create table staff_acts (
    id bigint not null,
    at bigint not null,
    staff_id bigint references staff (id),
    act text not null,
    about text not null,
    before text not null,
    after text not null,
    network text not null,
    primary key (id)
  )`,
  `create index staff_acts_by_about on staff_acts (about, at)`,
  `create index staff_acts_by_at on staff_acts (at)`,
];
