import { Refusal } from '../errors.ts';

/** Returns what a request names; refuses with `notFound` what there is not. */
export const requireFound = <Found>(found: Found | undefined): Found => {
  if (found === undefined) throw new Refusal('notFound');
  return found;
};
