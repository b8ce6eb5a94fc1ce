import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits until `check` returns a value, for example a condition that is true. Deferred modules, debounced requests, responses
 * and other processes need several iterations of the event loop. A test that renders passes a `waitTurn` that also renders.
 */
export const until = async <Found>(
  check: () => Promise<Found | null | undefined | false> | Found | null | undefined | false,
  waitTurn: () => Promise<void> = () => pause(2),
): Promise<Found> => {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const found = await check();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`never came true: ${check}`);
    await waitTurn();
  }
};
