/** Returns a stored value, or undefined if nothing is stored or if the browser refuses, because a blocked localStorage throws. */
export const readStored = (key: string) => {
  try {
    // A missing value is asked for first, because an exception costs a slow phone 20 ms.
    const stored = localStorage[`octavo:${key}`];
    return stored ? JSON.parse(stored) : undefined;
  } catch {
    return undefined;
  }
};

/** Stores a truthy value, or removes the stored one. Returns true; undefined if the browser refuses, as a full storage does. */
export const storeOrRemove = (key: string, value: unknown) => {
  const name = `octavo:${key}`;
  try {
    if (value) localStorage[name] = JSON.stringify(value);
    else delete localStorage[name];
    return true;
  } catch {
    return undefined;
  }
};

/** Stores values as JSON under a prefix. It never throws; a value that cannot be stored is kept in memory. */
export interface SafeStorage {
  /**
   * Returns null if the value is missing or is not JSON. The type is a claim only, because other scripts may have
   * changed the value.
   */
  get<T>(key: string): T | null;
  set(key: string, value: unknown): void;
  remove(key: string): void;
}

export const createStorage = (prefix = ''): SafeStorage => {
  // Keeps the values that the browser refused to store, so that a login lasts until the visitor leaves the page. Keeps those of
  // a page that was not shown yet too: they are stored together with the first value after that.
  const memory = new Map();
  const isVisible = () => !globalThis.document?.hidden;
  let isShown = isVisible();
  const set = (key: string, value: unknown) => {
    memory.set(key, value);
    isShown ||= isVisible();
    if (isShown)
      for (const [name, kept] of memory) if (storeOrRemove(prefix + name, kept)) memory.delete(name);
  };
  return {
    get: (key) => (memory.has(key) ? memory.get(key) : readStored(prefix + key)) ?? null,
    set,
    remove: (key) => set(key, null),
  };
};
