/** Milliseconds between two looks at the clock. */
const intervalMs = 50;

export interface LoopDelay {
  /** Milliseconds for which a request has waited before the server could read it. */
  delayMs(): number;
  stop(): void;
}

/**
 * Watches how late the event loop is. A histogram of Node knows a delay only after it is over; a request that is read late
 * in a long round of the loop has waited for that round too.
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
