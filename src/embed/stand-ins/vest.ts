/**
 * Stands for 'vest' in a browser bundle: what our suites use of it, in a tenth of its bytes. Server and tests run the
 * real one; test/embed/stand-ins/vest.test.ts holds the two to the same errors.
 */
export { enforce } from './enforce.ts';

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

/** Fails by `false` or by throwing. Once a field has failed it is tested no further. */
export const test = (field: string, message: string, check: () => unknown) => {
  if (found[field]) return;
  try {
    if (check() !== false) return;
  } catch {
    // What enforce throws says no more than that it failed.
  }
  found[field] = [message];
};

export const omitWhen = (isOmitted: boolean, body: () => void) => {
  if (!isOmitted) body();
};

export const each = <Item>(items: readonly Item[], body: (item: Item) => void) => {
  items.forEach((item) => {
    body(item);
  });
};
