import { Refusal } from '../errors.ts';

interface Bounds {
  /** Pieces of work that run at the same time. */
  concurrency: number;
  /** Pieces that wait. Any further one is refused at once, because its visitor would wait too long. */
  maximumWaiting: number;
}

/** Seconds after which a refused visitor may try again. */
const retrySeconds = 5;

/** Runs a piece of work when its turn comes; refuses with `busy` if too many wait. */
type BoundedWork = <Result>(work: () => Promise<Result>) => Promise<Result>;

export const createBoundedWork = ({ concurrency, maximumWaiting }: Bounds): BoundedWork => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const waitForTurn = async () => {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (waiting.length >= maximumWaiting) throw new Refusal('busy', {}, retrySeconds);
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const passTurnOn = () => {
    const next = waiting.shift();
    // The place of finished work passes to the one that waits longest.
    if (next) next();
    else running -= 1;
  };
  return async (work) => {
    await waitForTurn();
    return work().finally(passTurnOn);
  };
};
