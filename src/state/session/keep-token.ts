import type { SafeStorage } from '../../tracking/storage.ts';

/** Keeps a token that the server has just given, and when: `now` by the device's clock, in milliseconds. */
export const keepToken = (storage: SafeStorage, token: string, now: number) => {
  // Other tabs hear of the token at once, and then ask when it came.
  storage.set('tokenAt', now);
  storage.set('token', token);
};
