import { omitWhen } from 'vest';
import { check, validation } from './field-errors.ts';
import { limits } from './limits.ts';
import { testEmail, testPhone, testText } from './text-tests.ts';

export interface RegistrationInput {
  email: string;
  password: string;
  /** The password typed again. The browser checks it and never sends it. */
  repeatPassword?: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
}

/** `full` includes names and phone; `short` has e-mail and password only. */
export type RegistrationKind = 'full' | 'short';

const required = 'valueRequired';

export const testPassword = (field: string, password: string, empty: 'passwordEmpty' | 'valueRequired') =>
  testText(field, password, {
    ...limits.password,
    empty,
    short: 'passwordTooShort',
    long: 'passwordTooLong',
  });

export const testNames = (names: Pick<RegistrationInput, 'firstName' | 'lastName'>) => {
  for (const name of ['firstName', 'lastName'] as const)
    testText(name, (names[name] ?? '').trim(), { ...limits[name], empty: required, long: `${name}TooLong` });
};

/** Validates a registration. Only the server checks whether the e-mail address is already taken. */
export const validateRegistration = validation(
  (input: RegistrationInput, { kind }: { kind: RegistrationKind }) => {
    const { email, password, repeatPassword, phone = '' } = input;
    testEmail('email', email);
    testPassword('password', password, 'passwordEmpty');
    omitWhen(repeatPassword === undefined, () => {
      check('repeatPassword', 'passwordsMismatch', () => repeatPassword === password);
      // Two missing passwords are equal.
      check('repeatPassword', required, () => repeatPassword !== '');
    });
    omitWhen(kind === 'short', () => {
      testNames(input);
      testPhone('phone', phone);
    });
  },
);
