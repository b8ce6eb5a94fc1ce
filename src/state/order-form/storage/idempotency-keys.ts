import { createVisitorId } from '../../../tracking/visitor.ts';
import type { OrderAttempt } from './draft-storage.ts';

export interface OrderAttempts {
  readonly current: OrderAttempt | null;
  /** Stores the attempt before it returns, because the attempt must be known after a reload. */
  store(attempt: OrderAttempt | null): void;
}

/**
 * Returns the attempt under which a body is sent. The same body keeps its idempotency key, so that it becomes one order. A
 * changed body keeps the key, too, while the outcome of the first is unknown: if that one became an order, the server
 * reports it and creates no second order. An acknowledged order gives the next body a new key.
 */
export const attemptFor = (last: OrderAttempt | null, body: string): OrderAttempt => {
  if (last?.bodies.includes(body)) return last;
  if (!last || last.isAnswered) return { key: createVisitorId(), bodies: [body], isAnswered: false };
  return { ...last, bodies: [...last.bodies, body] };
};

/** Records that the server has acknowledged this body under this key. */
export const answered = ({ key }: OrderAttempt, body: string): OrderAttempt => ({
  key,
  bodies: [body],
  isAnswered: true,
});
