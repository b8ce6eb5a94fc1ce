/** Values of a form's fields by their names. */
export type Values = Record<string, string | boolean>;

/** What is typed into one form. */
export interface Draft<V extends Values> {
  /** Null where there is none. */
  read(): Readonly<Partial<V>> | null;
  /** Null forgets it. */
  write(values: V | null): void;
}

/** Half-typed texts of this tab: a phone may reload a page that was long out of sight. */
export interface Drafts {
  of<V extends Values>(name: string): Draft<V>;
  clear(): void;
}

const prefix = 'octavo:draft:';

/** Where the browser refuses to store, nothing is kept and nothing fails. */
const tryOrNull = <T>(act: () => T): T | null => {
  try {
    return act();
  } catch {
    return null;
  }
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
    tryOrNull(() => {
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    });
  },
});
