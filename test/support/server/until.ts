import { setTimeout as pause } from 'node:timers/promises';

/** Waits until `isTrue` returns true. The error after a timeout contains `condition`. */
export const until = async (condition: string, isTrue: () => Promise<boolean> | boolean): Promise<void> => {
  const deadline = Date.now() + 60_000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`It never happened that ${condition}`);
    await pause(5);
  }
};
