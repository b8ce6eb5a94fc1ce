import type { Run } from './durations.mjs';

interface Times {
  idle: number;
  total: number;
}

/** Returns a function that gives the share of their time in which the cores idled since its last call. */
export function watchIdle(read?: () => Times): () => number;

/** Executes all runs of a queue: one more at once than there are cores, and further ones while the cores idle. */
export function executeQueue(
  queue: { take(preferred: 'browser' | 'unit'): Run | undefined },
  executeNext: (run: Run) => Promise<void>,
  options?: { cores?: number; idleShare?: () => number; tickMs?: number },
): Promise<void>;
