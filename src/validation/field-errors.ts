/**
 * First error of each field: a message key with its values after colons (`topicTooShort:2`), or an English sentence.
 */
export type FieldErrors = Partial<Record<string, string>>;

/** Result of a Vest suite, as far as errors are read from it. */
interface Checked {
  getErrors(): Record<string, string[]>;
}

export const firstErrors = (checked: Checked): FieldErrors =>
  Object.fromEntries(Object.entries(checked.getErrors()).map(([field, [first = '']]) => [field, first]));
