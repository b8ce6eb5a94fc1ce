import { setTimeout as pause } from 'node:timers/promises';
import type { UnknownFields } from '../../order/unknown-fields.ts';

/** Milliseconds after which a statement no longer waits for another process. */
const lockTimeoutMs = 5000;
/** Longest pause, in ms, between two attempts to get the lock. The first pauses are shorter, because most locks are. */
const longestPauseMs = 25;

const isLocked = (error: unknown): boolean => {
  const { code }: UnknownFields = Object(error);
  // The longer codes name what the other process is doing.
  return String(code).startsWith('SQLITE_BUSY');
};

export const isOver = (since: number): boolean => performance.now() - since > lockTimeoutMs;

interface Waiting {
  /** Returns whether the statement no longer waits. */
  givesUp: () => boolean;
  /** Returns what has to end before the next attempt; null for nothing. */
  before?: () => Promise<void> | null;
}

/**
 * Runs a statement, again and again while another process holds the lock that it needs. The pauses are timers, because a wait
 * inside SQLite would stop everything else in this process.
 */
export const whenUnlocked = async <Result>(
  run: () => Result,
  { givesUp, before }: Waiting,
): Promise<Result> => {
  for (let pauseMs = 1; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    for (let unfinished = before?.(); unfinished; unfinished = before?.()) await unfinished;
    try {
      return run();
    } catch (error) {
      if (!isLocked(error) || givesUp()) throw error;
    }
    await pause(pauseMs);
  }
};

/** Creates the function that waits for the writer before and returns how to let the next one write. */
const createTurns = () => {
  let last = Promise.resolve();
  return async () => {
    const before = last;
    let passOn = () => {};
    last = new Promise((resolve) => {
      passOn = resolve;
    });
    await before;
    return passOn;
  };
};

/**
 * Creates the line of the writers of this process. The function waits for its turn, and then for the lock, which `lock` takes. It
 * returns how to let the next writer in, once the lock is free again.
 */
export const createWriterLine = (lock: () => void) => {
  const takeTurn = createTurns();
  /** When another process was first found to hold the lock, since a writer of this one has had it. */
  let lockedSince: number | null = null;
  return async (): Promise<() => void> => {
    const arrivedAt = performance.now();
    // Time in the line counts only if the lock was held all the while, because a long line alone is no outage.
    const givesUp = () => {
      lockedSince ??= performance.now();
      return isOver(arrivedAt) && isOver(lockedSince);
    };
    const passTurnOn = await takeTurn();
    try {
      await whenUnlocked(lock, { givesUp });
    } catch (error) {
      passTurnOn();
      throw error;
    }
    lockedSince = null;
    return passTurnOn;
  };
};
