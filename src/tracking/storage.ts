/** Values as JSON under a prefix. Nothing here throws; what cannot be stored lives as long as the page. */
export interface SafeStorage {
  /** Null where absent or unreadable. The shape is what was set, unless another script has been at it. */
  get<T>(key: string): T | null;
  set(key: string, value: unknown): void;
  remove(key: string): void;
}

/**
 * Reads a stored value, stores one, or removes it where `value` is falsy. Undefined where there is none, and where the
 * browser refuses: a blocked localStorage throws as soon as it is named, a full one when it is written.
 */
export const readOrStore = (key: string, value?: unknown) => {
  const name = `octavo:${key}`;
  try {
    if (value === undefined) return JSON.parse(localStorage[name]);
    if (value) localStorage[name] = JSON.stringify(value);
    else delete localStorage[name];
    return true;
  } catch {}
};

export const createStorage = (prefix = ''): SafeStorage => {
  // Holds what the browser refused to keep, so a login lasts while the page does.
  const memory = new Map();
  const set = (key: string, value: unknown) => {
    memory.set(key, readOrStore(prefix + key, value) ? null : value);
  };
  return {
    get: (key) => memory.get(key) ?? readOrStore(prefix + key) ?? null,
    set,
    remove: (key) => set(key, null),
  };
};
