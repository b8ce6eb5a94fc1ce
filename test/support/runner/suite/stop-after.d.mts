/**
 * Has `stop` called when the test, suite or file ends that calls this, unless that was done before; returns what
 * stops it now.
 */
export function stopAfter(stop: () => Promise<unknown> | unknown): () => Promise<void>;
