import { jwtDecode } from 'jwt-decode';
import type { SafeStorage } from '../tracking/storage.ts';

/**
 * Valid only if it decodes and its end, in seconds, has not passed (AUT-03), and if a header can carry it: any other
 * would keep every call from being sent. The server checks the rest.
 */
export const isTokenValid = (token: unknown, now: number): token is string => {
  if (typeof token !== 'string' || /[^\w.-]/.test(token)) return false;
  try {
    const { exp } = jwtDecode(token);
    return exp !== undefined && exp * 1000 > now;
  } catch {
    return false;
  }
};

/** The stored session token; one that is no longer valid is dropped, so that no call is sent with it. */
export const validToken = (storage: SafeStorage, now: number): string | null => {
  const token = storage.get('token');
  if (isTokenValid(token, now)) return token;
  storage.remove('token');
  return null;
};
