import { domainToASCII, domainToUnicode } from 'node:url';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Identity } from '../../api/resources/client.ts';
import { readPhone } from '../../order/phone.ts';
import { serverMessages } from '../../validation/messages/server.ts';
import { Refusal, type RefusalFields } from '../errors.ts';

/** Matches ordinary characters with single dots. Comments, routes, groups, quotes and invisible characters do not match. */
const addressPattern =
  /^[^\s@<>()[\]\\,;:."\p{C}\p{DI}\u2800]+(\.[^\s@<>()[\]\\,;:."\p{C}\p{DI}\u2800]+)*@[^\s@<>()[\]\\,;:"\p{C}\p{DI}\u2800]+$/u;

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/**
 * Returns whether letters go to an address exactly as it is typed. Mail software drops brackets and invisible characters
 * and converts full-width letters, so that a person could register one mailbox under many spellings.
 */
export const isExactAddress = (email: string): boolean => {
  const address = email.trim();
  const domain = domainOf(address);
  const ascii = domainToASCII(domain);
  const isOneSpelling = address === address.normalize('NFKC');
  return isOneSpelling && addressPattern.test(address) && [ascii, domainToUnicode(ascii)].includes(domain);
};

/**
 * Reads a phone number that is typed over the stored one, which stays if none is sent. A number without a country has the
 * country of the stored one, or else of the customer's other number.
 */
export const phoneOver = (stored: string, typed = stored, other = ''): string => {
  const former = parsePhoneNumberFromString(stored || other);
  return typed === stored ? stored : readPhone(typed, former?.countryCallingCode ?? '');
};

/**
 * Returns a phone number as E.164; an empty or the stored one is returned as it is. Refuses a number without a country, or
 * whose country or length does not exist. The areas within a country are not checked, because they change more often than
 * this library is updated.
 */
export const exactPhone = (field: 'phone' | 'alternativePhone', phone: string, stored = ''): string => {
  if (phone === '' || phone === stored) return phone;
  const number = parsePhoneNumberFromString(phone);
  if (!number?.isPossible()) throw new Refusal('invalid', { [field]: 'phoneTooShort' });
  return number.number;
};

/** Matches control characters, line separators, and characters that change the direction of the text after them. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;

export const withoutControls = (name: string): string => name.replace(controls, ' ').trim();

/** Returns errors for names that letters, lists or a terminal cannot display as they are. */
export const nameErrors = (names: Readonly<Record<'firstName' | 'lastName', string>>): RefusalFields =>
  Object.fromEntries(
    Object.entries(names)
      .filter(([, name]) => withoutControls(name) !== name.trim())
      .map(([field]) => [field, serverMessages.nameUndisplayable]),
  );

/** Person whose name or e-mail address must not be the password. */
type PasswordOwner = Pick<Identity, 'email' | 'firstName' | 'lastName'>;

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the passwords that an attacker tries first: the address, its mailbox, each name, and both names in either order. */
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
  // The list is unpacked for the first password that is chosen, so that a start does not wait for it. A file of its own imports
  // it, because node finds no named exports in the package when it is imported later.
  const { commonPasswords } = await import('./common-passwords.ts');
  return commonPasswords.has(password.toLowerCase()) ? { [field]: serverMessages.passwordCommon } : {};
};
