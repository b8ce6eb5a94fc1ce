import { jwtDecode } from 'jwt-decode';
import type { Client } from '../../api/client.ts';
import { keepToken } from '../../state/session/keep-token.ts';
import { sessionEvent } from '../../state/session/session-sharing.ts';
import { isHeld, isTokenValid } from '../../state/session/session-token.ts';
import type { SafeStorage } from '../../tracking/storage.ts';

export interface SessionFacts {
  /** Null for a visitor. */
  token: string | null;
  /** Whose it is: the token's subject. */
  owner: string | null;
  /** The server has refused the token in the middle of something: its owner is asked to log in again. */
  isExpired: boolean;
}

export interface TabSession {
  /** Keeps a token that the server has given, for this tab and all others. */
  open(token: string): void;
  /** Logs out, here and in all other tabs. */
  close(): void;
  /** Goes on without logging in again: what waits for it is refused. */
  dismiss(): void;
  /** Repeats a call that a lapsed session has interrupted as soon as its owner has logged in again. */
  watch(client: Client): Client;
}

interface Deps {
  store: SessionFacts;
  storage: SafeStorage;
  page: Window;
  /** Somebody else is logged in now, or nobody: what is on screen is not theirs. */
  onOwnerChange: () => void;
}

/** A token that has run out still says whose it is. */
const ownerOf = (token: string | null) => (isTokenValid(token, 0) && jwtDecode(token).sub) || null;

/** The stored token, where it still holds (AUT-03). It stays stored: removing it would log other tabs out. */
const heldToken = (storage: SafeStorage): string | null => {
  const token = storage.get('token');
  return isHeld(storage, token, Date.now()) ? token : null;
};

/** Who is logged in as the cabinet opens. */
export const storedSession = (storage: SafeStorage): SessionFacts => {
  const token = heldToken(storage);
  return { token, owner: ownerOf(token), isExpired: false };
};

/** The waiting of calls for a new login, one however many calls there are. */
const createLapse = (store: SessionFacts) => {
  let waiting: Promise<boolean> | null = null;
  let settle = (_isBack: boolean) => {};
  const ask = () => {
    waiting ??= new Promise((resolve) => {
      settle = resolve;
      store.isExpired = true;
    });
    return waiting;
  };
  const end = (isBack: boolean) => {
    waiting = null;
    store.isExpired = false;
    settle(isBack);
  };
  return { ask, end };
};

/** Calls `hear` whenever the stored token may have been changed by a widget of this page or by another tab. */
const listen = (page: Window, hear: () => void) => {
  page.addEventListener(sessionEvent, hear);
  page.addEventListener('storage', ({ key }) => (key === null || key.endsWith(':token')) && hear());
  // A page that comes back from the browser's memory has heard nothing in between.
  page.addEventListener('pageshow', hear);
};

/** Who is logged in, of one mind with the widgets of the page and with its other tabs. */
export const createSession = ({ store, storage, page, onOwnerChange }: Deps): TabSession => {
  const lapse = createLapse(store);
  const take = (token: string | null) => {
    const owner = ownerOf(token);
    const isSame = owner === store.owner;
    Object.assign(store, { token, owner });
    if (!isSame) onOwnerChange();
    lapse.end(isSame && token !== null);
  };
  const keep = (token: string | null) => {
    if (token) keepToken(storage, token, Date.now());
    else storage.remove('token');
    take(token);
    page.dispatchEvent(new CustomEvent(sessionEvent, { detail: token }));
  };
  listen(page, () => {
    const token = storage.get<string>('token');
    // A token that has run out is cleared away by whoever finds it: nobody has logged out then.
    const isClearing = !token && !isHeld(storage, store.token, Date.now());
    if (token !== store.token && !isClearing) take(heldToken(storage));
  });
  return {
    open: keep,
    close: () => keep(null),
    dismiss: () => lapse.end(false),
    watch: (client) => ({
      send: async (...request) => {
        const { token } = store;
        const answer = await client.send(...request);
        if (answer.status !== 401 || !token) return answer;
        // Another call may have had its owner log in meanwhile.
        const isBack = store.token === token ? await lapse.ask() : store.token !== null;
        return isBack ? client.send(...request) : answer;
      },
    }),
  };
};
