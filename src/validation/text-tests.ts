import { test } from 'vest';

interface Messages {
  empty: string;
  short?: string;
  long?: string;
}

export const isBlank = (text: string) => text.trim() === '';

/** A text that is needed and has a least and a greatest length. Whoever asks has trimmed it, passwords apart. */
export const testText = (
  field: string,
  text: string,
  { min, max, empty, short = 'tooShort', long = 'tooLong' }: { min: number; max: number } & Messages,
) => {
  test(field, empty, () => !isBlank(text));
  test(field, `${short}:${min}`, () => text.length >= min);
  test(field, `${long}:${max}`, () => text.length <= max);
};

/** What a mail server could deliver to; whether it does, the confirmation e-mail finds out. */
const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const testEmail = (field: string, email: string, max: number) => {
  const address = email.trim();
  test(field, 'emailInvalid', () => emailPattern.test(address) && address.length <= max);
};

/** Digits with a leading plus. Spaces and dashes never arrive: the input drops them. */
export const testPhone = (field: string, phone: string, { min, max }: { min: number; max: number }) => {
  test(field, 'phoneTooShort', () => /^\+?\d+$/.test(phone) && phone.length >= min);
  test(field, `phoneTooLong:${max}`, () => phone.length <= max);
};
