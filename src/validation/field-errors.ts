import { test } from 'vest';
import type { FieldCode, FieldMessage } from './messages/fields.ts';

/** First error of each field that a suite has found. */
export type FieldErrors = Partial<Record<string, FieldCode>>;
/** Errors that a form shows: those of its suites and those of the server. */
export type DisplayedErrors = Partial<Record<string, FieldMessage>>;

/**
 * Tests a field, unless an earlier test of this field has failed. It replaces Vest's `test`, whose message may be any
 * text, so that only codes of the catalogue compile.
 */
export const check: (field: string, message: FieldCode, isValid: () => boolean) => void = test;

/** The part of a Vest suite's result that `firstErrors` reads. */
interface Checked {
  getErrors(): Record<string, string[]>;
}

// The cast is safe, because `check` accepts only codes as messages.
export const firstErrors = (checked: Checked): FieldErrors =>
  Object.fromEntries(
    Object.entries(checked.getErrors()).map(([field, [first]]) => [field, first as FieldCode]),
  );
