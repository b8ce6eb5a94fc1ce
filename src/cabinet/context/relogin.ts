import type { Client } from '../../api/client.ts';
import type { Result } from '../../api/result.ts';
import type { SessionFacts } from './session-facts.ts';

type ReloginStore = Pick<SessionFacts, 'token' | 'owner' | 'isExpired'>;

/** Makes calls wait for a new login. All waiting calls share one login dialog. */
export const createRelogin = (store: ReloginStore) => {
  let waiting: Promise<void> | null = null;
  let resolveWaiting = () => {};
  const wait = () => {
    waiting ??= new Promise((resolve) => {
      resolveWaiting = resolve;
      store.isExpired = true;
    });
    return waiting;
  };
  /** Closes the login dialog. Waiting calls are repeated if the same customer is logged in again, and fail otherwise. */
  const closeDialog = () => {
    waiting = null;
    store.isExpired = false;
    resolveWaiting();
  };
  return { wait, end: closeDialog };
};

export type Relogin = ReturnType<typeof createRelogin>;

interface RepeatDeps {
  client: Client;
  store: ReloginStore;
  relogin: Relogin;
  /** Requests a new token with the cookie. */
  renew: () => Promise<Result<unknown>>;
}

/**
 * Wraps a client so that a call with an expired token is repeated with a new one. The token is renewed by the cookie.
 * If the session has ended or the call needs a recent login, the customer logs in first.
 */
export const repeatAfterLogin = ({ client, store, relogin, renew }: RepeatDeps): Client => ({
  send: async (...request) => {
    const { token, owner } = store;
    const repeat = async (refused: typeof token) =>
      store.token !== refused && store.owner === owner ? client.send(...request) : null;
    const result = await client.send(...request);
    if (result.status !== 401 || !token) return result;
    // Renews the token only if no other call has renewed it meanwhile.
    const renewed = store.token === token ? await renew() : null;
    if (renewed?.failed && renewed.status !== 401) return renewed;
    const renewedToken = store.token;
    const second = renewed?.failed ? result : ((await repeat(token)) ?? result);
    if (second.status !== 401 || !owner) return second;
    await relogin.wait();
    return (await repeat(renewedToken)) ?? second;
  },
});
