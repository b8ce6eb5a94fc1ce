import { maximumPhoneLength } from './vocabulary/ids.ts';

/** What a phone field keeps of what is typed: digits behind a plus, at most 20 characters (VAL-01). */
export const normalizePhone = (typed: string): string => {
  const kept = typed.replace(/[^\d+]/g, '');
  return kept && `+${kept.replaceAll('+', '')}`.slice(0, maximumPhoneLength);
};
