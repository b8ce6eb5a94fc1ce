import { createVisitorId } from '../../tracking/visitor.ts';
import type { Attempt } from './draft-storage.ts';

export interface Attempts {
  readonly current: Attempt | null;
  /** Stored before it returns: an attempt must be known after a reload, whatever became of it. */
  keep(attempt: Attempt | null): void;
}

/**
 * The attempt that a body is sent under. The same body keeps its key, so that it is one order however often it is
 * sent; so does another body as long as nobody knows what became of the first: if that one is an order, the server
 * says so instead of making a second. Only an order that is known to stand leaves room for another.
 */
export const attemptFor = (last: Attempt | null, body: string): Attempt => {
  if (last?.bodies.includes(body)) return last;
  if (!last || last.isAnswered) return { key: createVisitorId(), bodies: [body], isAnswered: false };
  return { ...last, bodies: [...last.bodies, body] };
};

/** The server has acknowledged this body under this key. */
export const answered = ({ key }: Attempt, body: string): Attempt => ({
  key,
  bodies: [body],
  isAnswered: true,
});
