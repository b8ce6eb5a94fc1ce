import { plainDigits } from './digits.ts';

/** Returns a text for comparisons, without accents, case, invisible characters and differences of normalization. */
export const searchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{DI}]/gu, '')
    .toUpperCase();

/** Returns a typed code without spaces and invisible characters, and with plain letters and digits for full-width ones. */
export const plainCode = (typed: string): string =>
  plainDigits(typed.normalize('NFKC')).replace(/[\p{C}\p{Z}\p{DI}\u2800]/gu, '');

/** Matches a character that shows nothing and takes no room or that of a space. Spaces themselves do not match. */
export const invisible = /[\p{C}\p{DI}\u2800]/u;
