import type { Client } from '../api/client.ts';
import type { PriceRequests } from './price-requests.ts';

/**
 * Price requests whose code the first price does not wait for. Without that code the price in hand stands, as it
 * does without a connection.
 */
export const createLatePriceRequests = (client: Client): PriceRequests => {
  let requests: PriceRequests | undefined;
  // Tells a request that was overtaken while the code was on its way.
  let turn = 0;
  const load = async () => {
    const { createPriceRequests } = await import('./price-requests.ts');
    requests ??= createPriceRequests(client);
  };
  return {
    ask: async (...order) => {
      turn += 1;
      const own = turn;
      if (!requests) await load().catch(() => {});
      if (own !== turn) return null;
      return requests ? requests.ask(...order) : { price: null, fields: {} };
    },
    cancel: () => {
      turn += 1;
      requests?.cancel();
    },
  };
};
