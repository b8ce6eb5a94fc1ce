interface Limits<Value extends object> {
  maximumBytes: number;
  /** Bytes that a value takes in memory, without its key. */
  bytesOf: (value: Value) => number;
}

/** Bytes that an entry takes beside its key and its value, roughly. */
const entryBytes = 200;

/**
 * Creates a cache whose keys and values take at most `maximumBytes`. A full cache is emptied. This is simpler than removing the
 * value that was used least recently, and a well-chosen maximum is hardly ever reached.
 */
export const createBoundedCache = <Value extends object>({ maximumBytes, bytesOf }: Limits<Value>) => {
  const values = new Map<string, Value>();
  let bytes = 0;
  const clear = () => {
    values.clear();
    bytes = 0;
  };
  const entrySize = (key: string, value: Value) => entryBytes + key.length + bytesOf(value);
  /** Caches a value. A value that is larger than the whole cache is not cached. */
  const set = (key: string, value: Value) => {
    const addedBytes = entrySize(key, value);
    if (addedBytes > maximumBytes) return;
    const replaced = values.get(key);
    if (replaced) bytes -= entrySize(key, replaced);
    if (bytes + addedBytes > maximumBytes) clear();
    values.set(key, value);
    bytes += addedBytes;
  };
  return {
    get: (key: string) => values.get(key),
    set,
    /** Returns the cached value of a key; calls `make` and caches the result if there is none. */
    getOrMake: (key: string, make: () => Value): Value => {
      const cached = values.get(key);
      if (cached) return cached;
      const value = make();
      set(key, value);
      return value;
    },
    clear,
  };
};
