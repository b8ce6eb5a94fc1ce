import type { SafeStorage } from '../../tracking/storage.ts';

/** Stores a new token and the time of its arrival: `now` by the device's clock, in milliseconds. */
export const keepToken = (storage: SafeStorage, token: string, now: number) => {
  // The time is stored first, because other tabs read it as soon as the token changes.
  storage.set('tokenAt', now);
  storage.set('token', token);
};
