import * as calls from '../../api/calls.ts';
import type { Client } from '../../api/client.ts';
import type { Result } from '../../api/result.ts';
import { isTransient } from './failed-call-message.ts';
import type { TabSession } from './tab-session.ts';

interface AddressBar {
  location: { readonly href: string };
  history: Pick<History, 'replaceState'>;
}

/**
 * Removes the hand-off code from the address of /secure-payment and returns it. This happens before anything is drawn
 * or sent, because the code must not remain in the history, a screenshot or a shared link.
 */
export const extractHandOff = ({ location, history }: AddressBar): string | null => {
  const address = new URL(location.href);
  const code = address.searchParams.get('token');
  if (!code || address.pathname !== '/secure-payment') return null;
  address.searchParams.delete('token');
  history.replaceState(null, '', address.pathname + address.search);
  return code;
};

/**
 * Creates the function that opens the session when the cabinet starts: by the hand-off code if the address had one,
 * else by the cookie. A used or expired code is discarded. After a transient failure, the code is kept for a retry.
 */
export const createSessionStart = (
  client: Client,
  { open, restore }: Pick<TabSession, 'open' | 'restore'>,
  handOff: string | null,
) => {
  let code = handOff;
  return async (): Promise<Result<unknown>> => {
    if (code) {
      const result = await client.send(calls.loginToken, { payload: { token: code } });
      if (result.failed && isTransient(result)) return result;
      code = null;
      const opened = result.failed ? result : await open(result.payload.token);
      if (!opened.failed) return opened;
    }
    return restore();
  };
};
