/** Runner of work that starts after the response. The server completes the work before it stops. */
export interface Background {
  run(work: () => Promise<void>): void;
  /** Resolves once no work is left. */
  finished(): Promise<void>;
}

export const createBackground = (logError: (error: unknown) => void): Background => {
  const running = new Set<Promise<void>>();
  return {
    run: (work) => {
      // Starts after the response is sent, so that the duration of the response reveals nothing about the work.
      const done = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch(logError)
        .finally(() => running.delete(done));
      running.add(done);
    },
    finished: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
};
