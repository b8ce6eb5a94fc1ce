create table settings (name text primary key, value text not null);
create table sites (
    id bigint not null,
    host text not null,
    config text not null,
    version bigint not null,
    primary key (id),
    unique (host)
  );
create table dictionary_items (
    site_id bigint not null references sites (id),
    dictionary text not null,
    item_id bigint not null,
    sort bigint not null,
    name text not null,
    details text not null,
    primary key (site_id, dictionary, item_id)
  );
create table prices (
    site_id bigint not null references sites (id),
    position bigint not null,
    service_id bigint not null,
    type_id bigint,
    type_category_id bigint,
    academic_level_id bigint not null,
    deadline_id bigint not null,
    cents bigint not null,
    primary key (site_id, position)
  );
create table surcharges (
    site_id bigint not null references sites (id),
    kind text not null,
    item_id bigint not null,
    amount bigint not null,
    primary key (site_id, kind, item_id)
  );
create table discounts (
    site_id bigint not null references sites (id),
    code text not null,
    type text not null,
    amount bigint not null,
    active_from bigint,
    active_to bigint,
    primary key (site_id, code)
  );
create table rule_pages (
    site_id bigint not null references sites (id),
    slug text not null,
    position bigint not null,
    title text not null,
    html text not null,
    primary key (site_id, slug)
  );
create table writers (
    site_id bigint not null references sites (id),
    code text not null,
    grade_id bigint not null,
    primary key (site_id, code)
  );
create table clients (
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
    created_at bigint not null,
    deleted_at bigint,
    language text not null default 'en',
    primary key (id),
    unique (site_id, email_key)
  );
create table social_accounts (
    site_id bigint not null references sites (id),
    provider text not null,
    subject text not null,
    client_id bigint not null references clients (id),
    primary key (site_id, provider, subject)
  );
create table one_time_codes (
    hash text not null,
    purpose text not null,
    client_id bigint not null references clients (id),
    expires_at bigint not null,
    used_at bigint,
    session_id bigint,
    order_code text,
    primary key (hash)
  );
create index one_time_codes_by_expires_at on one_time_codes (expires_at);
create index one_time_codes_by_client_id on one_time_codes (client_id);
create table bookmarks (
    client_id bigint not null references clients (id),
    writer_code text not null,
    primary key (client_id, writer_code)
  );
create table orders (
    id bigint not null,
    site_id bigint not null references sites (id),
    client_id bigint not null references clients (id),
    code text not null,
    status_id bigint not null,
    type_id bigint not null,
    type_category_id bigint not null,
    service_id bigint not null,
    academic_level_id bigint not null,
    deadline_id bigint not null,
    number_elements bigint not null,
    number_slides bigint not null,
    spacing_type text not null,
    sources bigint not null,
    topic text not null,
    details text not null,
    subject_id bigint not null,
    format_id bigint not null,
    writer_grade_id bigint not null,
    preferred_writer text,
    writer_code text,
    material_status_id bigint not null,
    payment_system_id bigint not null,
    currency_id bigint not null,
    base_cents bigint not null,
    total_cents bigint not null,
    bonus_cents bigint not null,
    discount_code text,
    created_at bigint not null,
    deadline_at bigint not null,
    rate_e4 bigint not null default 10000,
    charged_cents bigint not null default 0,
    bonus_used_cents bigint not null default 0,
    bonus_usd_cents bigint not null default 0,
    primary key (id),
    unique (code)
  );
create index orders_by_client_id on orders (client_id, created_at);
create index orders_by_created_at on orders (created_at);
create table order_events (
    id bigint not null,
    order_id bigint not null references orders (id),
    status_id bigint not null,
    time_revision text not null,
    text_revision text not null,
    created_at bigint not null,
    primary key (id)
  );
create index order_events_by_order_id on order_events (order_id);
create table idempotency_keys (
    client_id bigint not null references clients (id),
    key text not null,
    body_hash text not null,
    order_code text not null,
    created_at bigint not null,
    primary key (client_id, key)
  );
create table ratings (
    order_id bigint not null references orders (id),
    kind text not null,
    rate bigint not null,
    comment text not null,
    created_at bigint not null,
    primary key (order_id, kind)
  );
create table files (
    id bigint not null,
    site_id bigint not null references sites (id),
    client_id bigint references clients (id),
    name text not null,
    size bigint not null,
    place text not null,
    created_at bigint not null,
    primary key (id)
  );
create index files_by_client_id on files (client_id);
create table attachments (
    order_id bigint not null references orders (id),
    file_id bigint not null references files (id),
    receiver_type text not null,
    created_at bigint not null,
    seen_at bigint,
    primary key (order_id, file_id)
  );
