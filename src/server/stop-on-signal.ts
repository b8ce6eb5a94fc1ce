type StopSignal = 'SIGTERM' | 'SIGINT';

/** Milliseconds in which a second signal is the same request: npm hands on the Ctrl-C that the terminal has sent to the server too. */
const sameRequestMs = 500;

/** Calls `stop` at the first SIGTERM or SIGINT (Ctrl-C). A later second one ends the process at once. */
export const stopOnSignal = (stop: (signal: StopSignal) => void): void => {
  let askedAt: number | null = null;
  for (const name of ['SIGTERM', 'SIGINT'] as const)
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
