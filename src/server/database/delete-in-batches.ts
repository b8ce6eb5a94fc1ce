import { setTimeout as pause } from 'node:timers/promises';

/** Number of rows that one statement deletes, so that the event loop and other writers wait only for some milliseconds. */
export const rowsPerDelete = 2000;

/** Least milliseconds between two statements, and the share of the time that deleting may take. */
const leastRestMs = 20;
const share = 0.2;

/**
 * Repeats a statement that deletes some rows until it finds none. It rests in between, so that requests have the database for
 * most of the time. `signal` ends it early; the next call continues it.
 */
export const deleteInBatches = async (
  deleteSome: () => Promise<bigint>,
  signal: AbortSignal,
): Promise<void> => {
  while (!signal.aborted) {
    const startedAt = performance.now();
    if ((await deleteSome()) === 0n) return;
    const restMs = (performance.now() - startedAt) * (1 / share - 1);
    await pause(Math.max(leastRestMs, restMs), undefined, { signal }).catch(() => {});
  }
};
