import type { Client } from '../stores/clients/clients.ts';

type Person = Pick<
  Client,
  'email' | 'first_name' | 'last_name' | 'phone' | 'alternative_email' | 'alternative_phone'
>;

const removed = '[removed]';

/** Any e-mail address, because one that a customer writes into an order is most often their own. */
const address = /[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+\.[^\s@<>()[\],;:"]*[^\s@<>()[\],;:".]/gu;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Matches a name as whole words, in any case and with any spaces. */
const nameIn = (name: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name).replace(/\s+/g, '\\s+')}(?![\\p{L}\\p{N}])`, 'giu');

/** Digits of a phone number that name it without the prefixes of country and region. */
const shortNumber = 7;
const separators = '[\\s().-]*';

/** Matches a phone number with any of the usual signs between its digits, also without its prefixes. */
const phoneIn = (phone: string) => {
  const digits = [...phone.replace(/\D/g, '')];
  const prefix = digits
    .slice(0, -shortNumber)
    .reduce((before, digit) => `(?:${before}${digit}${separators})?`, '\\+?');
  return new RegExp(`(?<!\\d)${prefix}${digits.slice(-shortNumber).join(separators)}(?!\\d)`, 'g');
};

/** Returns a function that removes what names or reaches a person from a text, and leaves the rest as it is. */
export const createRemover = (person: Person): ((text: string) => string) => {
  const names = [person.first_name, person.last_name].map((name) => name.trim()).filter(Boolean);
  const phones = [person.phone, person.alternative_phone].filter((phone) => /\d/.test(phone));
  const patterns = [address, ...phones.map(phoneIn), ...names.map(nameIn)];
  return (text) => patterns.reduce((left, pattern) => left.replace(pattern, removed), text);
};
