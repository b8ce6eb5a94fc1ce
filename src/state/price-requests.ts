import type { Answer } from '../api/answer.ts';
import * as calls from '../api/calls.ts';
import type { Client } from '../api/client.ts';
import type { Price } from '../api/resources.ts';
import type { PreparedOrder } from '../order/submission.ts';

/** Prices from the server, one request at a time: whoever is overtaken by a newer one gets null (PRC-02). */
export const createPriceRequests = (client: Client) => {
  // What was asked before is answered from here.
  const known = new Map<string, Answer<Price>>();
  let running: AbortController | undefined;
  const cancel = () => {
    running?.abort();
    running = undefined;
  };
  const ask = async (payload: PreparedOrder): Promise<Answer<Price> | null> => {
    cancel();
    const key = JSON.stringify(payload);
    const remembered = known.get(key);
    if (remembered) return remembered;
    const request = new AbortController();
    running = request;
    const answer = await client.send(calls.calculatePrice, { payload, signal: request.signal });
    if (running !== request) return null;
    if (!answer.failed) known.set(key, answer);
    return answer;
  };
  return { ask, cancel };
};
