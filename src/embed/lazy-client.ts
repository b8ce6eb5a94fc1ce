import { failure } from '../api/answer.ts';
import type { Client, ClientOptions } from '../api/client.ts';

/** A client whose code arrives beside the first price instead of before it. A call that comes first waits. */
export const createLazyClient = (options: ClientOptions): Client => {
  const load = () => import('../api/client.ts').then(({ createClient }) => createClient(options));
  let loaded = load();
  loaded.catch(() => {});
  const send: Client['send'] = async (...call) => {
    try {
      return await loaded
        .catch(() => {
          loaded = load();
          return loaded;
        })
        .then((client) => client.send(...call));
    } catch {
      return failure();
    }
  };
  return { send };
};
