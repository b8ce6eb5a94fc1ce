import { create, enforce, test } from 'vest';
import { type FieldErrors, firstErrors } from './field-errors.ts';
import { testPassword } from './registration.ts';
import { testRefusals } from './text-tests.ts';

export interface PasswordChange {
  current: string;
  new: string;
  repeat: string;
}

const createPasswordChangeSuite = () =>
  create((change: PasswordChange, { refusals }: { refusals?: FieldErrors } = {}) => {
    test('current', 'passwordEmpty', () => {
      enforce(change.current).isNotBlank();
    });
    testPassword('new', change.new);
    test('repeat', 'passwordEmpty', () => {
      enforce(change.repeat).isNotBlank();
    });
    test('repeat', 'passwordsMismatch', () => {
      enforce(change.repeat).equals(change.new);
    });
    testRefusals(refusals);
  });

/** VAL-06. That the current password is wrong only the server knows: it says so in `refusals`. */
export const validatePasswordChange = (
  change: PasswordChange,
  context: { refusals?: FieldErrors } = {},
): FieldErrors => firstErrors(createPasswordChangeSuite().run(change, context));
