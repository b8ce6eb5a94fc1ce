import { jwtDecode } from 'jwt-decode';
import type { CabinetSession } from '../../api/resources/account.ts';
import { isTokenValid } from '../../state/session/session-token.ts';
import type { SafeStorage } from '../../tracking/storage.ts';

export interface SessionFacts {
  /** Session token; null without a login. It is kept in memory only, and a cookie that no script can read renews it. */
  token: string | null;
  /** Id of the logged-in customer. Also null for a session that may only show the payment of one order. */
  owner: string | null;
  /** Token of a login that still needs a code from a letter; null if there is none. */
  codeToken: string | null;
  /** E-mail address of the account that a press opens from the page of a payment; null if there is nothing to open. */
  continueAs: string | null;
  /** True while the cookie or a link opens the session, so that no page is shown. */
  isOpening: boolean;
  /** True while the customer is asked to log in again, because the session has ended. */
  isExpired: boolean;
}

/** Returns the id of the customer whose account a token opens. Also reads expired tokens, which the server refuses. */
export const tokenOwner = (token: unknown): string | null => {
  const { sub, scope }: { sub?: string; scope?: string } = isTokenValid(token, 0) ? jwtDecode(token) : {};
  return scope === 'payment' ? null : (sub ?? null);
};

/**
 * Returns the session with which the cabinet starts. The customer's id is read from the order form's token, because
 * unsent texts of forms in this tab may belong to that customer. A session of another customer deletes them.
 */
export const firstSession = (storage: SafeStorage): SessionFacts => ({
  token: null,
  owner: tokenOwner(storage.get('token')),
  codeToken: null,
  continueAs: null,
  isOpening: true,
  isExpired: false,
});

export type SessionTokens = Pick<CabinetSession, 'orderToken' | 'continueAs'> & Pick<SessionFacts, 'token'>;

export const noSession: SessionTokens = { token: null, orderToken: null, continueAs: null };
