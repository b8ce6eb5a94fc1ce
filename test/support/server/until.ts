import { setTimeout as pause } from 'node:timers/promises';

/** Waits for a condition; the error of a timeout names the condition. */
export const until = async (what: string, holds: () => Promise<boolean> | boolean): Promise<void> => {
  const end = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`It never happened that ${what}`);
    await pause(5);
  }
};
