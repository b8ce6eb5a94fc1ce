import type { Failure } from '../api/answer.ts';
import { fieldErrors } from '../api/field-errors.ts';
import { messageText } from '../validation/messages.ts';

/** A refusal in one line, for acts that have no fields to show it at. */
export const failureText = (failure: Failure): string => {
  const { general, fields } = fieldErrors(failure);
  return messageText(general ?? Object.values(fields)[0] ?? failure.message);
};
