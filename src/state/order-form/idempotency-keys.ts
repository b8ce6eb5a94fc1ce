import { createVisitorId } from '../../tracking/visitor.ts';
import type { Attempt } from './draft-storage.ts';

export interface Attempts {
  readonly current: Attempt | null;
  /** Stores the attempt before it returns, because the attempt must be known after a reload. */
  keep(attempt: Attempt | null): void;
}

/**
 * Returns the attempt under which a body is sent. The same body keeps its idempotency key, so that it becomes one order. A
 * changed body keeps the key, too, while the outcome of the first is unknown: if that one became an order, the server
 * reports it and creates no second order. An acknowledged order gives the next body a new key.
 */
export const attemptFor = (last: Attempt | null, body: string): Attempt => {
  if (last?.bodies.includes(body)) return last;
  if (!last || last.isAnswered) return { key: createVisitorId(), bodies: [body], isAnswered: false };
  return { ...last, bodies: [...last.bodies, body] };
};

/** Records that the server has acknowledged this body under this key. */
export const answered = ({ key }: Attempt, body: string): Attempt => ({
  key,
  bodies: [body],
  isAnswered: true,
});
