/**
 * Fields of a value of unknown shape, such as parsed JSON or a caught error. `Object()` returns `any` and accepts null, so
 * its result is always read by this type: `const { code }: UnknownFields = Object(error)`.
 */
export type UnknownFields = Readonly<Record<string, unknown>>;

/** Returns the code of an error, such as `ENOENT`; empty if it has none. */
export const codeOf = (error: unknown): string => {
  const { code = '' }: UnknownFields = Object(error);
  return String(code);
};
