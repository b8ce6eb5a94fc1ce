const waitMillisecond = () => new Promise<void>((resolve) => setTimeout(resolve, 1));

/**
 * Waits until `check` returns a value. Deferred modules, debounced requests and responses need several iterations of the
 * event loop. A test that renders passes a `waitTurn` that also renders.
 */
export const until = async <Found>(
  check: () => Promise<Found | null | undefined | false> | Found | null | undefined | false,
  waitTurn: () => Promise<void> = waitMillisecond,
): Promise<Found> => {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const found = await check();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`never came true: ${check}`);
    await waitTurn();
  }
};
