import { serverMessages } from '../../validation/messages/server.ts';
import type { RefusalFields } from '../errors.ts';

/** Matches control characters, line separators, and characters that change the direction of the text after them. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;

export const withoutControls = (name: string): string => name.replace(controls, ' ').trim();

/** Returns errors for names that letters, lists or a terminal cannot display as they are. */
export const nameErrors = (names: Readonly<Record<'firstName' | 'lastName', string>>): RefusalFields =>
  Object.fromEntries(
    Object.entries(names)
      .filter(([, name]) => withoutControls(name) !== name.trim())
      .map(([field]) => [field, serverMessages.nameUndisplayable]),
  );
