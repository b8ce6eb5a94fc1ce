import { create, test } from 'vest';
import { type FieldErrors, firstErrors } from './field-errors.ts';
import { testPassword } from './registration.ts';
import { isBlank, testRefusals } from './text-tests.ts';

export interface PasswordChange {
  current: string;
  new: string;
  repeat: string;
}

const createPasswordChangeSuite = () =>
  create((change: PasswordChange, { refusals }: { refusals?: FieldErrors } = {}) => {
    test('current', 'passwordEmpty', () => !isBlank(change.current));
    testPassword('new', change.new);
    test('repeat', 'passwordEmpty', () => !isBlank(change.repeat));
    test('repeat', 'passwordsMismatch', () => change.repeat === change.new);
    testRefusals(refusals);
  });

/** VAL-06. That the current password is wrong only the server knows: it says so in `refusals`. */
export const validatePasswordChange = (
  change: PasswordChange,
  context: { refusals?: FieldErrors } = {},
): FieldErrors => firstErrors(createPasswordChangeSuite().run(change, context));
