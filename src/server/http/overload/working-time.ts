/** Longest time between two readings, in ms, that counts in full. The process has stood still in a longer one. */
const longestPauseMs = 250;

/**
 * Creates a clock that hardly counts the time in which the whole process stands still, for example because another process
 * holds the lock of the embedded database. Requests then wait although the server is not overloaded.
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
