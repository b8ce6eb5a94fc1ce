/**
 * Replaces 'vest' in browser bundles. It has only the features that the suites use, in a tenth of the bytes. The server
 * and the tests use Vest itself. test/embed/stand-ins/vest.test.ts compares the errors of both.
 */
type Errors = Record<string, string[]>;

/** Errors of the running suite. Suites run synchronously, so that two never write at the same time. */
let runningErrors: Errors = {};

export const create = <Input extends unknown[]>(body: (...input: Input) => void) => ({
  run: (...input: Input) => {
    const errors: Errors = {};
    runningErrors = errors;
    body(...input);
    return { getErrors: () => errors };
  },
});

/** Tests a field, unless an earlier test of this field has failed. */
export const test = (field: string, message: string, isValid: () => boolean) => {
  if (!runningErrors[field] && !isValid()) runningErrors[field] = [message];
};

export const omitWhen = (isOmitted: boolean, body: () => void) => {
  if (!isOmitted) body();
};

export const each = <Item>(items: readonly Item[], body: (item: Item) => void) => {
  items.forEach((item) => {
    body(item);
  });
};
