/** Work that an answer does not wait for, but the server's end does. */
export interface Background {
  run(work: () => Promise<void>): void;
  finished(): Promise<void>;
}

export const createBackground = (report: (error: unknown) => void): Background => {
  const running = new Set<Promise<void>>();
  return {
    run: (work) => {
      // Begun after the answer is on its way, so that how long it takes tells nobody anything.
      const done = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch(report)
        .finally(() => running.delete(done));
      running.add(done);
    },
    finished: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
};
