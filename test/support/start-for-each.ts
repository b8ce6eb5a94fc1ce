import type { Test } from 'uvu';

/** Starts something for each test of a suite and stops it afterwards. Returns a function that returns what runs now. */
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
