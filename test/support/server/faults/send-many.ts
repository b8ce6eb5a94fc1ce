import { randomUUID } from 'node:crypto';
import * as calls from '../../../../src/api/calls.ts';
import { essay } from '../orders/essay.ts';
import type { Send } from '../send.ts';

/** Host of the site. It has no port, and is the host in the example files for proxies. */
export const site = 'papers.example';
/** Number of requests of which one places an order. The others request a price. */
const requestsPerOrder = 4;

/** Registers a customer of a site with an address that nobody else has; returns the session token. */
export const registerSomebody = async (send: Send, site: string): Promise<string> => {
  const payload = { email: `${randomUUID()}@example.com`, password: 'a quiet library' };
  return (await send(calls.registration, { site, payload })).body.token ?? '';
};

/** A customer who sends requests to a site. */
interface Sender {
  send: Send;
  site: string;
  token: string;
}

/** What a load has sent and got: numbers of requests and of placed orders, and the failed requests. */
interface LoadFigures {
  requests: number;
  orders: number;
  /** Statuses and errors of the failed requests. */
  failures: string[];
}

/**
 * Sends requests for prices and orders one after another until `isOver` returns true, and records every answer without success.
 */
export const sendMany = async (
  { send, site, token }: Sender,
  figures: LoadFigures,
  isOver: () => boolean,
): Promise<void> => {
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
