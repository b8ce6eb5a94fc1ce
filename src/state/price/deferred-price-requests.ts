import type { Client } from '../../api/client.ts';
import { loadOnce } from '../page/load-once.ts';
import type { PriceRequests } from './price-requests.ts';

/**
 * Price requests whose code the first price does not wait for. Without that code the price in hand stands, as it
 * does without a connection. Once cancelled they ask nothing more: the widget is gone.
 */
export const createLatePriceRequests = (client: Client): PriceRequests => {
  let requests: PriceRequests | undefined;
  let isCancelled = false;
  const load = loadOnce(async () => {
    requests = (await import('./price-requests.ts')).createPriceRequests(client);
    return requests;
  });
  return {
    ask: (...order) => load().then(({ ask }) => (isCancelled ? unreachable() : ask(...order)), unreachable),
    cancel: () => {
      isCancelled = true;
      requests?.cancel();
    },
  };
};

const unreachable = () => ({ price: null, fields: {} });
