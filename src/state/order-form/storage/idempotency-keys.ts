import { createVisitorId } from '../../../tracking/visitor.ts';
import type { KeyedOrder } from './draft-storage.ts';

export interface KeyedOrders {
  readonly current: KeyedOrder | null;
  /** Stores the order before it returns, because its key must be known after a reload. */
  store(keyedOrder: KeyedOrder | null): void;
}

/**
 * Returns the keyed order, and with it the idempotency key, for a body. A body that was sent before keeps its key, so that
 * it becomes one order. While the server has not answered the first body, a changed body keeps the key, too. If the
 * first body became an order, the server then reports it and creates no second one. After an acknowledged order, any
 * other body gets a new key.
 */
export const keyedOrderFor = (last: KeyedOrder | null, body: string): KeyedOrder => {
  if (last?.bodies.includes(body)) return last;
  if (!last || last.isAnswered) return { key: createVisitorId(), bodies: [body], isAnswered: false };
  return { ...last, bodies: [...last.bodies, body] };
};

/** Returns a keyed order which records that the server has acknowledged this body. */
export const answered = ({ key }: KeyedOrder, body: string): KeyedOrder => ({
  key,
  bodies: [body],
  isAnswered: true,
});
