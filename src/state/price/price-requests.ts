import * as calls from '../../api/calls.ts';
import type { Client } from '../../api/client.ts';
import { fieldErrors } from '../../api/field-errors.ts';
import type { Price } from '../../api/resources/client.ts';
import type { Result } from '../../api/result.ts';
import { type PriceRequest, toPriceRequest, withoutDiscount } from '../../order/draft/order-request.ts';
import type { OrderDraft } from '../../order/vocabulary/fields.ts';
import type { DisplayedErrors } from '../../validation/field-errors.ts';

/** Result of a price request: the price, or errors by field. Neither is present if the server was unreachable. */
export interface PriceAnswer {
  price: Price | null;
  fields: DisplayedErrors;
}

export interface AskOptions {
  hasDiscount: boolean;
  /** Ignores cached answers, because prices change and discount codes expire. */
  ignoresCache: boolean;
}

interface Running {
  key: string;
  stop: () => void;
  answer: Promise<Result<Price>>;
}

/** Creates the price requests of a widget. One request runs at a time, and the same draft is requested once. */
export const createPriceRequests = (client: Client) => {
  const answersByBody = new Map<string, Result<Price>>();
  let running: Running | undefined;
  const cancel = () => {
    running?.stop();
    running = undefined;
  };
  const startRequest = (key: string, payload: PriceRequest): Running => {
    const controller = new AbortController();
    const answer = client.send(calls.calculatePrice, { payload, signal: controller.signal });
    const request = { key, stop: () => controller.abort(), answer };
    answer.then((result) => {
      if (!result.failed) answersByBody.set(key, result);
      if (running === request) running = undefined;
    });
    return request;
  };
  /**
   * Requests the price of a draft. A later request for another draft aborts this one, whose result then has no price
   * and no errors.
   */
  const ask = async (draft: OrderDraft, { hasDiscount, ignoresCache }: AskOptions): Promise<PriceAnswer> => {
    const payload = toPriceRequest(hasDiscount ? draft : withoutDiscount(draft), { isFinal: ignoresCache });
    const key = JSON.stringify(payload);
    if (running?.key !== key) cancel();
    if (ignoresCache) answersByBody.clear();
    const cachedAnswer = answersByBody.get(key);
    if (!cachedAnswer) running ??= startRequest(key, payload);
    const answer = cachedAnswer ?? (await running?.answer);
    return { price: answer?.payload ?? null, fields: answer ? fieldErrors(answer, draft).fields : {} };
  };
  return { ask, cancel };
};
