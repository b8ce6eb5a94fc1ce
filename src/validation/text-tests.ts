import { invisible } from '../languages/characters.ts';
import { check } from './field-errors.ts';
import { limits } from './limits.ts';
import type { FieldCode, LimitKey } from './messages/fields.ts';

interface Messages {
  empty: FieldCode;
  short?: LimitKey;
  long?: LimitKey;
}

export const isBlank = (text: string) => text.trim() === '';

/** Tests a text and its length. A text with the minimum 0 is optional. The caller trims the text, except for passwords. */
export const testText = (
  field: string,
  text: string,
  { min, max, empty, short = 'tooShort', long = 'tooLong' }: { min: number; max: number } & Messages,
) => {
  check(field, empty, () => min === 0 || !isBlank(text));
  check(field, `${short}:${min}`, () => text.length >= min);
  check(field, `${long}:${max}`, () => text.length <= max);
};

/** Matches a name, an @ and a host with a dot, without spaces. Whether an address exists is shown by the confirmation e-mail. */
const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const testEmail = (field: string, email: string) => {
  const address = email.trim();
  check(field, 'emailInvisible', () => !invisible.test(address));
  check(field, 'emailInvalid', () => emailPattern.test(address) && address.length <= limits.email.max);
};

/**
 * Tests a phone number: digits with an optional leading plus. `readPhone` has removed spaces and hyphens of a single number.
 */
export const testPhone = (field: string, phone: string) => {
  const { min, max } = limits.phone;
  check(field, 'phoneTooShort', () => phone.replace(/[^+\d]/g, '').length >= min);
  check(field, 'phoneUnclear', () => /^\+?\d+$/.test(phone));
  check(field, `phoneTooLong:${max}`, () => phone.length <= max);
};
