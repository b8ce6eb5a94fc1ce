import type { SafeStorage } from '../../tracking/storage.ts';

/** Stores a new token and the time of its arrival: `now` by the device's clock, in milliseconds. */
export const keepToken = (storage: SafeStorage, token: string, now: number) => {
  // The time is stored first, because other tabs read it as soon as the token changes.
  storage.set('tokenAt', now);
  // The claims without the signature log nobody in. They tell the server later that this device has logged in before.
  storage.set('device', token.split('.')[1]);
  storage.set('token', token);
};
