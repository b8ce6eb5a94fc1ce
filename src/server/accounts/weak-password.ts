import { dictionary } from '@zxcvbn-ts/language-common';
import type { Identity } from '../../api/resources.ts';
import { limits } from '../../validation/limits.ts';
import { serverMessages } from '../../validation/messages/server.ts';
import type { RefusalFields } from '../errors.ts';

/** Person whose name and address the password must not be. */
type PasswordOwner = Pick<Identity, 'email' | 'firstName' | 'lastName'>;

/** The passwords of the list that are long enough to be chosen: about 18,000 of its 49,000, in lower case. */
const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= limits.password.min),
);

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Returns what an attacker tries first: the address, its mailbox, each name, and both names in either order. */
const guessesOf = ({ email, firstName, lastName }: PasswordOwner): string[] => {
  const mailbox = email.slice(0, email.lastIndexOf('@'));
  const names = [firstName, lastName, firstName + lastName, lastName + firstName];
  return [email, mailbox, ...names].map(lettersOf).filter(Boolean);
};

/** Returns whether a password is the name or the address of its owner. Punctuation and digits at the end are ignored. */
const isOwner = (password: string, owner: PasswordOwner): boolean => {
  const letters = lettersOf(password);
  const guesses = guessesOf(owner);
  return [letters, letters.replace(/\p{N}+$/u, '')].some((text) => guesses.includes(text));
};

/** Returns the error of a chosen password that is easily guessed. Only the server has the list of common passwords. */
export const weakPasswordErrors = (field: string, password: string, owner: PasswordOwner): RefusalFields => {
  if (isOwner(password, owner)) return { [field]: serverMessages.passwordIsOwner };
  return commonPasswords.has(password.toLowerCase()) ? { [field]: serverMessages.passwordCommon } : {};
};
