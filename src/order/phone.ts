import { maximumPhoneLength } from './vocabulary/ids.ts';

/** Reduces a typed phone number to a plus and digits, at most 20 characters. Returns "" if nothing is left. */
export const normalizePhone = (typed: string): string => {
  const kept = typed.replace(/[^\d+]/g, '');
  return kept && `+${kept.replaceAll('+', '')}`.slice(0, maximumPhoneLength);
};
