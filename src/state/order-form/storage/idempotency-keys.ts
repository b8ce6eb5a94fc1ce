import { createVisitorId } from '../../../tracking/visitor.ts';
import type { OrderAttempt } from './draft-storage.ts';

export interface OrderAttempts {
  readonly current: OrderAttempt | null;
  /** Stores the attempt before it returns, because the attempt must be known after a reload. */
  store(attempt: OrderAttempt | null): void;
}

/**
 * Returns the attempt, and with it the idempotency key, for a body. A body that was sent before keeps its key, so that
 * it becomes one order. While the server has not answered the first body, a changed body keeps the key, too. If the
 * first body became an order, the server then reports it and creates no second one. After an acknowledged order, the
 * next body gets a new key.
 */
export const attemptFor = (last: OrderAttempt | null, body: string): OrderAttempt => {
  if (last?.bodies.includes(body)) return last;
  if (!last || last.isAnswered) return { key: createVisitorId(), bodies: [body], isAnswered: false };
  return { ...last, bodies: [...last.bodies, body] };
};

/** Returns an attempt which records that the server has acknowledged this body. */
export const answered = ({ key }: OrderAttempt, body: string): OrderAttempt => ({
  key,
  bodies: [body],
  isAnswered: true,
});
