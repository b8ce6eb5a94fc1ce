import { recordsUnavailable } from '../errors.ts';
import { whenUnlocked } from './sqlite-lock.ts';

/** A writer that waits for its turn. */
interface Waiter {
  start: () => void;
  refuse: () => void;
}

/** Line of the writers of one process on an SQLite file. */
interface WriterLine {
  /** Waits for the turn of a writer and then for the lock. Rejects with `recordsUnavailable` after the limit. */
  enter(): Promise<void>;
  /** Lets the next writer in, once the lock is free again. */
  leave(): void;
  /** Refuses all waiting writers, because the file is closed. */
  close(): void;
}

interface Options {
  /** Takes the lock of the file; throws SQLite's error while another process holds it. */
  lock: () => void;
  /** Milliseconds for which one writer may keep another one waiting. */
  lockTimeoutMs: number;
}

/** Creates the turns of writers. `heldSince` returns when the present writer got its turn or its lock. */
const createTurns = (lockTimeoutMs: number, heldSince: () => number) => {
  const waiters = new Set<Waiter>();
  let isTaken = false;
  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const arrivedAt = performance.now();
      let timer: NodeJS.Timeout | undefined;
      const settle = (settled: () => void) => () => {
        clearTimeout(timer);
        waiters.delete(waiter);
        settled();
      };
      const waiter = { start: settle(resolve), refuse: settle(() => reject(recordsUnavailable())) };
      // A long line alone is no outage, so only a single writer that holds the turn for too long counts.
      const refuseLate = () => {
        const remainingMs = lockTimeoutMs - (performance.now() - Math.max(arrivedAt, heldSince()));
        if (remainingMs <= 0) waiter.refuse();
        else timer = setTimeout(refuseLate, remainingMs);
      };
      waiters.add(waiter);
      refuseLate();
    });
  return {
    take: async () => {
      if (isTaken) await wait();
      isTaken = true;
    },
    passOn: () => {
      const [next] = waiters;
      isTaken = Boolean(next);
      next?.start();
    },
    refuseAll: () => {
      for (const { refuse } of waiters) refuse();
    },
  };
};

/** Creates the line of the writers of this process. */
export const createWriterLine = ({ lock, lockTimeoutMs }: Options): WriterLine => {
  let heldSince = 0;
  const turns = createTurns(lockTimeoutMs, () => heldSince);
  /** When another process was first found to hold the lock, since a writer of this one has had it. */
  let lockedSince: number | null = null;
  const isOver = (since: number) => performance.now() - since > lockTimeoutMs;
  return {
    enter: async () => {
      const arrivedAt = performance.now();
      // Time in the line counts only if the lock was held all the while, because a long line alone is no outage.
      const givesUp = () => {
        lockedSince ??= performance.now();
        return isOver(arrivedAt) && isOver(lockedSince);
      };
      await turns.take();
      heldSince = performance.now();
      try {
        await whenUnlocked(lock, { givesUp });
      } catch (error) {
        turns.passOn();
        throw error;
      }
      lockedSince = null;
      heldSince = performance.now();
    },
    leave: turns.passOn,
    close: turns.refuseAll,
  };
};
