/** Names a new folder in memory as the one for temporary files, and removes it with the process. */
export function storeInMemory(memory?: string): void;
