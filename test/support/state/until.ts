const tick = () => new Promise<void>((resolve) => setTimeout(resolve, 1));

/**
 * Waits until `check` returns something. Deferred modules, debounced requests and responses need several turns of the
 * event loop; a test that renders passes a `turn` that also draws.
 */
export const until = async <Found>(
  check: () => Found | null | undefined | false,
  turn: () => Promise<void> = tick,
): Promise<Found> => {
  const limit = Date.now() + 8000;
  for (;;) {
    const found = check();
    if (found) return found;
    if (Date.now() > limit) throw new Error(`never came true: ${check}`);
    await turn();
  }
};

/** A promise that a test resolves at a chosen time. */
export const deferred = <Value>() => {
  let settle: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
};
