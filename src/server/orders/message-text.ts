import { serverMessages } from '../../validation/messages/server.ts';
import { validateMessage } from '../../validation/validate.ts';
import type { RefusalFields } from '../errors.ts';

/** Matches control characters except tab and line break. */
const undisplayable = /[^\P{Cc}\n\t]/u;

/** Returns a message as it is stored: without white space around it, and with `\n` as line break. */
export const cleanMessage = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Validates a cleaned message of the customer or the writer. */
export const messageErrors = (text: string): RefusalFields => ({
  ...(undisplayable.test(text) && { text: serverMessages.messageUndisplayable }),
  ...validateMessage({ text }),
});
