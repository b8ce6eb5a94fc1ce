type StopSignal = 'SIGTERM' | 'SIGINT' | 'SIGHUP';

/**
 * Milliseconds within which a second signal is ignored. On Ctrl-C, npm passes on the signal that the terminal has
 * also sent to the server.
 */
const sameRequestMs = 500;

/**
 * Calls `stop` at the first SIGTERM, SIGINT (Ctrl-C) or SIGHUP (a closed terminal). A second signal after `sameRequestMs` ends
 * the process at once.
 */
export const stopOnSignal = (stop: (signal: StopSignal) => void): void => {
  let askedAt: number | null = null;
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(name, () => {
      const now = performance.now();
      if (askedAt === null) {
        askedAt = now;
        stop(name);
      } else if (now - askedAt > sameRequestMs) {
        process.removeAllListeners(name);
        process.kill(process.pid, name);
      }
    });
};
