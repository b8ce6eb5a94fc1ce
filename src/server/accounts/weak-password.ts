import type { Identity } from '../../api/resources.ts';
import { serverMessages } from '../../validation/messages/server.ts';
import type { RefusalFields } from '../errors.ts';

/** Person whose name or e-mail address must not be the password. */
type PasswordOwner = Pick<Identity, 'email' | 'firstName' | 'lastName'>;

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
  return guessesOf(owner).some(
    (guess) => letters.startsWith(guess) && /^\p{N}*$/u.test(letters.slice(guess.length)),
  );
};

/** Returns an error if a chosen password is its owner's name or address, or is common. Only the server can check this. */
export const weakPasswordErrors = async (
  field: string,
  password: string,
  owner: PasswordOwner,
): Promise<RefusalFields> => {
  if (isOwner(password, owner)) return { [field]: serverMessages.passwordIsOwner };
  // The list is unpacked for the first password that is chosen, so that a start does not wait for it.
  const { commonPasswords } = await import('./common-passwords.ts');
  return commonPasswords.has(password.toLowerCase()) ? { [field]: serverMessages.passwordCommon } : {};
};