create index attachments_by_file_id on attachments (file_id);
create table letters (
    id bigint not null,
    site_id bigint not null references sites (id),
    kind text not null,
    address text not null,
    about text not null,
    created_at bigint not null,
    due_at bigint not null,
    tries bigint not null,
    merge_key text,
    language text,
    primary key (id)
  );
create index letters_by_due_at on letters (due_at);
create unique index letters_by_merge_key on letters (merge_key);
create table attempts (
    name text not null,
    tries bigint not null,
    ends_at bigint not null,
    primary key (name)
  );
create index attempts_by_ends_at on attempts (ends_at);
create table payments (
    session text not null,
    order_id bigint not null references orders (id),
    url text not null,
    state text not null,
    expires_at bigint not null,
    created_at bigint not null,
    refunded_cents bigint not null default 0,
    card_brand text,
    card_last4 text,
    primary key (session)
  );
create index payments_by_order_id on payments (order_id, created_at);
create table begun_files (
    place text not null,
    began_at bigint not null,
    given_up bigint not null,
    primary key (place)
  );
create table bonus_entries (
    order_id bigint not null references orders (id),
    kind text not null,
    site_id bigint not null references sites (id),
    client_id bigint not null references clients (id),
    cents bigint not null,
    created_at bigint not null,
    primary key (order_id, kind)
  );
create index bonus_entries_by_client_id on bonus_entries (client_id, created_at);
create table order_origins (
    order_id bigint not null references orders (id),
    template text,
    widget text,
    page text,
    affiliate_id text,
    affiliate_site_id text,
    promo_id text,
    visitor_id text,
    cd_request_id text,
    cd_affiliate_id text,
    ga_request_id text,
    discount text,
    external_discount_code text,
    p1 text,
    p2 text,
    p3 text,
    p4 text,
    p5 text,
    p6 text,
    p7 text,
    p8 text,
    p9 text,
    p10 text,
    first_source text,
    first_landing text,
    first_device text,
    first_referrer text,
    first_date text,
    utm_source text,
    utm_medium text,
    utm_campaign text,
    utm_term text,
    utm_content text,
    utm_id text,
    utm_date text,
    gclid text,
    gbraid text,
    wbraid text,
    fbclid text,
    msclkid text,
    ttclid text,
    primary key (order_id)
  );
create table order_extras (
    order_id bigint not null references orders (id),
    position bigint not null,
    extra_id bigint not null,
    name text not null,
    cents bigint not null,
    primary key (order_id, extra_id)
  );
create table sessions (
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
    is_proved bigint not null default 1,
    primary key (id),
    unique (cookie_hash)
  );
create index sessions_by_client_id on sessions (client_id);
create index sessions_by_last_used_at on sessions (last_used_at);
create table event_texts (
    id bigint not null,
    day bigint not null,
    text text not null,
    primary key (id)
  );
create index event_texts_by_day on event_texts (day);
create table event_counts (
    hour bigint not null,
    site_id bigint not null,
    widget text not null,
    template text not null,
    action text not null,
    campaign text not null,
    count bigint not null,
    primary key (hour, site_id, widget, template, action, campaign)
  );
create table upload_quota (
    id bigint not null,
    client_id bigint not null references clients (id),
    network text not null,
    bytes bigint not null,
    is_stored bigint not null,
    began_at bigint not null,
    primary key (id)
  );
create index upload_quota_by_client_id on upload_quota (client_id, began_at);
create index upload_quota_by_network on upload_quota (network, began_at);
create index upload_quota_by_began_at on upload_quota (began_at);
create table sent_letters (
    id bigint not null,
    client_id bigint not null references clients (id),
    kind text not null,
    about text not null,
    sent_at bigint not null,
    primary key (id)
  );
create index sent_letters_by_client_id on sent_letters (client_id, sent_at);
create table messages (
    id bigint not null,
    order_id bigint not null references orders (id),
    author text not null,
    text text not null,
    created_at bigint not null,
    read_at bigint,
    primary key (id),
    unique (order_id, created_at)
  );
create table login_codes (
    session_id bigint not null,
    hash text not null,
    tries bigint not null,
    expires_at bigint not null,
    primary key (session_id)
  );
create index login_codes_by_expires_at on login_codes (expires_at);
create table translations (
    site_id bigint not null references sites (id),
    language text not null,
    list text not null,
    item_id bigint not null,
    field text not null,
    text text not null,
    primary key (site_id, language, list, item_id, field)
  );
create table rule_translations (
    site_id bigint not null references sites (id),
    language text not null,
    slug text not null,
    title text not null,
    html text not null,
    primary key (site_id, language, slug)
  );
create table site_texts (
    site_id bigint not null references sites (id),
    language text not null,
    english text not null,
    text text not null,
    primary key (site_id, language, english)
  );
