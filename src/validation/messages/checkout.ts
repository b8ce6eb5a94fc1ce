import type { Text } from '../../languages/text.ts';
import type { Translator } from '../../languages/translator.ts';
import { commonFieldRows, wordedText } from './common-fields.ts';
import type { fieldRows } from './fields.ts';
import { type MessagePlace, noticeRows, type OrderFormMessage } from './notices.ts';

type Key = keyof typeof fieldRows | keyof typeof noticeRows;

/** Messages of template m3_d1, which are worded as requests. */
const checkoutRows = {
  networkError: 'No connection',
  notChecked: '%reason%. Nothing is lost.',
  valueRequired: 'Please fill this in',
  tooLong: 'Please use at most %max% characters',
  choiceUnavailable: 'This is not offered any more. Please choose another one',
  extraUnavailable: 'One of these is not offered any more. Please uncheck it',
  combinationUnavailable: 'This is not sold together. Please choose another day or level',
  topicTooShort: 'Please give your paper a topic of at least %n% characters',
  topicTooLong: 'Please shorten the topic to %n% characters and write the rest above',
  detailsTooLong: 'Please shorten this to %n% characters, or attach the rest as a file',
  preferredWriterUrgent: 'Please choose a day at least 24 hours away to have this writer',
  writerCodeInvalid: 'Please enter W and up to %n% digits, for example W10042',
  writerUnknown: 'No writer has this code. Please check it in your earlier orders',
  discountExceedsTotal: 'This code is worth more than this order. Please use it for a longer paper',
  discountUnknown: 'No discount has this code. Please check its spelling',
  discountFirstOrder: 'This code is for a first order only. You can order without it',
  discountExpired: 'This code has ended. You can order without it',
  policyUnaccepted: 'Please press the button again to accept the rules',
  emailInvalid: 'Please type your e-mail address, such as name@example.com',
  emailTaken: 'This address has an account already.',
  credentialsInvalid: 'This password does not belong to this address. Please check both',
  passwordEmpty: 'Please type your password',
  passwordTooShort: 'Please choose a password of at least %n% characters',
  passwordTooLong: 'Please choose a password of at most %n% characters',
  'file-type-invalid': 'A file of this type cannot be attached. Please choose another one',
  'file-size-invalid': 'A file is too large. Please choose one of up to 20 MB',
  'file-empty': 'A file is empty. Please save it again and choose it anew',
} as const satisfies Partial<Record<Key, Text>>;

const rows = { ...commonFieldRows, ...noticeRows, ...checkoutRows };

/** Returns the text of a message in the wording of template m3_d1. */
export const checkoutText = (
  message: OrderFormMessage,
  t: Translator,
  { field }: MessagePlace = {},
): string => wordedText(message, t, { rows, field });
