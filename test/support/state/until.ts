const tick = () => new Promise<void>((resolve) => setTimeout(resolve, 1));

/**
 * Waits until `check` gives something; lazy modules, debounced requests and answers take turns of their own, and so
 * does rendering, for which `turn` is to be one of its.
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

/** An answer that a test gives when it wants to. */
export const deferred = <Value>() => {
  let settle: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
};
