export interface ClientTable {
  id: number;
  site_id: number;
  /** As typed; `email_key` is what is compared. */
  email: string;
  email_key: string;
  /** Null for whoever has only ever come through a social network. */
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
  /** Tokens of an older version are refused, but for the session that changed the password. */
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
  /** SHA-256: whoever reads the database cannot use what is in it. */
  hash: string;
  purpose: 'hand-off' | 'reset' | 'new-password' | 'confirm-email';
  client_id: number;
  expires_at: number;
  used_at: number | null;
}

/** How often somebody has tried something lately. */
export interface RateLimitTable {
  /** SHA-256 of what was tried and by whom: the table holds no addresses. */
  name: string;
  tries: number;
  /** When the count starts anew. */
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
  /** Everything else that was sent, as JSON. */
  details: string;
  created_at: number;
}
