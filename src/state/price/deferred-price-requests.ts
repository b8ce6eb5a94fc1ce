import type { Client } from '../../api/client.ts';
import { deferred } from '../../api/deferred.ts';
import type { PriceRequests } from './price-requests.ts';

/**
 * Creates price requests whose code is deferred. If the code cannot be loaded, the estimate stays, as it does without a
 * connection. After `cancel`, no request is sent, because the widget has been removed.
 */
export const createDeferredPriceRequests = (client: Client): PriceRequests => {
  let requests: PriceRequests | undefined;
  let isCancelled = false;
  const load = deferred(
    async () => {
      requests = (await import('./price-requests.ts')).createPriceRequests(client);
      return requests;
    },
    () => null,
  );
  return {
    ask: async (...order) => {
      const loaded = await load();
      return loaded && !isCancelled ? loaded.ask(...order) : { price: null, fields: {} };
    },
    cancel: () => {
      isCancelled = true;
      requests?.cancel();
    },
  };
};
