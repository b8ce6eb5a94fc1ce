import type { Translator } from '../../languages/translator.ts';
import { fileKindRefusal } from '../../order/file-limits.ts';
import { cabinetFieldRows } from './cabinet-fields.ts';
import { type CallMessage, callRows } from './calls.ts';
import { wordedText } from './common-fields.ts';
import { fieldRows } from './fields.ts';
import type { MessageOf, MessageRows } from './message.ts';

/** Messages of the cabinet about a failed call, and its question before a link replaces another customer's session. */
const ownRows = {
  otherCustomer: 'You are logged in as %current%. This link logs in %other%',
  followLink: '%reason%. Follow it?',
  fileKind: fileKindRefusal,
  textFile: 'Not added. Please save it as a PDF, or send its text as a message',
  callFailed: '%reason%.',
  callFailedForNow: '%reason%. Please try again in a minute.',
} as const satisfies MessageRows;

export type CabinetMessage = CallMessage | MessageOf<typeof ownRows, CallMessage>;

export const cabinetRows = { ...fieldRows, ...cabinetFieldRows, ...callRows, ...ownRows };

/** Returns the text of any message of the cabinet. `field` is the field that the message concerns. */
export const cabinetText = (message: CabinetMessage, t: Translator, field = ''): string =>
  wordedText(message, t, { rows: cabinetRows, field });
