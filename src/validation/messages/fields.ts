import type { Translator } from '../../languages/translator.ts';
import type { ServerText } from '../../order/server-text.ts';
import type { cabinetFieldRows } from './cabinet-fields.ts';
import { choiceFieldRows } from './choice-fields.ts';
import { commonFieldRows, emailTakenText } from './common-fields.ts';
import { type CodeOf, type MessageRows, messageText } from './message.ts';

/** Messages of fields in the long wording, which template m3_d1 does not use. */
export const fieldRows = {
  ...commonFieldRows,
  ...choiceFieldRows,
  tooLong: 'The input is more than %max% characters long',
  extraUnavailable: 'Not all of these extras are offered any more. Please uncheck some',
  topicTooShort: 'This data is not sufficient. Please type at least %n% characters',
  topicTooLong:
    'Your topic is too long. Please make it fit the required number of characters (%n% characters) or state it in the paper details',
  detailsTooLong:
    'Your instructions are too long. Please make it fit the required number of characters (%n% characters) or upload a document with the paper details to the order page',
  preferredWriterUrgent: 'Preferred writer could not be set for deadline < 24 hours',
  writerCodeInvalid: 'Please enter W and up to %n% digits',
  writerUnknown: 'There is no writer with this code. Please check it',
  discountExceedsTotal: "Amount of discount exceeds your order's price.",
  discountUnknown: 'This discount code is not valid. Please check it',
  discountFirstOrder: 'This code is for a first order, and you have ordered before. You can order without it',
  discountExpired: 'This discount code has expired. You can order without it',
  'file-type-invalid': 'The type of one or more files is not supported.',
  'file-size-invalid': 'The size of one or more files is bigger than allowed.',
  'file-empty': 'One or more files are empty. Please save them again and choose them anew',
  'file-changed': 'A file was changed or deleted after it was chosen. Please choose it again',
  policyUnaccepted: "You need to read and confirm our 'Terms of Use' before proceeding to the payment page",
  emailInvalid: 'Please enter a valid e-mail address',
  emailTaken: emailTakenText,
  credentialsInvalid: 'The e-mail address or the password is incorrect. Please check both',
  passwordEmpty: 'Please type your password here.',
  passwordTooShort: 'Your password cannot be less than %n% symbols',
  passwordTooLong: 'Your password cannot be more than %n% symbols',
} as const satisfies MessageRows;

/** Code of a field's message, which the browser and the server share: `valueRequired` or `topicTooShort:2`. */
export type FieldCode = CodeOf<typeof fieldRows & typeof cabinetFieldRows>;
export type FieldMessage = FieldCode | ServerText;
/** Key of a message whose text contains one number. */
export type LimitKey = {
  [Key in keyof typeof fieldRows]: `${Key}:${number}` extends FieldCode ? Key : never;
}[keyof typeof fieldRows];

/** Returns the text of a field's message in the long wording. */
export const fieldText = (message: FieldMessage, t: Translator): string => messageText(fieldRows, message, t);
