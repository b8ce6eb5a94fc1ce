import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  validateAdditionalInfo,
  validatePrimaryInfo,
  validateRating,
  validateRevision,
} from '../../src/validation/validate.ts';

const profile = suite('profile and feedback');

profile('CAB-02 names and phone of the profile have the checks of a registration', () => {
  assert.equal(validatePrimaryInfo({ phone: '+15550100', firstName: 'Ann', lastName: 'Lee' }), {});
  assert.equal(validatePrimaryInfo({ phone: '+1', firstName: 'A'.repeat(51), lastName: '' }), {
    phone: 'phoneTooShort',
    firstName: 'firstNameTooLong:50',
    lastName: 'valueRequired',
  });
});

profile('CAB-02 second e-mail address and phone of the profile may be empty, but not invalid', () => {
  assert.equal(validateAdditionalInfo({ alternativeEmail: '', alternativePhone: '' }), {});
  assert.equal(validateAdditionalInfo({ alternativeEmail: 'ann', alternativePhone: '12' }), {
    alternativeEmail: 'emailInvalid',
    alternativePhone: 'phoneTooShort',
  });
});

profile('API-04 a request for a revision needs a time and a reason', () => {
  assert.equal(validateRevision({ timeRevision: '2025-11-20', textRevision: 'Longer, please' }), {});
  // A text needs at least two characters, for example "No".
  assert.equal(validateRevision({ timeRevision: '2025-11-20', textRevision: 'No' }), {});
  assert.equal(validateRevision({ timeRevision: '', textRevision: '' }), {
    timeRevision: 'valueRequired',
    textRevision: 'valueRequired',
  });
});

for (const [rate, isValidRating] of [
  [0, false],
  [1, true],
  [2.5, false],
  [5, true],
  [6, false],
  [Number.NaN, false],
] as const)
  profile(`API-04 a rating of ${rate} stars is ${isValidRating ? 'accepted' : 'refused'}`, () => {
    assert.equal(validateRating({ rate, comment: '' }), isValidRating ? {} : { rate: 'ratingMissing' });
  });

profile.run();
