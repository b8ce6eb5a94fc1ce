import type { Client } from '../../api/client.ts';
import type { Failure } from '../../api/result.ts';
import { loadOnce } from '../../state/page/load-once.ts';

const unreachable: Failure = { failed: true, payload: null, body: null, status: 0, message: 'Network Error' };

/** A client whose code arrives behind the first price. A call that comes first waits. */
export const createLazyClient = (load: () => Promise<Client>): Client => {
  const loaded = loadOnce(load);
  loaded().catch(() => {});
  const send: Client['send'] = async (...call) => {
    try {
      return await (await loaded()).send(...call);
    } catch {
      return unreachable;
    }
  };
  return { send };
};
