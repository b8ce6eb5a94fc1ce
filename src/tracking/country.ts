import type { VisitorCountry } from '../order/vocabulary/site.ts';
import type { SafeStorage } from './storage.ts';

/**
 * Returns the dial code of the visitor's country: from the server, else from storage. Country and dial code are stored
 * together, so that a stored dial code always belongs to the stored country.
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
