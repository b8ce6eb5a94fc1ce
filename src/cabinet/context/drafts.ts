/** Values of the fields of a form, by name. */
export type Values = Record<string, string | boolean>;

/** Stored values of one form. */
export interface Draft<V extends Values> {
  /** Returns null if nothing is stored. */
  read(): Readonly<Partial<V>> | null;
  /** Stores the values; null removes them. */
  write(values: V | null): void;
}

/**
 * Unsent texts of forms in this tab. They are stored, because a phone may reload a page that was hidden for a long
 * time.
 */
export interface Drafts {
  of<V extends Values>(name: string): Draft<V>;
  clear(): void;
}

const prefix = 'octavo:draft:';
/** Prefixes of what the order form keeps of a customer: typed values, and an order that waits for its payment. */
const formPrefixes = [prefix, 'octavo:order:'];

/** Calls `act` and returns its result; null if it throws, which happens when the browser blocks the storage. */
const tryOrNull = <T>(act: () => T): T | null => {
  try {
    return act();
  } catch {
    return null;
  }
};

const removeKeys = (area: Storage, prefixes: readonly string[]) => {
  for (const key of Object.keys(area))
    if (prefixes.some((start) => key.startsWith(start))) area.removeItem(key);
};

/** Removes everything that a customer has typed on this host and not sent, in the order form too. */
export const removeTypedValues = () => {
  tryOrNull(() => removeKeys(sessionStorage, formPrefixes));
  tryOrNull(() => removeKeys(localStorage, formPrefixes));
};

export const createDrafts = (): Drafts => ({
  of: (name) => ({
    read: () => tryOrNull(() => JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null')),
    write: (values) => {
      tryOrNull(() => {
        if (values) sessionStorage.setItem(prefix + name, JSON.stringify(values));
        else sessionStorage.removeItem(prefix + name);
      });
    },
  }),
  clear: () => {
    tryOrNull(() => removeKeys(sessionStorage, [prefix]));
  },
});
