import type { SafeStorage } from './storage.ts';

const attempt = <Found>(act: () => Found) => {
  try {
    return act();
  } catch {
    return null;
  }
};

/**
 * Creates the storage of one tab, which a reload keeps. It is apart from `storage.ts`, so that only order forms download it.
 * What the browser refuses to store is in that storage.
 */
export const createTabStorage = (): SafeStorage => ({
  get: (key) => attempt(() => JSON.parse(sessionStorage[`octavo:${key}`])),
  set: (key, value) => {
    attempt(() => sessionStorage.setItem(`octavo:${key}`, JSON.stringify(value)));
  },
  remove: (key) => {
    attempt(() => sessionStorage.removeItem(`octavo:${key}`));
  },
});
