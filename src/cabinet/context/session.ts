import { jwtDecode } from 'jwt-decode';
import * as calls from '../../api/calls.ts';
import type { Client } from '../../api/client.ts';
import { askOnce } from '../../api/deferred.ts';
import { fieldErrors } from '../../api/field-errors.ts';
import type { CabinetSession, Token } from '../../api/resources.ts';
import type { Result } from '../../api/result.ts';
import type { Translator } from '../../languages/translator.ts';
import { keepToken } from '../../state/session/keep-token.ts';
import { sessionEvent } from '../../state/session/session-sharing.ts';
import { isTokenValid } from '../../state/session/session-token.ts';
import type { SafeStorage } from '../../tracking/storage.ts';
import { cabinetText } from '../../validation/messages/cabinet.ts';
import { isTransient } from './is-transient.ts';
import { createRelogin, type Relogin, repeatAfterLogin } from './relogin.ts';

export interface SessionFacts {
  /** Session token. It is only in memory; a cookie that no script can read renews it. Null without a login. */
  token: string | null;
  /** Id of the logged-in customer; null also for a session that shows the payment of one order and nothing else. */
  owner: string | null;
  /** Token of a login that owes a code before it opens the cabinet; null for none. */
  codeToken: string | null;
  /** True while the cookie or a link opens the session, so that no page is shown. */
  isOpening: boolean;
  /** True while the customer is asked to log in again, because the session has ended. */
  isExpired: boolean;
}

export interface TabSession {
  /** Opens the session by its cookie, or by the token of a recent login in the embedded order form. */
  restore(): Promise<Result<unknown>>;
  /** Opens the session of a token. Without `isChosen` the customer is asked before it replaces another customer's. */
  open(token: string, isChosen?: 1): Promise<Result<unknown>>;
  /** Opens the session of a login, which the customer has chosen. */
  enter(login: Result<Token>): Promise<Result<unknown>>;
  /** Returns the token by which the server knows a device that has logged in before; null on other devices. */
  device(): string | null;
  /** Logs out in this tab and all others. */
  close(): void;
  /** Closes the login dialog without a login. The waiting calls fail. */
  dismiss(): void;
  /**
   * Wraps a client. A call that fails because its token has expired is repeated with a new one, if necessary after the
   * customer has logged in again.
   */
  withRelogin(client: Client): Client;
}

type Page = Pick<Window, 'addEventListener' | 'dispatchEvent' | 'confirm'>;

interface Deps {
  store: SessionFacts;
  storage: SafeStorage;
  page: Page;
  /** Sends to the cabinet's own host, to which the browser adds the cookie. */
  client: Client;
  /** Called when another customer has logged in, or the customer has logged out. */
  onOwnerChange: () => void;
  /** Called with the customer's language when a session is opened, before the store has it. */
  onLanguage: (locale: string) => void;
  t: Translator;
}

/** Returns the id of the customer whose account a token opens, also for an expired token, which the server refuses. */
const ownerOf = (token: unknown): string | null => {
  const { sub, scope }: { sub?: string; scope?: string } = isTokenValid(token, 0) ? jwtDecode(token) : {};
  return scope === 'payment' ? null : (sub ?? null);
};

/** Returns the session at the start of the cabinet. The order form's token tells whose texts may be stored. */
export const firstSession = (storage: SafeStorage): SessionFacts => ({
  token: null,
  owner: ownerOf(storage.get('token')),
  codeToken: null,
  isOpening: true,
  isExpired: false,
});

/** Calls `onChange` when a widget of this page or another tab may have changed the stored token. */
const subscribeToToken = (page: Page, onChange: () => void) => {
  page.addEventListener(sessionEvent, onChange);
  page.addEventListener('storage', ({ key }) => (key === null || key.endsWith(':token')) && onChange());
  // A page restored from the back/forward cache has received no events in the meantime.
  page.addEventListener('pageshow', onChange);
};

/** Creates the function that puts a session into the store, and its order token into the storage of the widgets. */
const createApply =
  ({ store, storage, page, onOwnerChange }: Deps, relogin: Relogin) =>
  (token: string | null, orderToken: string | null) => {
    const owner = ownerOf(token);
    const isSameOwner = owner === store.owner;
    if (!orderToken) storage.remove('token');
    // A token of the same customer stays, because other tabs would answer every change.
    else if (ownerOf(storage.get('token')) !== owner) keepToken(storage, orderToken, Date.now());
    Object.assign(store, { token, owner, codeToken: null, isOpening: false });
    if (!isSameOwner) onOwnerChange();
    relogin.end();
    page.dispatchEvent(new CustomEvent(sessionEvent, { detail: token }));
  };

/** Creates the session, synchronised with the widgets of the page and with other tabs. */
export const createSession = (deps: Deps): TabSession => {
  const { store, storage, page, client, onLanguage, t } = deps;
  const relogin = createRelogin(store);
  const apply = createApply(deps, relogin);
  const open = async (token: string | null, isChosen?: 1): Promise<Result<CabinetSession>> => {
    const result = await client.send(calls.openSession, {
      payload: { isChosen },
      headers: token ? { 'x-authorization': `Bearer ${token}` } : {},
    });
    if (!result.failed) {
      onLanguage(result.payload.locale);
      apply(result.payload.token, result.payload.orderToken);
    }
    if (token && result.status === 403) Object.assign(store, { codeToken: token, isOpening: false });
    // A stranger may have sent the link, so the customer decides whether it replaces another customer's session.
    const { general } = fieldErrors(result);
    const mayReplace =
      token &&
      result.status === 409 &&
      general &&
      page.confirm(cabinetText({ key: 'followLink', values: [general] }, t));
    if (mayReplace) return open(token, 1);
    return result;
  };
  // Simultaneous calls share one request.
  const renew = askOnce(
    () => open(null),
    () => true,
  );
  const restore = async () => {
    const stored = storage.get<string>('token');
    const result = await renew();
    const hasOtherOwner = ownerOf(stored) !== ownerOf(result.payload?.token);
    // A call with another token would fail for the same transient reason, so it is not tried.
    const recent = stored && hasOtherOwner && !isTransient(result) ? await open(stored, 1) : result;
    const outcome = result.failed ? recent : result;
    // Other failures say nothing about the session, so the stored token stays for a retry.
    if (outcome.status === 401) apply(null, null);
    return outcome;
  };
  subscribeToToken(page, () => {
    if (ownerOf(storage.get('token')) !== store.owner) void restore();
  });
  return {
    restore,
    open,
    enter: async (login) => (login.failed ? login : open(login.payload.token, 1)),
    device: () => storage.get('device'),
    close: () => apply(null, null),
    dismiss: relogin.end,
    withRelogin: (wrapped) => repeatAfterLogin({ client: wrapped, store, relogin, renew }),
  };
};
