import { Refusal } from '../errors.ts';

interface Bounds {
  /** Pieces of work that run at the same time. */
  concurrency: number;
  /** Milliseconds after which a waiting piece is refused, because a visitor would rather read a refusal than wait longer. */
  longestWaitMs: number;
}

/** Seconds after which a refused visitor may try again. */
const retrySeconds = 5;

/** Runs a piece of work when its turn comes; refuses with `busy` if the turn does not come in time. */
type BoundedWork = <Result>(work: () => Promise<Result>) => Promise<Result>;

export const createBoundedWork = ({ concurrency, longestWaitMs }: Bounds): BoundedWork => {
  const waiting = new Set<() => void>();
  let running = 0;
  const waitForTurn = () =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(start);
        reject(new Refusal('busy', {}, retrySeconds));
      }, longestWaitMs);
      waiting.add(start);
    });
  /** Gives the place of finished work to the piece that has waited longest. */
  const passTurnOn = () => {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next();
  };
  return async (work) => {
    if (running < concurrency) running += 1;
    else await waitForTurn();
    try {
      return await work();
    } finally {
      passTurnOn();
    }
  };
};
