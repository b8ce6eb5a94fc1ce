import type { Translator } from '../../languages/translator.ts';
import { type MessageRows, messageText } from './message.ts';

/** Messages of the choices that decide the price, apart from the others, so that a calculator does not download those. */
export const choiceFieldRows = {
  valueRequired: "Value is required and can't be empty.",
  choiceUnavailable: 'Please choose one of the options offered',
  combinationUnavailable: 'This combination is not available. Please choose another deadline or level',
} as const satisfies MessageRows;

/** Returns the text of a message about a choice. A server's sentence is returned unchanged. */
export const choiceText = (message: string, t: Translator): string =>
  messageText(choiceFieldRows, message, t);
