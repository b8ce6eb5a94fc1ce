import { setTimeout as pause } from 'node:timers/promises';
import type { UnknownFields } from '../../../order/unknown-fields.ts';

/**
 * Longest pause between two attempts to get the lock, in ms. Longer pauses would miss the short moments in which another
 * process releases the lock.
 */
const longestPauseMs = 2;

const isLocked = (error: unknown): boolean => {
  const { code }: UnknownFields = Object(error);
  // SQLite appends a reason to the code, such as `SQLITE_BUSY_SNAPSHOT`.
  return String(code).startsWith('SQLITE_BUSY');
};

interface Waiting {
  /** Returns whether the statement has waited too long, so that the lock's error is thrown. */
  givesUp: () => boolean;
  /** Returns a promise that the next attempt waits for; null if the attempt may start at once. */
  before?: () => Promise<void> | null;
}

/**
 * Runs a statement, and retries while another process holds the lock that the statement needs. The pauses are timers, because a
 * wait inside SQLite would block this process.
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
