/** Milliseconds between two readings of the clock. */
const intervalMs = 50;

export interface LoopDelay {
  /** Milliseconds for which a request has waited before the server could read it. */
  delayMs(): number;
  stop(): void;
}

/**
 * Measures how late the event loop is, also during a long round of the loop, in which requests wait. Node's own histogram
 * records a delay only once it is over.
 */
export const watchLoopDelay = (): LoopDelay => {
  let dueAt = performance.now() + intervalMs;
  let lastMs = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    lastMs = now - dueAt;
    dueAt = now + intervalMs;
  }, intervalMs).unref();
  return {
    delayMs: () => Math.max(lastMs, performance.now() - dueAt, 0),
    stop: () => clearInterval(timer),
  };
};
