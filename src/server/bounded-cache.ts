interface BoundedCache<Value> {
  /** Returns the cached value of a key; calls `make` and caches the result if there is none. */
  getOrMake(key: string, make: () => Value): Value;
  has(key: string): boolean;
  clear(): void;
}

/**
 * Creates a cache with at most `maximum` values. A full cache is emptied. This is simpler than removing the value that was used
 * least recently, and a well-chosen maximum is hardly ever reached.
 */
export const createBoundedCache = <Value>(maximum: number): BoundedCache<Value> => {
  const values = new Map<string, { value: Value }>();
  return {
    getOrMake: (key, make) => {
      const cached = values.get(key);
      if (cached) return cached.value;
      if (values.size >= maximum) values.clear();
      const value = make();
      values.set(key, { value });
      return value;
    },
    has: (key) => values.has(key),
    clear: () => values.clear(),
  };
};
