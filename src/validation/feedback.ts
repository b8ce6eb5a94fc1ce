import { create } from 'vest';
import { check, type FieldErrors, firstErrors } from './field-errors.ts';
import { limits, ratingLimits } from './limits.ts';
import { isBlank, testText } from './text-tests.ts';

interface Revision {
  timeRevision: string;
  textRevision: string;
}

interface Rating {
  rate: number;
  comment: string;
}

const createRevisionSuite = () =>
  create(({ timeRevision, textRevision }: Revision) => {
    check('timeRevision', 'valueRequired', () => !isBlank(timeRevision));
    testText('textRevision', textRevision.trim(), { ...limits.textRevision, empty: 'valueRequired' });
  });

const createRatingSuite = () =>
  create(({ rate, comment }: Rating) => {
    const { min, max } = ratingLimits;
    check('rate', 'ratingMissing', () => Number.isInteger(rate) && rate >= min && rate <= max);
    check('comment', `tooLong:${limits.comment.max}`, () => comment.length <= limits.comment.max);
  });

const createMessageSuite = () =>
  create(({ text }: { text: string }) =>
    testText('text', text.trim(), { ...limits.message, empty: 'valueRequired' }),
  );

/** Validates a message to the writer. */
export const validateMessage = (message: { text: string }): FieldErrors =>
  firstErrors(createMessageSuite().run(message));

/** Validates the request to revise a delivered paper. */
export const validateRevision = (revision: Revision): FieldErrors =>
  firstErrors(createRevisionSuite().run(revision));

/** Validates a rating: one to five stars and a comment, which may be empty. */
export const validateRating = (rating: Rating): FieldErrors => firstErrors(createRatingSuite().run(rating));
