import type { SafeStorage } from './storage.ts';

/** The visitor's country (ISO 3166 alpha-2): what the server says, else what it said last (AUT-04). */
export const rememberCountry = (storage: SafeStorage, countryCode: string | null): string | null => {
  if (countryCode) storage.set('countryCode', countryCode);
  const stored: unknown = countryCode ?? storage.get('countryCode');
  return typeof stored === 'string' && /^[A-Z]{2}$/.test(stored) ? stored : null;
};
