import type { VisitorCountry } from '../order/vocabulary/site.ts';
import type { SafeStorage } from './storage.ts';

/**
 * The dial code of the visitor's country: what the server says, else what it said last. The country and its dial code
 * are stored together, so that the one never belongs to another country than the other.
 */
export const rememberDialCode = (
  storage: SafeStorage,
  { countryCode, dialCode }: VisitorCountry,
): string | null => {
  if (countryCode) {
    storage.set('countryCode', countryCode);
    storage.set('dialCode', dialCode);
  }
  const stored = storage.get('dialCode');
  return typeof stored === 'string' && /^\d{1,4}$/.test(stored) ? stored : null;
};
