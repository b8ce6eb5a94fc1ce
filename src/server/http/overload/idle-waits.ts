/** Waits of work that gives way to requests. */
interface IdleWaits {
  /** Resolves at the next `end`, or after `longestMs`. */
  wait(longestMs: number): Promise<void>;
  /** Ends all present waits, because no request needs the server. */
  end(): void;
}

export const createIdleWaits = (): IdleWaits => {
  const waits = new Set<() => void>();
  return {
    wait: (longestMs) =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer);
          waits.delete(end);
          resolve();
        };
        const timer = setTimeout(end, longestMs);
        waits.add(end);
      }),
    end: () => {
      for (const end of waits) end();
    },
  };
};
