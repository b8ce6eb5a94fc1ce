import { setTimeout as pause } from 'node:timers/promises';
import { recordsUnavailable } from '../../errors.ts';
import { whenUnlocked } from './sqlite-lock.ts';

/** A writer that waits for its turn. */
interface Waiter {
  start: () => void;
  refuse: () => void;
}

/** Queue of the writers of one process on an SQLite file. */
interface WriterLine {
  /**
   * Waits for the turn of a writer and runs `lock`; retries while another process holds the lock. Rejects with
   * `recordsUnavailable` if another writer of this process holds the turn too long, and with SQLite's error if another process
   * holds the lock.
   */
  enter(lock: () => void): Promise<void>;
  /** Starts the next writer. The caller has released the lock before. */
  leave(): void;
  /** Refuses all waiting writers, because the file is closed. */
  close(): void;
}

/** Longest series of writers of one process without a pause, in ms. */
const longestSeriesMs = 200;
/** Pause after a series, in ms. It is long enough for an attempt of another process, which then gets the lock. */
const restMs = 5;

/**
 * Creates the pauses between series of writers. Without pauses, the lock is free for microseconds only, and a process
 * with few writers waits for seconds beside a process with many writers.
 */
const createRests = () => {
  let seriesBeganAt = 0;
  let endedAt = Number.NEGATIVE_INFINITY;
  return {
    /** Pauses if the series has lasted longer than `longestSeriesMs`. A writer that comes after an idle time does not pause. */
    rest: async () => {
      if (performance.now() - endedAt >= restMs) seriesBeganAt = performance.now();
      if (performance.now() - seriesBeganAt <= longestSeriesMs) return;
      await pause(restMs);
      seriesBeganAt = performance.now();
    },
    /** Begins a new series. Called after another process had the lock. */
    noteOther: () => {
      seriesBeganAt = performance.now();
    },
    noteEnd: () => {
      endedAt = performance.now();
    },
  };
};

/**
 * Creates the turns of writers. `heldSince` returns when the present writer got the lock, or its turn if the lock is missing.
 */
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
      // A long queue is no outage, so a waiting writer gives up only if a single writer holds the turn for too long.
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

/** Creates the queue of writers. A writer is refused if the present writer holds its turn for longer than `lockTimeoutMs`. */
export const createWriterLine = (lockTimeoutMs: number): WriterLine => {
  let heldSince = 0;
  const turns = createTurns(lockTimeoutMs, () => heldSince);
  const { rest, noteOther, noteEnd } = createRests();
  /** Time at which an attempt first failed because another process had the lock; null after each success of this process. */
  let lockedSince: number | null = null;
  const isOver = (since: number) => performance.now() - since > lockTimeoutMs;
  return {
    enter: async (lock) => {
      const arrivedAt = performance.now();
      // A writer gives up only if no writer of this process got the lock for `lockTimeoutMs`.
      const givesUp = () => {
        lockedSince ??= performance.now();
        return isOver(arrivedAt) && isOver(lockedSince);
      };
      await turns.take();
      heldSince = performance.now();
      try {
        await rest();
        await whenUnlocked(lock, { givesUp });
      } catch (error) {
        turns.passOn();
        throw error;
      }
      if (lockedSince !== null) noteOther();
      lockedSince = null;
      heldSince = performance.now();
    },
    leave: () => {
      noteEnd();
      turns.passOn();
    },
    close: turns.refuseAll,
  };
};
