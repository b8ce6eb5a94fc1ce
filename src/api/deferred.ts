/** Longest wait, in ms, for an answer or for code before the visitor is offered another way on. */
export const networkTimeoutMs = 15_000;

/**
 * Asks once for each key and shares the answer. Forgets a rejection, and an answer that `hasFailed`, so that the next
 * call asks again.
 */
export const askOnce = <Answer, Key = void>(
  ask: (key: Key) => Promise<Answer>,
  hasFailed?: (answer: Answer) => unknown,
): ((key: Key) => Promise<Answer>) => {
  const asked = new Map<Key, Promise<Answer>>();
  return (key) => {
    const forget = () => asked.delete(key);
    let asking = asked.get(key);
    if (!asking) {
      asking = ask(key);
      asked.set(key, asking);
      asking.then((answer) => hasFailed?.(answer) && forget(), forget);
    }
    return asking;
  };
};

/**
 * Code that is downloaded after the first price: the first call loads it, and later calls share it. A call that fails,
 * or waits longer than the timeout, rejects; with `onFailure` it resolves with what that returns. The next call loads
 * again, or gets what has arrived meanwhile.
 */
export const deferred = <Code, Substitute = never>(
  load: () => Promise<Code>,
  onFailure?: () => Substitute,
): (() => Promise<Code | Substitute>) => {
  const loadOnce = askOnce(load);
  return () => {
    let timer: ReturnType<typeof setTimeout>;
    // A download of a module cannot be aborted, so it goes on after the timeout.
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, networkTimeoutMs, 'timeout');
    });
    return Promise.race([loadOnce(), timeout])
      .finally(() => clearTimeout(timer))
      .catch<Substitute>(onFailure);
  };
};
