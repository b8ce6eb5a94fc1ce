import type { Text } from '../../languages/text.ts';
import type { Translator } from '../../languages/translator.ts';
import { wordedText } from './common-fields.ts';
import { fieldRows } from './fields.ts';
import { type MessagePlace, noticeRows, type OrderFormMessage } from './notices.ts';

/** Shorter messages of template m2_d1. */
const shortRows = {
  preferredWriterUrgent: 'Preferred Writer could not be set for urgent order',
  topicTooShort: 'Please type at least %n% characters',
  topicTooLong: 'Please enter less than %n% characters',
  passwordEmpty: 'Password is incorrect',
  policyUnaccepted: "You need to read and confirm our 'Terms of Use'",
} as const satisfies Partial<Record<keyof typeof fieldRows, Text>>;

export const orderFormRows = { ...fieldRows, ...noticeRows };

/** Returns the text of any message of the order form, in the wording of a template with two pages. */
export const orderFormText = (
  message: OrderFormMessage,
  t: Translator,
  { template, field }: MessagePlace = {},
): string => {
  const rows = template === 'm2_d1' ? { ...orderFormRows, ...shortRows } : orderFormRows;
  return wordedText(message, t, { rows, field });
};
