import { dictionary } from '@zxcvbn-ts/language-common';
import { limits } from '../../validation/limits.ts';

/** Common passwords in lower case. Of the package's 49,000 passwords, about 18,000 are long enough to be chosen. */
export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= limits.password.min),
);
