import { fieldErrors } from '../../api/field-errors.ts';
import type { Failure } from '../../api/result.ts';
import type { CallMessage } from '../../validation/messages/calls.ts';

/**
 * Returns whether the server may have carried out a failed call: no answer arrived, the answer is an error of a proxy
 * or of the server itself, or the body of a success was incomplete.
 */
export const isUncertain = ({ status }: Pick<Failure, 'status'>): boolean => status < 400 || status >= 500;

/** Returns why a call failed: the server's message, else the meaning of the status, timeout or lost connection. */
export const failureReason = (result: Failure): CallMessage => {
  const { fields, general } = fieldErrors(result);
  return general ?? Object.values(fields)[0] ?? result.reason;
};
