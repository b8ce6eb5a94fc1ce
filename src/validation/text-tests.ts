import { each, enforce, test } from 'vest';

interface Messages {
  empty: string;
  short?: string;
  long?: string;
}

/** A text that is needed and has a least and a greatest length. Whoever asks has trimmed it, passwords apart. */
export const testText = (
  field: string,
  text: string,
  { min, max, empty, short = 'tooShort', long = 'tooLong' }: { min: number; max: number } & Messages,
) => {
  test(field, empty, () => {
    enforce(text).isNotBlank();
  });
  test(field, `${short}:${min}`, () => {
    enforce(text).longerThanOrEquals(min);
  });
  test(field, `${long}:${max}`, () => {
    enforce(text).shorterThanOrEquals(max);
  });
};

/** What a mail server could deliver to; whether it does, the confirmation e-mail finds out. */
const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const testEmail = (field: string, email: string, max: number) => {
  test(field, 'emailInvalid', () => {
    enforce(email.trim()).matches(emailPattern).shorterThanOrEquals(max);
  });
};

/** Digits with a leading plus. Spaces and dashes never arrive: the input drops them. */
export const testPhone = (field: string, phone: string, { min, max }: { min: number; max: number }) => {
  test(field, 'phoneTooShort', () => {
    enforce(phone)
      .matches(/^\+?\d+$/)
      .longerThanOrEquals(min);
  });
  test(field, `phoneTooLong:${max}`, () => {
    enforce(phone).shorterThanOrEquals(max);
  });
};

/** What only the caller can know: the server's database, a price that does not exist. */
export const testRefusals = (refusals: Partial<Record<string, string>> = {}) => {
  each(Object.entries(refusals), ([field, message]) => {
    test(field, message ?? '', () => !message);
  });
};
