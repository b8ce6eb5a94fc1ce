import { accountLetters } from './account-letters.ts';
import { customerOrderLetters } from './customer-letters.ts';
import type { LetterRow } from './letter-row.ts';
import { providerLetters } from './provider-letters.ts';
import { staffLetters } from './staff-letters.ts';

/** Letters to the customer by kind, which the languages translate. */
const customerLetters = { ...accountLetters, ...customerOrderLetters };
export type CustomerLetter = (typeof customerLetters)[keyof typeof customerLetters];

const letterRows = { ...customerLetters, ...providerLetters, ...staffLetters };

export type LetterKind = keyof typeof letterRows;
/** Event of an order that causes letters. */
export type LetterEvent = Extract<(typeof letterRows)[LetterKind], { event: string }>['event'];

export const letterRowOf = (kind: LetterKind): LetterRow => letterRows[kind];

const isKind = (name: string): name is LetterKind => Object.hasOwn(letterRows, name);

export const letterKinds: readonly LetterKind[] = Object.keys(letterRows).filter(isKind);

/** Returns the kinds of letters that an event causes. */
export const kindsOf = (event: LetterEvent): LetterKind[] =>
  letterKinds.filter((kind) => letterRowOf(kind).event === event);
