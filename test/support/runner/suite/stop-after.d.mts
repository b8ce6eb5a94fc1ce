/**
 * Calls `stop` when the current test, suite or file ends, unless it was called before. Returns a function that calls
 * `stop` now.
 */
export function stopAfter(stop: () => Promise<unknown> | unknown): () => Promise<void>;
/** Stops everything that was started since the scope was opened, the latest first. Returns the errors. */
export function closeScope(): Promise<unknown[]>;
