import type { Answer } from '../api/answer.ts';
import * as calls from '../api/calls.ts';
import type { Client } from '../api/client.ts';
import { fieldErrors } from '../api/field-errors.ts';
import type { Price } from '../api/resources.ts';
import type { OrderDraft } from '../order/draft.ts';
import { preparePrice } from '../order/submission.ts';
import type { FieldErrors } from '../validation/field-errors.ts';

/** The server's word on a draft: its price, or which fields it refuses. Neither where it could not be reached. */
export interface PriceAnswer {
  price: Price | null;
  fields: FieldErrors;
}

export interface PriceRequests {
  /** Null where a newer request has overtaken this one. */
  ask(draft: OrderDraft, sendDiscount: boolean): Promise<PriceAnswer | null>;
  cancel(): void;
}

/** Prices from the server, one request at a time (PRC-02). */
export const createPriceRequests = (client: Client): PriceRequests => {
  // What was asked before is answered from here.
  const known = new Map<string, Answer<Price>>();
  let running: AbortController | undefined;
  const cancel = () => {
    running?.abort();
    running = undefined;
  };
  const send = async (draft: OrderDraft, sendDiscount: boolean) => {
    cancel();
    const payload = preparePrice(draft, { sendDiscount });
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
  const ask: PriceRequests['ask'] = async (draft, sendDiscount) => {
    const answer = await send(draft, sendDiscount);
    return answer && { price: answer.payload, fields: fieldErrors(answer).fields };
  };
  return { ask, cancel };
};
