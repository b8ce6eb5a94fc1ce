import { randomUUID } from 'node:crypto';
import * as calls from '../../../../src/api/calls.ts';
import { essay } from '../samples.ts';
import type { Send } from '../send.ts';

/** Host of the site. It has no port, and is the host in the example files for proxies. */
export const site = 'papers.example';
/** Number of requests of which one places an order. The others request a price. */
const requestsPerOrder = 4;

/**
 * Sends requests for prices and orders of a site until `isOver` returns true. Each of `senders` sends for another new customer,
 * because the orders of one customer wait for each other. `failures` has the status and the body, or the error, of each request
 * without success.
 */
export const startLoad = (senders: readonly Send[], site: string, isOver: () => boolean) => {
  const figures = { requests: 0, orders: 0, failures: [] as string[] };
  const sendMany = async (send: Send) => {
    const payload = { email: `${randomUUID()}@example.com`, password: 'a quiet library' };
    const { token } = (await send(calls.registration, { site, payload })).body;
    while (!isOver()) {
      const isOrder = ++figures.requests % requestsPerOrder === 0;
      const call = isOrder ? calls.createOrder : calls.calculatePrice;
      const answer = await send(call, { site, payload: essay, ...(isOrder && { token }) }).catch(
        (error: Error) => ({ status: 0, body: error.message }),
      );
      if (answer.status >= 200 && answer.status < 300) figures.orders += isOrder ? 1 : 0;
      else figures.failures.push(`${call.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
  };
  return { figures, ended: Promise.all(senders.map(sendMany)) };
};
