/** The first error of each field: a message key, with its value after a colon, or finished English. */
export type FieldErrors = Partial<Record<string, string>>;

/** The part of a finished suite that errors are read from. */
interface Checked {
  getErrors(): Record<string, string[]>;
}

export const firstErrors = (checked: Checked): FieldErrors =>
  Object.fromEntries(Object.entries(checked.getErrors()).map(([field, [first = '']]) => [field, first]));
