import { Refusal } from '../errors.ts';

interface Bounds {
  /** Maximum number of pieces of work that run at the same time. */
  concurrency: number;
  /** Maximum wait of a piece of work, in ms. It is refused afterwards, because visitors prefer a refusal to a longer wait. */
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
  /** Starts the piece of work that has waited longest, or frees the place of the finished one. */
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
