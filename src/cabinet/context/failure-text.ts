import type { Failure } from '../../api/result.ts';
import { failureText as reasonOf } from '../../state/page/failure-text.ts';
import { isTransient } from './is-transient.ts';

/** Returns sentences that state why a call failed, what that means and what may help. */
export const failureText = (failure: Failure): string => {
  const reason = reasonOf(failure);
  const isAdvised = !isTransient(failure) || /try again/i.test(reason);
  return `${reason}.${isAdvised ? '' : ' Please try again in a minute.'}`;
};
