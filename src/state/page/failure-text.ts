import { fieldErrors } from '../../api/field-errors.ts';
import type { Failure } from '../../api/result.ts';
import { explainFailure } from '../../validation/explain-failure.ts';
import { messageText } from '../../validation/messages.ts';

/**
 * Whatever was asked for may have been done all the same: no answer arrived, none from whoever was asked, or one of
 * success whose body was cut short.
 */
export const isUncertain = ({ status }: Pick<Failure, 'status'>): boolean => status < 400 || status >= 500;

/** Why a call failed and what that means, without a full stop, to end a sentence with. */
export const failureText = (answer: Failure): string => {
  const { fields, general } = fieldErrors(answer);
  const reason = general ?? Object.values(fields)[0] ?? answer.message;
  return explainFailure(messageText(reason).replace(/\.$/, ''));
};
