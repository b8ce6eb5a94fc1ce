import type { Translator } from '../../languages/translator.ts';
import { type MessageRows, messageText } from './message.ts';

/** Messages of fields that every template shows in the same words. */
export const commonFieldRows = {
  tooShort: 'The input is less than %min% characters long',
  numberOutOfRange: 'Please enter a number from %min% to %max%',
  writerUnchecked: 'This code could not be checked now. You can order with it all the same',
  discountMinimum: 'This code is for orders from $%n%. You can order without it',
  discountTypeInvalid: 'Discount type is invalid',
  discountUnchecked: 'This code could not be checked now. It stays in your order and is checked with it',
  firstNameTooShort: 'Please enter at least %n% letters of your first name',
  firstNameTooLong: 'Please enter not more than %n% letters of your first name',
  lastNameTooShort: 'Please enter at least %n% letters of your last name',
  lastNameTooLong: 'Please enter not more than %n% letters of your last name',
  passwordsMismatch: 'Your passwords do not seem to match. Please try again carefully',
  emailInvisible: 'This address has an invisible character. Please type it again by hand',
  phoneTooShort: 'Please enter a valid phone number',
  phoneUnclear: 'Please enter one phone number, without an extension or a second number',
  phoneTooLong: 'Your phone number cannot exceed %n% digits',
  tooManyRequests: 'Too many requests. Please try again in a minute',
  tooManyRequestsFor: 'Too many requests. Please try again in %n% seconds',
} as const satisfies MessageRows;

export const emailTakenText = 'Client with this e-mail address already exists.';

/** Returns whether an error says that the e-mail address is taken. Another server may send the text instead of the key. */
export const isEmailTaken = (error: string | undefined): boolean =>
  error === 'emailTaken' || error === emailTakenText;

/** Messages about a missing value, by field. They are worded as requests. */
const missingRows: MessageRows = {
  details: 'Please tell your writer what to do',
  topic: 'Please give your paper a topic',
  new: 'Please choose a new password',
  repeat: 'Please repeat the password',
  repeatPassword: 'Please repeat the password',
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  text: 'Please type a message',
  textRevision: 'Please tell your writer what has to change',
  timeRevision: 'Please choose a date and a time',
};

/** Returns the text of a message in the wording of `rows`. A missing value has the text of its field if there is one. */
export const wordedText = (
  message: Parameters<typeof messageText>[1],
  t: Translator,
  { rows, field = '' }: { rows: MessageRows; field?: string | undefined },
): string => {
  const text = message === 'valueRequired' && missingRows[field];
  return text ? t(text) : messageText(rows, message, t);
};
