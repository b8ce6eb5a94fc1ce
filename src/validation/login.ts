import { create } from 'vest';
import { check, type FieldErrors, firstErrors } from './field-errors.ts';
import { limits } from './limits.ts';
import { isBlank, testEmail } from './text-tests.ts';

interface LoginInput {
  email: string;
  password: string;
}

/**
 * Creates the suite of the login. It does not check the length of the password, because accounts may have shorter ones
 * from before.
 */
const createLoginSuite = () =>
  create(({ email, password }: LoginInput) => {
    testEmail('email', email, limits.email.max);
    check('password', 'passwordEmpty', () => !isBlank(password));
  });

export const validateLogin = (login: LoginInput): FieldErrors => firstErrors(createLoginSuite().run(login));

const createEmailSuite = () =>
  create(({ email }: Pick<LoginInput, 'email'>) => {
    testEmail('email', email, limits.email.max);
  });

/** Validates the e-mail address to which a link for a new password is sent. */
export const validateEmail = (restore: Pick<LoginInput, 'email'>): FieldErrors =>
  firstErrors(createEmailSuite().run(restore));
