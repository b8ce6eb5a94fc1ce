/** Longest wait, in ms, for data or code before whoever waits is offered another way on. */
export const networkTimeoutMs = 15_000;

/** What comes, or a rejection where it has not come in time. A browser cannot be told to stop waiting for a module. */
export const withTimeout = <Value>(coming: Promise<Value>): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, networkTimeoutMs, 'timeout');
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
};
