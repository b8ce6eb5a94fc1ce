import { create, test } from 'vest';
import { type FieldErrors, firstErrors } from './field-errors.ts';
import { limits } from './limits.ts';
import { isBlank, testEmail } from './text-tests.ts';

export interface LoginInput {
  email: string;
  password: string;
}

/** A password's length is not checked: an old one may be shorter than a new one has to be. */
const createLoginSuite = () =>
  create(({ email, password }: LoginInput) => {
    testEmail('email', email, limits.email.max);
    test('password', 'passwordEmpty', () => !isBlank(password));
  });

export const validateLogin = (login: LoginInput): FieldErrors => firstErrors(createLoginSuite().run(login));

const createEmailSuite = () =>
  create(({ email }: Pick<LoginInput, 'email'>) => {
    testEmail('email', email, limits.email.max);
  });

/** The address that a new password is sent to. */
export const validateEmail = (restore: Pick<LoginInput, 'email'>): FieldErrors =>
  firstErrors(createEmailSuite().run(restore));
