/** Timeout for data and code. After it the visitor is offered to retry. */
export const networkTimeoutMs = 15_000;

/**
 * Rejects if `loading` takes longer than `networkTimeoutMs`. It cannot abort the load, because `import()` takes no
 * signal.
 */
export const withTimeout = <Value>(loading: Promise<Value>): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, networkTimeoutMs, 'timeout');
  });
  return Promise.race([loading, timeout]).finally(() => clearTimeout(timer));
};
