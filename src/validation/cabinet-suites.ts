// Suites of the cabinet's forms.
import { omitWhen } from 'vest';
import { check, validation } from './field-errors.ts';
import { limits, ratingLimits } from './limits.ts';
import { type RegistrationInput, testNames, testPassword } from './registration.ts';
import { isBlank, testEmail, testPhone, testText } from './text-tests.ts';

/** Validates a change of password. Only the server checks the current password. */
export const validatePasswordChange = validation(
  (change: { current: string; new: string; repeat: string }) => {
    check('current', 'passwordEmpty', () => !isBlank(change.current));
    testPassword('new', change.new, 'valueRequired');
    check('repeat', 'valueRequired', () => !isBlank(change.repeat));
    check('repeat', 'passwordsMismatch', () => change.repeat === change.new);
  },
);

export const validatePrimaryInfo = validation(
  (info: Required<Pick<RegistrationInput, 'phone' | 'firstName' | 'lastName'>>) => {
    testNames(info);
    testPhone('phone', info.phone);
  },
);

/** Validates the alternative e-mail address and phone number of a profile; both are optional. */
export const validateAdditionalInfo = validation(
  ({
    alternativeEmail: email,
    alternativePhone: phone,
  }: Record<'alternativeEmail' | 'alternativePhone', string>) => {
    omitWhen(email === '', () => testEmail('alternativeEmail', email));
    omitWhen(phone === '', () => testPhone('alternativePhone', phone));
  },
);

export const validateMessage = validation(({ text }: { text: string }) =>
  testText('text', text.trim(), { ...limits.message, empty: 'valueRequired' }),
);

export const validateRevision = validation(
  ({ timeRevision, textRevision }: { timeRevision: string; textRevision: string }) => {
    check('timeRevision', 'valueRequired', () => !isBlank(timeRevision));
    testText('textRevision', textRevision.trim(), { ...limits.textRevision, empty: 'valueRequired' });
  },
);

/** Validates a rating: one to five stars and a comment, which may be empty. */
export const validateRating = validation(({ rate, comment }: { rate: number; comment: string }) => {
  const { min, max } = ratingLimits;
  check('rate', 'ratingMissing', () => Number.isInteger(rate) && rate >= min && rate <= max);
  check('comment', `tooLong:${limits.comment.max}`, () => comment.length <= limits.comment.max);
});
