import { fieldErrors } from '../../api/field-errors.ts';
import type { Failure } from '../../api/result.ts';
import { explainFailure } from '../../validation/explain-failure.ts';
import { messageText } from '../../validation/messages.ts';

/**
 * Returns whether the server may have done what the call asked for: no answer arrived, a proxy or a failing server
 * answered, or the body of a success was incomplete.
 */
export const isUncertain = ({ status }: Pick<Failure, 'status'>): boolean => status < 400 || status >= 500;

/** Returns why a call failed and what that means, as the end of a sentence without its full stop. */
export const failureText = (answer: Failure): string => {
  const { fields, general } = fieldErrors(answer);
  const reason = general ?? Object.values(fields)[0] ?? answer.message;
  return explainFailure(messageText(reason).replace(/\.$/, ''));
};
