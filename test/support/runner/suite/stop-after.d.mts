/**
 * Calls `stop` when the current test, suite or file ends, unless it was called before. Returns a function that calls
 * `stop` now.
 */
export function stopAfter(stop: () => Promise<unknown> | unknown): () => Promise<void>;
