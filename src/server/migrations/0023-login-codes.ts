/**
 * Adds the codes that clients enter after a login from an unknown device. Earlier logins count as proved, because only the
 * password was required.
 */
export const loginCodes: readonly string[] = [
  `alter table sessions add column is_proved bigint not null default 1`,
  `create table login_codes (
    session_id bigint not null,
    hash text not null,
    tries bigint not null,
    expires_at bigint not null,
    primary key (session_id)
  )`,
  `create index login_codes_by_expires_at on login_codes (expires_at)`,
];
