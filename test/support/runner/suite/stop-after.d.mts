/** Calls `stop` when the current test, suite or file ends, unless it was called before. Returns a function that calls it now. */
export function stopAfter(stop: () => Promise<unknown> | unknown): () => Promise<void>;
/** Runs a function, then stops everything that it has started, the latest first. Throws the first error. */
export function inScope(run: () => Promise<unknown> | unknown): Promise<void>;
/** Returns what `start` starts, at the first call of the process, or anew if it has died. It stops with the process. */
export function shareInProcess<Started extends { stop(): Promise<void> }>(
  name: string,
  start: () => Promise<Started>,
  isAlive?: (started: Started) => boolean,
): Promise<Started>;
/** Returns what stands for the current test, suite or file. */
export function currentScope(): unknown;
