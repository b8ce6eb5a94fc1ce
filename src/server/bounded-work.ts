import { Refusal } from './errors.ts';

interface Bounds {
  /** Maximum number of works that run at the same time. */
  concurrency: number;
  /** Maximum wait in ms, after which work is refused, because visitors prefer a refusal to a longer wait. */
  longestWaitMs: number;
}

/** Seconds after which a refused visitor may try again. */
const retrySeconds = 5;

/** Runs work as soon as fewer than `concurrency` works run. Refuses with `busy` after `longestWaitMs`. */
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
  /** Starts the work that has waited longest; without waiting work, lowers the number of running works. */
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

/** Runs work after the earlier work of the same client has ended. Refuses with `busy` if that takes too long. */
export type ClientTurns = <Result>(clientId: number, work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates the turns of clients in one process. Without turns, requests that change the same rows would wait in the database,
 * and each would hold a connection that other clients need.
 */
export const createClientTurns = (longestWaitMs = 1500): ClientTurns => {
  const clients = new Map<number, { inTurn: BoundedWork; works: number }>();
  return async (clientId, work) => {
    const inTurn = createBoundedWork({ concurrency: 1, longestWaitMs });
    const client = clients.get(clientId) ?? { inTurn, works: 0 };
    clients.set(clientId, client);
    client.works += 1;
    try {
      return await client.inTurn(work);
    } finally {
      client.works -= 1;
      if (client.works === 0) clients.delete(clientId);
    }
  };
};

/** Runner of work that starts after the response. The server completes the work before it stops. */
export type Background = ReturnType<typeof createBackground>;

export const createBackground = (logError: (error: unknown) => void) => {
  const running = new Set<Promise<void>>();
  return {
    run: (work: () => Promise<void>) => {
      // Starts after the response is sent, so that the duration of the response reveals nothing about the work.
      const done = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch(logError)
        .finally(() => running.delete(done));
      running.add(done);
    },
    /** Resolves once no work is left. */
    finished: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
};
