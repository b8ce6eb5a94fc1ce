import type { Run } from './durations.mjs';

interface Times {
  idle: number;
  total: number;
}

/** Creates a function that returns the idle share of the cores' time since its last call, from 0 to 1. */
export function watchIdle(read?: () => Times): () => number;

/** Executes all runs of a queue, at once as many as cores and one more, and further runs while cores are idle. */
export function executeQueue(
  queue: { take(preferred: 'browser' | 'unit'): Run | undefined },
  executeNext: (run: Run) => Promise<void>,
  options?: { cores?: number; idleShare?: () => number; tickMs?: number },
): Promise<void>;
