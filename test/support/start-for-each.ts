import type { Test } from 'uvu';

/**
 * Calls `start` before each test of a suite, and stops its result afterwards. Returns a function that returns the present
 * result.
 */
export const startForEach = <Started>(
  suite: Pick<Test, 'before' | 'after'>,
  start: () => Promise<Started>,
  stop: (started: Started) => Promise<void>,
): (() => Started) => {
  let started: Started;
  suite.before.each(async () => {
    started = await start();
  });
  suite.after.each(() => stop(started));
  return () => started;
};
