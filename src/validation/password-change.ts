import { create } from 'vest';
import { check, type FieldErrors, firstErrors } from './field-errors.ts';
import { testPassword } from './registration.ts';
import { isBlank } from './text-tests.ts';

interface PasswordChange {
  current: string;
  new: string;
  repeat: string;
}

const createPasswordChangeSuite = () =>
  create((change: PasswordChange) => {
    check('current', 'passwordEmpty', () => !isBlank(change.current));
    testPassword('new', change.new);
    check('repeat', 'passwordEmpty', () => !isBlank(change.repeat));
    check('repeat', 'passwordsMismatch', () => change.repeat === change.new);
  });

/** Validates a change of password. Only the server checks the current password. */
export const validatePasswordChange = (change: PasswordChange): FieldErrors =>
  firstErrors(createPasswordChangeSuite().run(change));
