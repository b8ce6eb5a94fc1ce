import type { LanguageCode } from '../../../languages/languages.ts';

export interface ClientTables {
  clients: {
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
    /**
     * Language of the client's letters. Each registration or order sets it to the page's language; the profile can change it.
     */
    language: LanguageCode;
    /** Increases when all sessions of the client end. Sessions with a lower version are invalid. */
    session_version: number;
    created_at: number;
    /**
     * Null for an existing account. The row of a deleted account stays without personal data, because its orders refer to it.
     */
    deleted_at: number | null;
  };

  /** One login on one device. */
  sessions: {
    id: number;
    client_id: number;
    /** `session_version` of the client at the login. */
    version: number;
    /** Secret in the token of the login's device. It proves later that this device has logged in before. */
    device_key: string;
    user_agent: string;
    /** Network of the login, as in `http/headers/caller.ts`. */
    network: string;
    /** ISO 3166 alpha-2; empty if unknown. */
    country: string;
    logged_in_at: number;
    /** Time of the last use, precise to 5 minutes, because a write for every request would be slow. */
    last_used_at: number;
    /** Time at which this session was ended, apart from the client's other sessions; null before. */
    ended_at: number | null;
    /** Code of the order that was placed last in this session. */
    last_order: string | null;
    /** Newest generation of the widgets' token that has been used. */
    generation: number;
    /** Time at which `generation` last increased. */
    rotated_at: number;
    /** SHA-256 of the cabinet's cookie; null if the session is not open in the cabinet. */
    cookie_hash: string | null;
    /** Code of the only order that the cabinet shows; null if the cabinet shows the whole account. */
    cookie_order: string | null;
    /** 1 if the login has passed the second factor, or needed none; 0 also for a registration, which proves no device. */
    is_proved: number;
    /** 1 if the client has registered in this session, and not logged in. */
    is_registration: number;
  };

  /** Code of the second factor, which a client enters after a login from an unknown device. A session has at most one code. */
  login_codes: {
    session_id: number;
    /** SHA-256 of session and code. */
    hash: string;
    /** Number of codes that the client has entered for this session. */
    tries: number;
    expires_at: number;
  };

  social_accounts: {
    site_id: number;
    provider: string;
    subject: string;
    client_id: number;
  };

  one_time_codes: {
    /** SHA-256 of the code, so that a reader of the database cannot use the code. */
    hash: string;
    purpose: 'hand-off' | 'reset' | 'confirm-email';
    client_id: number;
    /** Session that a hand-off code carries to the cabinet; null for other codes. */
    session_id: number | null;
    /** Code of the order whose payment a hand-off code opens; null for other codes. */
    order_code: string | null;
    expires_at: number;
    used_at: number | null;
  };

  /** Counter of a rate limit. */
  attempts: {
    /** SHA-256 of the limit's name and the caller, so that the table contains no addresses. */
    name: string;
    tries: number;
    /** End of the time window, after which the count restarts. */
    ends_at: number;
  };

  bookmarks: {
    client_id: number;
    writer_code: string;
  };
}
