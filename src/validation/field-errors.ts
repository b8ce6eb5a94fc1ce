/** The first error of each field: a message key, with its value after a colon, or finished English. */
export type FieldErrors = Partial<Record<string, string>>;
