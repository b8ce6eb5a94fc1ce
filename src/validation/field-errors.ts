import { create, test } from 'vest';
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

/**
 * Creates the function that validates a form by the checks of `body`. Each call has a Vest suite of its own, because suites
 * remember results.
 */
export const validation =
  /* @__NO_SIDE_EFFECTS__ */
    <Input extends unknown[]>(body: (...input: Input) => void) =>
    (...input: Input): FieldErrors =>
      Object.fromEntries(
        Object.entries<string[]>(
          create(body)
            .run(...input)
            .getErrors(),
        ).map(([field, [first]]) => [
          field,
          // The cast is safe, because `check` accepts only codes as messages.
          first as FieldCode,
        ]),
      );
