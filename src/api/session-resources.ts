import type { Token } from './resources.ts';

// Bodies of the provider API about sessions and the way to them.

/** Session of the cabinet. The response also sets the session's cookie. */
export interface CabinetSession extends Token {
  /** Token of the order form in the cabinet; null if the session covers one order only. */
  orderToken: string | null;
  /** E-mail address of the account that one press opens from the page of a payment; null if a login is needed, or nothing is. */
  continueAs: string | null;
  /** Language of the customer, such as `de`. */
  locale: string;
}

/** A reset link that has not been used. */
export interface ResetLink extends Token {
  /** E-mail address of the account whose password the link replaces. */
  email: string;
}

/** An open session of the customer, on one device. */
export interface ClientSession {
  id: number;
  /** Browser and system, such as "Firefox on Windows". */
  device: string;
  /** Country and network of the login, such as "Germany, 203.0.113.9"; the network alone if the country is unknown. */
  place: string;
  /** Time of the last use, in ISO 8601 with offset, precise to 5 minutes. */
  lastUsedAt: string;
  /** Whether the request was sent with this session. */
  isCurrent: boolean;
}
