import type { StaffRole } from '../../../api/staff-roles.ts';

export interface StaffTables {
  /** A person who works for the provider. Rows are never deleted, because acts name their persons. */
  staff: {
    id: number;
    /** The address in lower case; empty for the first owner before the invitation is accepted. */
    email: string;
    name: string;
    role: StaffRole;
    /** Site and code of a writer; null for other roles. */
    writer_site_id: number | null;
    writer_code: string | null;
    /** Null until the invitation is accepted. */
    password_hash: string | null;
    /** Secret of the authenticator app, in base 32. */
    totp_secret: string;
    /** Time step of the last accepted code, so that no code is accepted twice. */
    totp_step: number;
    /** 0 for a person who may not log in any more. */
    is_active: number;
    created_at: number;
  };

  staff_sessions: {
    id: number;
    staff_id: number;
    /** SHA-256 of the cookie. */
    cookie_hash: string;
    user_agent: string;
    network: string;
    logged_in_at: number;
    /** Time of the last use, precise to 5 minutes. */
    last_used_at: number;
  };

  /** A code for one use: of an invitation, or one that replaces a code of the authenticator app. */
  staff_codes: {
    /** SHA-256 of the code. */
    hash: string;
    staff_id: number;
    purpose: 'invitation' | 'recovery';
    /** Null for codes without an end. */
    expires_at: number | null;
  };

  /** A change of prices that has not begun yet. */
  planned_prices: {
    id: number;
    site_id: number;
    due_at: number;
    /** Person who has planned the change; `network` is that of the person's request. */
    staff_id: number;
    network: string;
    /** JSON of the wanted cents by the key of the price's place; null for a price that ends. */
    cents_by_place: string;
  };

  /**
   * A key by which a program makes calls of the office about one site. It has a row of `staff` without access, under whose id and
   * name it acts.
   */
  api_keys: {
    id: number;
    site_id: number;
    /** SHA-256 of the key. */
    hash: string;
    /** Beginning of the key, by which a person knows it again. */
    prefix: string;
    /** Names of the scopes, separated by spaces. */
    scopes: string;
    created_at: number;
    /** Time from which the key is refused; null for a key without an end. */
    ends_at: number | null;
    /** Time of the last use, precise to 5 minutes. */
    last_used_at: number | null;
  };

  /** An address to which the events of a site are sent. */
  webhooks: {
    id: number;
    site_id: number;
    url: string;
    /** Names of the events, separated by spaces. */
    events: string;
    /** Key that signs the events, `whsec_` and base64. */
    secret: string;
    /** 0 for a webhook that a person, or its failures, have switched off. */
    is_active: number;
    /** Time of the first failure since the last success; null if there was none. */
    failing_since: number | null;
    created_at: number;
  };

  /** One try to send an event to a webhook. */
  webhook_attempts: {
    id: number;
    webhook_id: number;
    /** Id of the event, the same at every try. */
    message_id: number;
    /** JSON of the event. */
    body: string;
    at: number;
    /** Status of the answer; null if there was none. */
    status: number | null;
    /** Milliseconds until the answer. */
    ms: number;
    /** Beginning of the answer, or why there was none. */
    answer: string;
  };

  /** An act in the office or of a command. Rows are only added. */
  staff_acts: {
    id: number;
    at: number;
    /** Null for a command. */
    staff_id: number | null;
    act: string;
    about: string;
    /** JSON of the values before and after the act. */
    before: string;
    after: string;
    network: string;
  };
}
