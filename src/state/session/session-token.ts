import { jwtDecode } from 'jwt-decode';
import type { SafeStorage } from '../../tracking/storage.ts';

/**
 * Valid only if it decodes and its end, in seconds, has not passed (AUT-03), and if a header can carry it: any other
 * would keep every call from being sent. The server checks the rest. Of a device whose clock is wrong `now` says
 * little, but the time since the token came, by that same clock, still does. Both in milliseconds.
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

/** Whether this token, which was kept by `keepToken`, still holds. */
export const isHeld = (storage: SafeStorage, token: unknown, now: number): token is string =>
  isTokenValid(token, now, storage.get('tokenAt') ?? 0);

/** The stored session token; one that is no longer valid is dropped, so that no call is sent with it. */
export const validToken = (storage: SafeStorage, now: number): string | null => {
  const token = storage.get('token');
  if (isHeld(storage, token, now)) return token;
  storage.remove('token');
  return null;
};
