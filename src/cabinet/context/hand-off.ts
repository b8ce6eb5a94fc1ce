import * as calls from '../../api/calls.ts';
import type { Client } from '../../api/client.ts';
import type { Token } from '../../api/resources.ts';
import type { Result } from '../../api/result.ts';
import { isTransient } from './is-transient.ts';

interface Bar {
  location: { readonly href: string };
  history: Pick<History, 'replaceState'>;
}

/**
 * Takes the one-time code of /secure-payment out of the address, before anything is drawn or sent: it must not
 * stay in a history, a screenshot or a shared link.
 */
export const extractHandOff = ({ location, history }: Bar): string | null => {
  const address = new URL(location.href);
  const code = address.searchParams.get('token');
  if (!code || address.pathname !== '/secure-payment') return null;
  address.searchParams.delete('token');
  history.replaceState(null, '', address.pathname + address.search);
  return code;
};

interface Facts {
  token: string | null;
  handOff: string | null;
}

/** Exchanges the code for a session. A code that is used up or too old is forgotten, one that never arrived kept. */
export const createHandOffExchange =
  (client: Client, store: Facts, openSession: (token: string) => void) =>
  async (): Promise<Result<Token>> => {
    const answer = await client.send(calls.loginToken, { payload: { token: store.handOff ?? '' } });
    if (!answer.failed) openSession(answer.payload.token);
    if (!answer.failed || !isTransient(answer)) store.handOff = null;
    return answer;
  };
