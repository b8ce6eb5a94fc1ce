import { setTimeout as pause } from 'node:timers/promises';
import type { UnknownFields } from '../../../order/unknown-fields.ts';

/**
 * Longest pause, in ms, between two attempts to get the lock. A longer pause misses the short moments in which another process
 * frees the lock.
 */
const longestPauseMs = 2;

const isLocked = (error: unknown): boolean => {
  const { code }: UnknownFields = Object(error);
  // SQLite appends to the code what the other process is doing.
  return String(code).startsWith('SQLITE_BUSY');
};

interface Waiting {
  /** Returns whether the statement no longer waits. */
  givesUp: () => boolean;
  /** Returns a promise that must resolve before the next attempt; null if there is none. */
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
