import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  validateEmail,
  validateLogin,
  validatePasswordChange,
  validatePolicy,
} from '../../src/validation/validate.ts';

const login = suite('login, password and policy');

login('VAL-01 a login needs an e-mail address and a password', () => {
  assert.equal(validateLogin({ email: 'ann@example.com', password: 'x' }), {});
  assert.equal(validateLogin({ email: 'ann', password: '' }), {
    email: 'emailInvalid',
    password: 'passwordEmpty',
  });
});

login('API-05 a request for a new password needs an e-mail address', () => {
  assert.equal(validateEmail({ email: 'ann@example.com' }), {});
  assert.equal(validateEmail({ email: '' }), { email: 'emailInvalid' });
});

login('VAL-01 an order needs the acceptance of the terms', () => {
  assert.equal(validatePolicy({ policyAccepted: true }), {});
  assert.equal(validatePolicy({ policyAccepted: false }), { policyAccepted: 'policyUnaccepted' });
});

const change = { current: 'old password', new: 'new password', repeat: 'new password' };
const rows: [change: Partial<typeof change>, errors: Record<string, string>][] = [
  [{}, {}],
  [{ current: '' }, { current: 'passwordEmpty' }],
  [
    { new: '', repeat: '' },
    { new: 'valueRequired', repeat: 'valueRequired' },
  ],
  [{ repeat: '' }, { repeat: 'valueRequired' }],
  [{ repeat: 'new passwort' }, { repeat: 'passwordsMismatch' }],
  [{ new: 'short', repeat: 'short' }, { new: 'passwordTooShort:8' }],
];
for (const [edit, errors] of rows)
  login(`VAL-06 a password change with ${JSON.stringify(edit)} gives ${JSON.stringify(errors)}`, () => {
    assert.equal(validatePasswordChange({ ...change, ...edit }), errors);
  });

for (const sign of ['\u200b', '\u3164', '\u2800', '\u115f', '\u00ad', '\ufe0f'])
  login(`AUT-01 invisible U+${sign.charCodeAt(0).toString(16)} in an address is refused with a reason`, () =>
    assert.is(validateLogin({ email: `ada${sign}@example.com`, password: 'x' }).email, 'emailInvisible'),
  );

login.run();
