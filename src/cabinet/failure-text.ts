import type { Failure } from '../api/answer.ts';
import { failureText as reasonOf } from '../state/failure-text.ts';
import { isPassing } from './is-passing.ts';

/** What the customer can do about a failure that will pass. */
const adviceFor = ({ status }: Failure) => {
  if (status === 0) return ' Check your connection and try again.';
  return ' Please try again in a minute.';
};

/** Why something failed and what may help, in whole sentences. */
export const failureText = (failure: Failure): string => {
  const reason = reasonOf(failure);
  const isAdvised = !isPassing(failure) || /try again/i.test(reason);
  return `${reason}.${isAdvised ? '' : adviceFor(failure)}`;
};
