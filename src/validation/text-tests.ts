import { test } from 'vest';

interface Messages {
  empty: string;
  short?: string;
  long?: string;
}

export const isBlank = (text: string) => text.trim() === '';

/** Tests a text and its length. A text with the minimum 0 is optional. The caller trims the text, except for passwords. */
export const testText = (
  field: string,
  text: string,
  { min, max, empty, short = 'tooShort', long = 'tooLong' }: { min: number; max: number } & Messages,
) => {
  test(field, empty, () => min === 0 || !isBlank(text));
  test(field, `${short}:${min}`, () => text.length >= min);
  test(field, `${long}:${max}`, () => text.length <= max);
};

/** Accepts every address that may exist. Whether it does exist is checked by the confirmation e-mail. */
const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const testEmail = (field: string, email: string, max: number) => {
  const address = email.trim();
  test(field, 'emailInvalid', () => emailPattern.test(address) && address.length <= max);
};

/** Tests a phone number: digits with an optional leading plus. The input field has removed spaces and dashes. */
export const testPhone = (field: string, phone: string, { min, max }: { min: number; max: number }) => {
  test(field, 'phoneTooShort', () => /^\+?\d+$/.test(phone) && phone.length >= min);
  test(field, `phoneTooLong:${max}`, () => phone.length <= max);
};
