import { customerLetters } from './customer-letters.ts';
import type { LetterRow } from './letter-row.ts';
import { providerLetters } from './provider-letters.ts';

/** All letters that the server sends. */
const letterRows = { ...customerLetters, ...providerLetters };

export type LetterKind = keyof typeof letterRows;
type Rows = (typeof letterRows)[LetterKind];
/** Event of an order that causes letters. */
export type LetterEvent = Extract<Rows, { event: string }>['event'];

export const letterRowOf = (kind: LetterKind): LetterRow => letterRows[kind];

const isKind = (name: string): name is LetterKind => Object.hasOwn(letterRows, name);

/** Returns the kinds of letters that an event causes. */
export const kindsOf = (event: LetterEvent): LetterKind[] =>
  Object.keys(letterRows)
    .filter(isKind)
    .filter((kind) => letterRowOf(kind).event === event);
