import * as calls from '../../api/calls.ts';
import type { Client } from '../../api/client.ts';
import { fieldErrors } from '../../api/field-errors.ts';
import type { Price } from '../../api/resources.ts';
import type { Result } from '../../api/result.ts';
import { type OrderRequest, toPriceRequest } from '../../order/draft/order-request.ts';
import type { OrderDraft } from '../../order/vocabulary/fields.ts';
import type { FieldErrors } from '../../validation/field-errors.ts';

/** The server's word on a draft: its price, or which fields it refuses. Neither where it could not be reached. */
export interface PriceAnswer {
  price: Price | null;
  fields: FieldErrors;
}

export interface PriceRequests {
  /**
   * A newer request for anything else ends this one, whose answer then says nothing. A fresh one forgets what
   * was answered before: prices change, and codes end.
   */
  ask(draft: OrderDraft, sendDiscount: boolean, isFresh?: boolean): Promise<PriceAnswer>;
  cancel(): void;
}

interface Running {
  key: string;
  stop: () => void;
  answer: Promise<Result<Price>>;
}

/** Prices from the server: one request at a time, and none twice (PRC-02). */
export const createPriceRequests = (client: Client): PriceRequests => {
  // What was asked before is answered from here.
  const known = new Map<string, Result<Price>>();
  let running: Running | undefined;
  const cancel = () => {
    running?.stop();
    running = undefined;
  };
  const start = (key: string, payload: OrderRequest): Running => {
    const controller = new AbortController();
    const answer = client.send(calls.calculatePrice, { payload, signal: controller.signal });
    const own = { key, stop: () => controller.abort(), answer };
    answer.then((given) => {
      if (!given.failed) known.set(key, given);
      if (running === own) running = undefined;
    });
    return own;
  };
  const ask: PriceRequests['ask'] = async (draft, sendDiscount, isFresh) => {
    const payload = toPriceRequest(draft, { sendDiscount, isFinal: isFresh });
    const key = JSON.stringify(payload);
    if (running?.key !== key) cancel();
    if (isFresh) known.clear();
    const remembered = known.get(key);
    if (!remembered) running ??= start(key, payload);
    const answer = remembered ?? (await running?.answer);
    return { price: answer?.payload ?? null, fields: answer ? fieldErrors(answer).fields : {} };
  };
  return { ask, cancel };
};
