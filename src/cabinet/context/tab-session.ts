import * as calls from '../../api/calls.ts';
import type { Client } from '../../api/client.ts';
import { askOnce } from '../../api/deferred.ts';
import { fieldErrors } from '../../api/field-errors.ts';
import type { CabinetSession, SessionChoice } from '../../api/resources/account.ts';
import type { Token } from '../../api/resources/client.ts';
import type { Result } from '../../api/result.ts';
import type { Translator } from '../../languages/translator.ts';
import { setFields } from '../../order/vocabulary/map-fields.ts';
import { sessionEvent, storeLogout } from '../../state/session/session-sharing.ts';
import { keepToken } from '../../state/session/session-token.ts';
import type { SafeStorage } from '../../tracking/storage.ts';
import { cabinetText } from '../../validation/messages/cabinet.ts';
import { isTransient } from './failed-call-message.ts';
import { removeTypedValues } from './form-store.ts';
import { createRelogin, type Relogin, repeatAfterLogin } from './relogin.ts';
import { noSession, type SessionFacts, type SessionTokens, tokenOwner } from './session-facts.ts';

export type TabSession = ReturnType<typeof createTabSession>;
type Outcome = Promise<Result<unknown>>;

type SessionPage = Pick<Window, 'addEventListener' | 'dispatchEvent' | 'confirm'>;

interface SessionDeps {
  store: SessionFacts;
  storage: SafeStorage;
  page: SessionPage;
  /** Client for the cabinet's own host, to whose requests the browser adds the session cookie. */
  client: Client;
  /** Called when another customer has logged in, or the customer has logged out. */
  onOwnerChange: () => void;
  /**
   * Called with the customer's language when a session is opened, before the store has it. Returns the function to call
   * when the store has it.
   */
  onLanguage: (locale: string) => () => void;
  t: Translator;
}

/** Calls `onChange` when a widget of this page or another tab may have changed the stored token. */
const subscribeToToken = (page: SessionPage, onChange: () => void) => {
  page.addEventListener(sessionEvent, onChange);
  page.addEventListener('storage', ({ key }) => (key === null || key.endsWith(':token')) && onChange());
  // Checks again when the page comes from the back/forward cache, because it has received no events there.
  page.addEventListener('pageshow', onChange);
};

/** Creates the function that writes a session into the store, and its order token into the storage of the widgets. */
const createApply =
  ({ store, storage, page, onOwnerChange }: SessionDeps, relogin: Relogin) =>
  ({ token, orderToken, continueAs }: SessionTokens) => {
    const owner = tokenOwner(token);
    const isSameOwner = owner === store.owner;
    if (!orderToken) storage.remove('token');
    // Keeps the stored token if it belongs to the same customer, because all other tabs react to every change.
    else if (tokenOwner(storage.get('token')) !== owner) keepToken(storage, orderToken, Date.now());
    setFields(store, { token, owner, codeToken: null, continueAs, isOpening: false });
    if (!isSameOwner) onOwnerChange();
    relogin.end();
    page.dispatchEvent(new CustomEvent(sessionEvent));
  };

/** Creates the function that opens a session by a token, or by the cookie without one. */
const createOpen = (
  { store, page, client, onLanguage, t }: SessionDeps,
  apply: (opened: SessionTokens) => void,
) => {
  const open = async (token: string | null, payload: SessionChoice = {}): Promise<Result<CabinetSession>> => {
    const result = await client.send(calls.openSession, {
      payload,
      headers: token ? { 'x-authorization': `Bearer ${token}` } : {},
    });
    if (!result.failed) {
      const onApplied = onLanguage(result.payload.locale);
      apply(result.payload);
      onApplied();
    }
    const unproved = token ?? (payload.goesOn ? store.token : null);
    if (unproved && result.status === 403) setFields(store, { codeToken: unproved, isOpening: false });
    // Asks before another customer's session is replaced, because a stranger may have sent the link.
    const { general } = fieldErrors(result);
    const mayReplace =
      token &&
      result.status === 409 &&
      general &&
      page.confirm(cabinetText({ key: 'followLink', values: [general] }, t));
    if (mayReplace) return open(token, { isChosen: 1 });
    return result;
  };
  return open;
};

/** Creates the session of this tab. It is kept in agreement with the widgets of the page and with other tabs. */
export const createTabSession = (deps: SessionDeps) => {
  const { store, storage, page, client } = deps;
  const relogin = createRelogin(store);
  const apply = createApply(deps, relogin);
  const open = createOpen(deps, apply);
  // Simultaneous calls share one request.
  const renew = askOnce(
    () => open(null),
    () => true,
  );
  /** Opens the session by its cookie, or by the token of a recent login in the embedded order form. */
  const restore = async (): Outcome => {
    const storedToken = storage.get<string>('token');
    const result = await renew();
    const hasOtherOwner = tokenOwner(storedToken) !== tokenOwner(result.payload?.token);
    // After a transient failure, the other token is not tried, because that call would fail for the same reason.
    const recent =
      storedToken && hasOtherOwner && !isTransient(result)
        ? await open(storedToken, { isChosen: 1 })
        : result;
    const outcome = result.failed ? recent : result;
    // Ends the session only on 401. Other failures say nothing about the session, so the stored token is kept for a
    // retry.
    if (outcome.status === 401) apply(noSession);
    return outcome;
  };
  subscribeToToken(page, () => {
    if (tokenOwner(storage.get('token')) !== store.owner) void restore();
  });
  return {
    restore,
    /** Opens the session of a token. Asks before another customer's session is replaced, unless `isChosen` is set. */
    open: (token: string, choice?: Pick<SessionChoice, 'isChosen'>): Outcome => open(token, choice),
    /** Opens the whole account after the customer has agreed to go on from the page of a payment. */
    goOn: (): Outcome => open(null, { goesOn: 1 }),
    /** Removes the session of a payment from the browser. */
    refuse: async (): Outcome => {
      const result = await client.send(calls.leaveSession);
      if (!result.failed) apply(noSession);
      return result;
    },
    /** Opens the session after the customer has logged in with a form. */
    enter: async (login: Result<Token>): Outcome =>
      login.failed ? login : open(login.payload.token, { isChosen: 1 }),
    /** Returns the token by which the server recognises a device that has logged in before; null for a new device. */
    device: () => storage.get<string>('device'),
    /** Logs out in this tab and in all others, and ends the drafts of their order forms. */
    close: () => {
      storeLogout(storage, Date.now());
      apply(noSession);
      // Comes after the event, because forms of this page store their emptied drafts when they receive it.
      removeTypedValues();
    },
    /** Closes the login dialog without a login. The waiting calls fail. */
    dismiss: relogin.end,
    /** Wraps a client so that a call with an expired token is repeated with a new one, if necessary after a new login. */
    withRelogin: (wrapped: Client): Client => repeatAfterLogin({ client: wrapped, store, relogin, renew }),
  };
};
