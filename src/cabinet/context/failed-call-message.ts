import type { Failure } from '../../api/result.ts';
import { failureReason } from '../../state/page/failure-reason.ts';
import type { CabinetMessage } from '../../validation/messages/cabinet.ts';

/**
 * Returns why a call failed. The advice to try again is added, unless the server has sent a message or a retry cannot
 * help.
 */
export const failedCallMessage = (failure: Failure): CabinetMessage => {
  const reason = failureReason(failure);
  const isAdvised = !isTransient(failure) || reason !== failure.reason;
  return { key: isAdvised ? 'callFailed' : 'callFailedForNow', values: [reason] };
};

/** Returns whether a retry may succeed: no response, too many requests, or an error of the server. */
export const isTransient = ({ status }: { status: number }): boolean =>
  status === 0 || status === 429 || status >= 500;
