import { jwtDecode } from 'jwt-decode';
import type { SafeStorage } from '../../tracking/storage.ts';

/**
 * Returns whether a token can be decoded, has not expired and consists of characters that a header allows. With other
 * characters, every request would fail. The server checks the rest. The device's clock may be wrong, so a token also
 * counts as valid while its lifetime has not passed since `cameAt`. All times are in epoch milliseconds.
 */
export const isTokenValid = (token: unknown, now: number, cameAt = 0): token is string => {
  if (typeof token !== 'string' || /[^\w.-]/.test(token)) return false;
  try {
    const { exp = 0, iat = exp } = jwtDecode(token);
    return exp * 1000 > now || (exp - iat) * 1000 > now - cameAt;
  } catch {
    return false;
  }
};

/** Returns the stored session token. Removes an invalid one, so that no request is sent with it. */
export const validToken = (storage: SafeStorage, now: number): string | null => {
  const token = storage.get('token');
  // `keepToken` has stored the time of arrival beside it.
  if (isTokenValid(token, now, storage.get('tokenAt') ?? 0)) return token;
  storage.remove('token');
  return null;
};

/** Stores a new session token and the time of its arrival, which is `now` by the device's clock in epoch milliseconds. */
export const keepToken = (storage: SafeStorage, token: string, now: number) => {
  // The time is stored before the token, because other tabs read it as soon as the token changes.
  storage.set('tokenAt', now);
  // Stores the claims of the token without its signature. They allow no login; they tell the server at a later login
  // that this device is known.
  const [, claims] = token.split('.');
  storage.set('device', claims);
  storage.set('token', token);
};
