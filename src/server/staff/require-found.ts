import { Refusal } from '../errors.ts';

/** Returns what a request names; refuses with `notFound` if there is none. */
export const requireFound = <Found>(found: Found | undefined): Found => {
  if (found === undefined) throw new Refusal('notFound');
  return found;
};
