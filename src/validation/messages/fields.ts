import type { Translator } from '../../languages/translator.ts';
import type { ServerText } from '../../order/server-text.ts';
import { type CodeOf, type Rows, textOf } from './message.ts';

/** Messages of fields in the long wording. */
export const fieldRows = {
  valueRequired: "Value is required and can't be empty.",
  ratingMissing: 'Please choose from one to five stars',
  tooShort: 'The input is less than %min% characters long',
  tooLong: 'The input is more than %max% characters long',
  numberOutOfRange: 'Please enter a number from %min% to %max%',
  choiceUnavailable: 'Please choose one of the options offered',
  extraUnavailable: 'Not all of these extras are offered any more. Please uncheck some',
  combinationUnavailable: 'This combination is not available. Please choose another deadline or level',
  topicTooShort: 'This data is not sufficient. Please type at least %n% characters',
  topicTooLong:
    'Your topic is too long. Please make it fit the required number of characters (%n% characters) or state it in the paper details',
  detailsTooLong:
    'Your instructions are too long. Please make it fit the required number of characters (%n% characters) or upload a document with the paper details to the order page',
  preferredWriterUrgent: 'Preferred writer could not be set for deadline < 24 hours',
  writerCodeInvalid: 'Please enter W and up to %n% digits',
  writerUnknown: 'There is no writer with this code. Please check it',
  writerUnchecked: 'This code could not be checked now. You can order with it all the same.',
  discountTypeInvalid: 'Discount type is invalid',
  discountExceedsTotal: "Amount of discount exceeds your order's price.",
  discountUnknown: 'This discount code is not valid. Please check it',
  discountExpired: 'This discount code has expired. You can order without it',
  discountUnchecked: 'This code could not be checked now. It stays in your order and is checked with it.',
  'file-type-invalid': 'The type of one or more files is not supported.',
  'file-size-invalid': 'The size of one or more files is bigger than allowed.',
  policyUnaccepted: "You need to read and confirm our 'Terms of Use' before proceeding to the payment page",
  emailInvalid: 'Please enter a valid e-mail address',
  emailTaken: 'Client with this e-mail address already exists.',
  credentialsInvalid: 'The e-mail address or the password is incorrect. Please check both',
  firstNameTooShort: 'Please enter at least %n% letters of your first name',
  firstNameTooLong: 'Please enter not more than %n% letters of your first name',
  lastNameTooShort: 'Please enter at least %n% letters of your last name',
  lastNameTooLong: 'Please enter not more than %n% letters of your last name',
  passwordEmpty: 'Please type your password here.',
  passwordTooShort: 'Your password cannot be less than %n% symbols',
  passwordTooLong: 'Your password cannot be more than %n% symbols',
  passwordIncorrect: 'Your current password is incorrect. Please check it',
  passwordsMismatch: 'Your passwords do not seem to match. Please try again carefully',
  phoneTooShort: 'Please enter a valid phone number',
  phoneTooLong: 'Your phone number cannot exceed %n% digits',
  tooManyRequests: 'Too many requests. Please try again in a minute',
  tooManyRequestsFor: 'Too many requests. Please try again in %n% seconds',
} as const satisfies Rows;

/** Code of a field's message, which the browser and the server share: `valueRequired` or `topicTooShort:2`. */
export type FieldCode = CodeOf<typeof fieldRows>;
export type FieldMessage = FieldCode | ServerText;
/** Key of a message whose text contains one number. */
export type LimitKey = {
  [Key in keyof typeof fieldRows]: `${Key}:${number}` extends FieldCode ? Key : never;
}[keyof typeof fieldRows];

/** Returns the text of a field's message. */
export const fieldText = (message: FieldMessage, t: Translator): string => textOf(fieldRows, message, t);

/** Returns whether an error says that the e-mail address is taken. Another server may send the text instead of the key. */
export const isEmailTaken = (error: FieldMessage | undefined): boolean =>
  error === 'emailTaken' || error === fieldRows.emailTaken;
