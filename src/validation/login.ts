import { check, validation } from './field-errors.ts';
import { isBlank, testEmail } from './text-tests.ts';

/** Validates a login. It does not check the length of the password, because accounts may have shorter ones from before. */
export const validateLogin = validation(({ email, password }: { email: string; password: string }) => {
  testEmail('email', email);
  check('password', 'passwordEmpty', () => !isBlank(password));
});

/** Validates the e-mail address to which a link for a new password is sent. */
export const validateEmail = validation(({ email }: { email: string }) => testEmail('email', email));
