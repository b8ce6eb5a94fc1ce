import type { ClientRow } from '../accounts/store/clients.ts';

type Person = Pick<
  ClientRow,
  'email' | 'first_name' | 'last_name' | 'phone' | 'alternative_email' | 'alternative_phone'
>;

const placeholder = '[removed]';

/** Matches words up to the dots at their ends. Because it matches at every character of a word, no word is searched twice. */
const word = /[^\s<>()[\],;:".]+(?:\.+[^\s<>()[\],;:".]+)*/gu;
const address = /^@*[^@]+@\.*[^.]+\.+[^.]/u;

/** Replaces every e-mail address, because most addresses in a customer's texts are the customer's own. */
const withoutAddresses = (text: string) =>
  text.replace(word, (found) => (address.test(found) ? placeholder : found));

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Returns a pattern that matches a name as whole words, in any case and with any white space between them. */
const namePattern = (name: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name).replace(/\s+/g, '\\s+')}(?![\\p{L}\\p{N}])`, 'giu');

/** Number of last digits that identify a phone number without its country and region. */
const shortNumber = 7;
const separators = '[\\s().-]*';

/** Returns a pattern that matches a phone number with spaces, dots, hyphens or brackets, also without country and region. */
const phoneIn = (phone: string) => {
  const digits = [...phone.replace(/\D/g, '')];
  const prefix = digits
    .slice(0, -shortNumber)
    .reduce((before, digit) => `(?:${before}${digit}${separators})?`, '\\+?');
  return new RegExp(`(?<!\\d)${prefix}${digits.slice(-shortNumber).join(separators)}(?!\\d)`, 'g');
};

/** Returns a function that replaces the names, e-mail addresses and phone numbers of a person in a text. */
export const createRemover = (person: Person): ((text: string) => string) => {
  const names = [person.first_name, person.last_name].map((name) => name.trim()).filter(Boolean);
  const phones = [person.phone, person.alternative_phone].filter((phone) => /\d/.test(phone));
  const patterns = [...phones.map(phoneIn), ...names.map(namePattern)];
  return (text) =>
    patterns.reduce((left, pattern) => left.replace(pattern, placeholder), withoutAddresses(text));
};
