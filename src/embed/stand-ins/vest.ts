/**
 * Stands for 'vest' in a browser bundle: what our suites use of it, in a tenth of its bytes. Server and tests run the
 * real one; test/embed/stand-ins/vest.test.ts holds the two to the same errors.
 */
type Errors = Record<string, string[]>;

/** What the running suite has found. A run is one synchronous call, so no suite ever sees another's. */
let found: Errors = {};

export const create = <Input extends unknown[]>(body: (...input: Input) => void) => ({
  run: (...input: Input) => {
    const errors: Errors = {};
    found = errors;
    body(...input);
    return { getErrors: () => errors };
  },
});

/** A field that has failed one test is not tested again. */
export const test = (field: string, message: string, holds: () => boolean) => {
  if (!found[field] && !holds()) found[field] = [message];
};

export const omitWhen = (isOmitted: boolean, body: () => void) => {
  if (!isOmitted) body();
};

export const each = <Item>(items: readonly Item[], body: (item: Item) => void) => {
  items.forEach((item) => {
    body(item);
  });
};
