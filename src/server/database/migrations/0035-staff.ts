/** Tables of the office: persons, their sessions, codes and acts. Columns of the items that the office pauses. */
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
  'alter table writers add column is_active bigint not null default 1',
  'alter table discounts add column is_paused bigint not null default 0',
];

/** Changes of older tables for the office. Statuses are written as numbers, because a partial index knows no parameters. */
export const changesForOffice: readonly string[] = [
  'create index orders_unfinished on orders (deadline_at, id) where status_id in (2, 3, 13)',
  'create index orders_by_status_id on orders (status_id, created_at)',
  'create index orders_by_writer_code on orders (writer_code, created_at)',
  'create index orders_by_site_id on orders (site_id, created_at)',
  "create index messages_unread on messages (order_id) where author = 'customer' and read_at is null",
  'alter table payments add column reference text',
  'alter table payments add column returned_cents bigint not null default 0',
  'alter table messages add column names_amount bigint not null default 0',
  'alter table begun_files add column file_id bigint',
  // Before the office, nothing recorded which files of customers were opened.
  "update attachments set seen_at = created_at where receiver_type = 'writer'",
];
