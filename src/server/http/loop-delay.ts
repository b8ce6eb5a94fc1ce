/** Milliseconds between two readings of the clock. */
const intervalMs = 50;

export interface LoopDelay {
  /** Milliseconds for which a request has waited before the server could read it. */
  delayMs(): number;
  stop(): void;
}

/**
 * Measures how late the event loop is, also during a long round of the loop, in which requests wait. Node's own histogram
 * records a delay only once it is over. Two late rounds in a row count, because the requests that one round has held up,
 * for example at a lock of the embedded database, are read right after it.
 */
export const watchLoopDelay = (): LoopDelay => {
  let dueAt = performance.now() + intervalMs;
  let lastMs = 0;
  let beforeMs = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    beforeMs = lastMs;
    lastMs = now - dueAt;
    dueAt = now + intervalMs;
  }, intervalMs).unref();
  return {
    delayMs: () => Math.max(0, Math.min(lastMs, Math.max(beforeMs, performance.now() - dueAt))),
    stop: () => clearInterval(timer),
  };
};
