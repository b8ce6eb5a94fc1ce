import type { Text } from '../../languages/text.ts';
import type { Translator } from '../../languages/translator.ts';
import { commonFieldRows, fieldText } from './common-fields.ts';
import type { fieldRows } from './fields.ts';
import type { Rows } from './message.ts';
import { noticeRows, type OrderFormMessage } from './notices.ts';

type FieldKey = keyof typeof fieldRows;

/** Messages of template m3_d1, which say what to do. */
const checkoutRows = {
  valueRequired: 'Fill this in',
  tooLong: 'Use at most %max% characters',
  choiceUnavailable: 'This is not offered any more. Choose another one',
  extraUnavailable: 'One of these is not offered any more. Uncheck it',
  combinationUnavailable: 'This is not sold together. Choose another day or level',
  topicTooShort: 'Give your paper a topic of at least %n% characters',
  topicTooLong: 'Shorten the topic to %n% characters and write the rest above',
  detailsTooLong: 'Shorten this to %n% characters, or attach the rest as a file',
  preferredWriterUrgent: 'Choose a day at least 24 hours away to have this writer',
  writerCodeInvalid: 'A code is W and up to %n% digits, for example W10042',
  writerUnknown: 'No writer has this code. Check it in your earlier orders',
  discountExceedsTotal: 'This code is worth more than this order. Use it for a longer paper',
  discountUnknown: 'No discount has this code. Check its spelling',
  discountFirstOrder: 'This code is for a first order only. You can order without it',
  discountExpired: 'This code has ended. You can order without it',
  policyUnaccepted: 'Press the button again to accept the rules',
  emailInvalid: 'Type your e-mail address, such as name@example.com',
  emailTaken: 'This address has an account already.',
  credentialsInvalid: 'This password does not belong to this address. Check both',
  passwordEmpty: 'Type your password',
  passwordTooShort: 'Choose a password of at least %n% characters',
  passwordTooLong: 'Choose a password of at most %n% characters',
  'file-type-invalid': 'A file of this type cannot be attached. A PDF, picture or document can',
  'file-size-invalid': 'A file is too large. Up to 20 MB can be attached',
  'file-empty': 'A file is empty. Save it again and choose it anew',
} as const satisfies Partial<Record<FieldKey, Text>>;

/** Messages about a missing value, by field. */
const missingRows: Rows = {
  details: 'Tell your writer what to do',
  topic: 'Give your paper a topic',
  password: 'Choose a password',
};

const rows = { ...commonFieldRows, ...noticeRows, ...checkoutRows };

/** Returns the text of a message in the wording of template m3_d1. `field` is the field that the message concerns. */
export const checkoutText = (
  message: OrderFormMessage,
  t: Translator,
  _template?: string,
  field = '',
): string => fieldText(rows, message, t, field, missingRows);
