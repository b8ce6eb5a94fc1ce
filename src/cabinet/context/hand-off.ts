import * as calls from '../../api/calls.ts';
import type { Client } from '../../api/client.ts';
import type { Token } from '../../api/resources.ts';
import type { Result } from '../../api/result.ts';
import { isTransient } from './is-transient.ts';

interface AddressBar {
  location: { readonly href: string };
  history: Pick<History, 'replaceState'>;
}

/**
 * Removes the one-time code from the address of /secure-payment and returns it. It runs before anything is drawn or sent,
 * because the code must not remain in the history, a screenshot or a shared link.
 */
export const extractHandOff = ({ location, history }: AddressBar): string | null => {
  const address = new URL(location.href);
  const code = address.searchParams.get('token');
  if (!code || address.pathname !== '/secure-payment') return null;
  address.searchParams.delete('token');
  history.replaceState(null, '', address.pathname + address.search);
  return code;
};

interface HandOffStore {
  token: string | null;
  handOff: string | null;
}

/**
 * Exchanges the one-time code for a session. A used or expired code is discarded. After a transient failure the code is
 * kept for a retry.
 */
export const createHandOffExchange =
  (client: Client, store: HandOffStore, openSession: (token: string) => void) =>
  async (): Promise<Result<Token>> => {
    const result = await client.send(calls.loginToken, { payload: { token: store.handOff ?? '' } });
    if (!result.failed) openSession(result.payload.token);
    if (!result.failed || !isTransient(result)) store.handOff = null;
    return result;
  };
