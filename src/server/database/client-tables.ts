export interface ClientTable {
  id: number;
  site_id: number;
  /** The address as typed; comparisons use `email_key`. */
  email: string;
  email_key: string;
  /** Null for a client who has only logged in through a social network. */
  password_hash: string | null;
  first_name: string;
  last_name: string;
  phone: string;
  notice_mode_email: number;
  allowed_night_call: number;
  alternative_email: string;
  alternative_phone: string;
  email_confirmed: number;
  template_order_form: string;
  /** Tokens of an older version are refused, except those of `kept_session`, which changed the password. */
  session_version: number;
  kept_session: string;
  created_at: number;
}

export interface SocialAccountTable {
  site_id: number;
  provider: string;
  subject: string;
  client_id: number;
}

export interface OneTimeCodeTable {
  /** SHA-256 of the code, so that nobody who can read the database can use the code. */
  hash: string;
  purpose: 'hand-off' | 'reset' | 'new-password' | 'confirm-email';
  client_id: number;
  expires_at: number;
  used_at: number | null;
}

/** Counter of a rate limit. */
export interface RateLimitTable {
  /** SHA-256 of limit and caller, so that the table holds no addresses. */
  name: string;
  tries: number;
  /** End of the time window, after which the count restarts. */
  ends_at: number;
}

export interface BookmarkTable {
  client_id: number;
  writer_code: string;
}

export interface VisitorActionTable {
  id: number;
  site_id: number;
  visitor_id: string;
  category: string;
  label: string;
  /** All other fields of the action, as JSON. */
  details: string;
  created_at: number;
}
