import { maximumPhoneLength } from './ids.ts';

/** What a phone field keeps of what is typed: digits with a leading plus, at most 20 characters (VAL-01). */
export const phoneText = (typed: string): string =>
  `${typed.trim().startsWith('+') ? '+' : ''}${typed.replace(/\D/g, '')}`.slice(0, maximumPhoneLength);
