/** Longest time between two readings that the clock counts, in ms. After a longer time, the process was blocked. */
const longestPauseMs = 250;

/**
 * Creates a clock that omits most of the time in which the process was blocked, for example because another process
 * held SQLite's lock. Requests that waited then are no sign of overload.
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
