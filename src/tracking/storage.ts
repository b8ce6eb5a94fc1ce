/** Values as JSON under a prefix. Nothing here throws; what cannot be stored lives as long as the page. */
export interface SafeStorage {
  /** Null where absent or unreadable. The shape is what was set, unless another script has been at it. */
  get<T>(key: string): T | null;
  set(key: string, value: unknown): void;
  remove(key: string): void;
}

export const createStorage = (prefix = 'octavo:'): SafeStorage => {
  // Holds what the browser refused to keep, so a login lasts while the page does.
  const memory: Record<string, string> = {};
  // A blocked localStorage throws as soon as it is named.
  const attempt = <T>(act: () => T): T | null => {
    try {
      return act();
    } catch {
      return null;
    }
  };
  const set = (key: string, value: unknown) =>
    attempt(() => {
      memory[key] = JSON.stringify(value);
      localStorage[prefix + key] = memory[key];
      delete memory[key];
    });
  // Parsing the undefined of an absent key throws, as rubbish does.
  const get = (key: string) => attempt(() => JSON.parse(`${memory[key] ?? localStorage[prefix + key]}`));
  return { get, set, remove: (key) => set(key, null) };
};
