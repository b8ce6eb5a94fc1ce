/** Sets TMPDIR to a new folder in memory, and removes the folder when the process ends. */
export function storeInMemory(memory?: string): void;
