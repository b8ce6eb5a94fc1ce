import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type RegistrationInput,
  type RegistrationKind,
  validateRegistration,
} from '../../src/validation/validate.ts';

const registration = suite('registration');

const ann: RegistrationInput = {
  email: 'ann@example.com',
  password: 'correct horse',
  repeatPassword: 'correct horse',
  firstName: 'Ann',
  lastName: 'Lee',
  phone: '+15550100',
};
const check = (change: Partial<RegistrationInput>, kind: RegistrationKind = 'full') =>
  validateRegistration({ ...ann, ...change }, { kind });

registration('VAL-01 a complete registration is valid', () => assert.equal(check({}), {}));

registration('AUT-01 a short registration needs only e-mail address and password', () => {
  const input = { email: ann.email, password: ann.password };
  assert.equal(validateRegistration(input, { kind: 'short' }), {});
  assert.equal(validateRegistration({ email: '', password: '' }, { kind: 'short' }), {
    email: 'emailInvalid',
    password: 'passwordEmpty',
  });
});

registration('VAL-01 a name may have one letter', () => {
  assert.equal(check({ firstName: 'A', lastName: '李' }), {});
});

registration('AUT-01 the server neither gets nor needs the repeated password', () => {
  const { repeatPassword, ...sent } = ann;
  assert.ok(repeatPassword);
  assert.equal(validateRegistration(sent, { kind: 'full' }), {});
});

const rows: [change: Partial<RegistrationInput>, field: string, message: string][] = [
  [{ email: '' }, 'email', 'emailInvalid'],
  [{ email: 'ann' }, 'email', 'emailInvalid'],
  [{ email: 'ann@example' }, 'email', 'emailInvalid'],
  [{ email: 'ann@example..com' }, 'email', 'emailInvalid'],
  [{ email: 'a nn@example.com' }, 'email', 'emailInvalid'],
  [{ email: `${'a'.repeat(250)}@example.com` }, 'email', 'emailInvalid'],
  [{ password: 'short', repeatPassword: 'short' }, 'password', 'passwordTooShort:8'],
  [{ password: 'p'.repeat(129), repeatPassword: 'p'.repeat(129) }, 'password', 'passwordTooLong:128'],
  [{ repeatPassword: 'correct house' }, 'repeatPassword', 'passwordsMismatch'],
  [{ repeatPassword: '' }, 'repeatPassword', 'passwordsMismatch'],
  [{ firstName: '' }, 'firstName', 'valueRequired'],
  [{ firstName: 'A'.repeat(51) }, 'firstName', 'firstNameTooLong:50'],
  [{ lastName: ' ' }, 'lastName', 'valueRequired'],
  [{ lastName: 'L'.repeat(51) }, 'lastName', 'lastNameTooLong:50'],
  [{ phone: '' }, 'phone', 'phoneTooShort'],
  [{ phone: '+1' }, 'phone', 'phoneTooShort'],
  [{ phone: 'call me' }, 'phone', 'phoneTooShort'],
  [{ phone: '+15550100123 ext. 5' }, 'phone', 'phoneUnclear'],
  [{ phone: `+${'1'.repeat(20)}` }, 'phone', 'phoneTooLong:20'],
];
for (const [change, field, message] of rows)
  registration(`VAL-01 VAL-02 registering ${JSON.stringify(change).slice(0, 60)} gets ${message}`, () => {
    assert.equal(check(change), { [field]: message });
  });

registration('VAL-05 of several errors of a field, the first is shown', () => {
  assert.equal(check({ password: '', repeatPassword: '' }), {
    password: 'passwordEmpty',
    repeatPassword: 'valueRequired',
  });
});

registration.run();
