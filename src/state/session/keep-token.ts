import type { SafeStorage } from '../../tracking/storage.ts';

/** Stores a new session token and the time of its arrival, which is `now` by the device's clock in epoch milliseconds. */
export const keepToken = (storage: SafeStorage, token: string, now: number) => {
  // The time is stored before the token, because other tabs read it as soon as the token changes.
  storage.set('tokenAt', now);
  // Stores the claims of the token without its signature. They log nobody in; they tell the server at a later login
  // that this device is known.
  const [, claims] = token.split('.');
  storage.set('device', claims);
  storage.set('token', token);
};
