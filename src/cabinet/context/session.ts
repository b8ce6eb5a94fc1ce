import { jwtDecode } from 'jwt-decode';
import type { Client } from '../../api/client.ts';
import { keepToken } from '../../state/session/keep-token.ts';
import { sessionEvent } from '../../state/session/session-sharing.ts';
import { isHeld, isTokenValid } from '../../state/session/session-token.ts';
import type { SafeStorage } from '../../tracking/storage.ts';

export interface SessionFacts {
  /** Session token; null without a login. */
  token: string | null;
  /** Id of the logged-in customer: the subject of the token. */
  owner: string | null;
  /** True while the customer is asked to log in again, because the server has refused the token. */
  isExpired: boolean;
}

export interface TabSession {
  /** Stores a new token for this tab and all others. */
  open(token: string): void;
  /** Logs out in this tab and all others. */
  close(): void;
  /** Closes the login dialog without a login. The waiting calls fail. */
  dismiss(): void;
  /**
   * Wraps a client. A call that fails because of an expired session is repeated after the customer has logged in
   * again.
   */
  withRelogin(client: Client): Client;
}

interface Deps {
  store: SessionFacts;
  storage: SafeStorage;
  page: Window;
  /** Called when another customer has logged in, or the customer has logged out. */
  onOwnerChange: () => void;
}

/** Returns the id of the customer, also for an expired token. */
const ownerOf = (token: string | null) => (isTokenValid(token, 0) && jwtDecode(token).sub) || null;

/**
 * Returns the stored token if it is still valid. An expired one is not removed, because that would log out other
 * tabs.
 */
const readValidToken = (storage: SafeStorage): string | null => {
  const token = storage.get('token');
  return isHeld(storage, token, Date.now()) ? token : null;
};

/** Returns the session at the start of the cabinet. */
export const storedSession = (storage: SafeStorage): SessionFacts => {
  const token = readValidToken(storage);
  return { token, owner: ownerOf(token), isExpired: false };
};

/** Lets calls wait for a new login. All waiting calls share one login dialog. */
const createRelogin = (store: SessionFacts) => {
  let waiting: Promise<boolean> | null = null;
  let resolveWaiting = (_isLoggedIn: boolean) => {};
  const wait = () => {
    waiting ??= new Promise((resolve) => {
      resolveWaiting = resolve;
      store.isExpired = true;
    });
    return waiting;
  };
  const end = (isLoggedIn: boolean) => {
    waiting = null;
    store.isExpired = false;
    resolveWaiting(isLoggedIn);
  };
  return { wait, end };
};

/** Calls `onChange` when a widget of this page or another tab may have changed the stored token. */
const subscribeToToken = (page: Window, onChange: () => void) => {
  page.addEventListener(sessionEvent, onChange);
  page.addEventListener('storage', ({ key }) => (key === null || key.endsWith(':token')) && onChange());
  // A page restored from the back/forward cache has received no events in the meantime.
  page.addEventListener('pageshow', onChange);
};

/** Creates the session, synchronised with the widgets of the page and with other tabs. */
export const createSession = ({ store, storage, page, onOwnerChange }: Deps): TabSession => {
  const relogin = createRelogin(store);
  const applyToken = (token: string | null) => {
    const owner = ownerOf(token);
    const isSameOwner = owner === store.owner;
    Object.assign(store, { token, owner });
    if (!isSameOwner) onOwnerChange();
    relogin.end(isSameOwner && token !== null);
  };
  const changeToken = (token: string | null) => {
    if (token) keepToken(storage, token, Date.now());
    else storage.remove('token');
    applyToken(token);
    page.dispatchEvent(new CustomEvent(sessionEvent, { detail: token }));
  };
  subscribeToToken(page, () => {
    const token = storage.get<string>('token');
    // Widgets remove an expired token from the storage, which is no logout.
    const isCleanup = !token && !isHeld(storage, store.token, Date.now());
    if (token !== store.token && !isCleanup) applyToken(readValidToken(storage));
  });
  return {
    open: changeToken,
    close: () => changeToken(null),
    dismiss: () => relogin.end(false),
    withRelogin: (client) => ({
      send: async (...request) => {
        const { token } = store;
        const result = await client.send(...request);
        if (result.status !== 401 || !token) return result;
        // If the token has changed meanwhile, the customer has logged in for another call.
        const isLoggedIn = store.token === token ? await relogin.wait() : store.token !== null;
        return isLoggedIn ? client.send(...request) : result;
      },
    }),
  };
};
