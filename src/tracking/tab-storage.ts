import type { SafeStorage } from './storage.ts';

const tryOrNull = <Found>(act: () => Found) => {
  try {
    return act();
  } catch {
    return null;
  }
};

/**
 * Creates the storage of one tab, which survives a reload. Values that the browser refuses to store are lost here; the
 * draft storage also writes them to `storage.ts`.
 */
export const createTabStorage = (prefix = ''): SafeStorage => ({
  get: (key) => tryOrNull(() => JSON.parse(sessionStorage[`octavo:${prefix}${key}`])),
  set: (key, value) => {
    tryOrNull(() => sessionStorage.setItem(`octavo:${prefix}${key}`, JSON.stringify(value)));
  },
  remove: (key) => {
    tryOrNull(() => sessionStorage.removeItem(`octavo:${prefix}${key}`));
  },
});
