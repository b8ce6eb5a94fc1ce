/** Longest pause between two readings that counts in full. */
const longestPauseMs = 250;

/**
 * Creates a clock that hardly counts pauses of the whole process. While the process stands still, for example because
 * another one holds the lock of the embedded database, requests wait although the server has not too much to do.
 */
export const createWorkingTime = (monotonicNow: () => number): (() => number) => {
  let workedMs = 0;
  let readAt = monotonicNow();
  return () => {
    const now = monotonicNow();
    workedMs += Math.min(now - readAt, longestPauseMs);
    readAt = now;
    return workedMs;
  };
};
