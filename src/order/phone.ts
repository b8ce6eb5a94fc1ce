import { plainDigits } from '../languages/digits.ts';

/**
 * Returns a typed phone number as a plus and digits. A number without a country gets `dialCode`; if that is empty, it
 * remains without a plus. `00` means a plus.
 * The `(0)` after a country code is dropped. A text with an extension or a second number is returned without its
 * surrounding spaces, so that the validation refuses it.
 */
export const readPhone = (typed: string, dialCode: string): string => {
  const text = plainDigits(typed.normalize('NFKC'))
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .trim();
  const prefill = `+${dialCode}`;
  // A number with a country that was typed after the prefilled code replaces that code.
  const rest = text.startsWith(prefill) ? text.slice(prefill.length).trim() : '';
  const number = /^(\+|00)/.test(rest) ? rest : text;
  if (!/^\+?[\d\p{Z}\p{Pd}().·/−]*$/u.test(number)) return text;
  const isInternational = /^(\+|00)/.test(number);
  const digits = (isInternational ? number.replace(/\(\s*0\s*\)/, '').replace(/^00/, '') : number).replace(
    /\D/g,
    '',
  );
  if (!digits || !(isInternational || dialCode)) return digits;
  return `+${isInternational ? '' : dialCode}${digits}`;
};
