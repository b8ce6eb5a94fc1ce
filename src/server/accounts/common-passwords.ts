import { dictionary } from '@zxcvbn-ts/language-common';
import { limits } from '../../validation/limits.ts';

/** The passwords of the list that are long enough to be chosen: about 18,000 of its 49,000, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= limits.password.min),
);
