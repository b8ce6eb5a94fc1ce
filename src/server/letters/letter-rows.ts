import { customerLetters } from './customer-letters.ts';
import type { LetterRow } from './letter-row.ts';
import { providerLetters } from './provider-letters.ts';

/** Letters to persons of the office. */
const staffLetters = {
  'staff-invitation': {
    recipient: 'staff',
    subject: 'your way into the office',
    paragraphs: [
      'You are invited to the office of {site}, where orders are read and answered. The link works once, within a week. You choose a password, and an authenticator app on your phone gives you a code for each login.',
      'If you do not know {site}, ignore this letter. Nobody gets in by it without the link.',
    ],
    buttons: [{ label: 'Open the office', path: '/', code: 'invitation' }],
  },
} as const satisfies Readonly<Record<string, LetterRow>>;

/** All letters that the server sends. */
const letterRows = { ...customerLetters, ...providerLetters, ...staffLetters };

export type LetterKind = keyof typeof letterRows;
type Rows = (typeof letterRows)[LetterKind];
/** Event of an order that causes letters. */
export type LetterEvent = Extract<Rows, { event: string }>['event'];

export const letterRowOf = (kind: LetterKind): LetterRow => letterRows[kind];

const isKind = (name: string): name is LetterKind => Object.hasOwn(letterRows, name);

export const letterKinds: readonly LetterKind[] = Object.keys(letterRows).filter(isKind);

/** Returns the kinds of letters that an event causes. */
export const kindsOf = (event: LetterEvent): LetterKind[] =>
  letterKinds.filter((kind) => letterRowOf(kind).event === event);
