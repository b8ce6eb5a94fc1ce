/** Timeout in ms for a response or for code. Afterwards the visitor gets a message with the next step. */
export const networkTimeoutMs = 15_000;

/**
 * Creates a function that asks once for each key and shares the answer. A rejection is forgotten, and an answer for which
 * `hasFailed` is true, so that the next call asks again.
 */
export const askOnce = <Answer, Key = void>(
  ask: (key: Key) => Promise<Answer>,
  hasFailed?: (answer: Answer) => unknown,
): ((key: Key) => Promise<Answer>) => {
  const answers = new Map<Key, Promise<Answer>>();
  return (key) => {
    const forget = () => answers.delete(key);
    let asking = answers.get(key);
    if (!asking) {
      asking = ask(key);
      answers.set(key, asking);
      asking.then((answer) => hasFailed?.(answer) && forget(), forget);
    }
    return asking;
  };
};

/**
 * Creates a loader of code that is downloaded when it is needed. The first call downloads the code, and later calls share it. A
 * call that fails or exceeds the timeout rejects; if `onFailure` is given, the call resolves to the result of `onFailure`. The
 * next call downloads again, or gets the code if it has arrived meanwhile.
 */
export const deferred = <Code, Substitute = never>(
  load: () => Promise<Code>,
  onFailure?: () => Substitute,
): (() => Promise<Code | Substitute>) => {
  const loadOnce = askOnce(load);
  return () => {
    let timer: ReturnType<typeof setTimeout>;
    // A browser cannot abort the download of a module, so the download continues after the timeout.
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, networkTimeoutMs, 'timeout');
    });
    return Promise.race([loadOnce(), timeout])
      .finally(() => clearTimeout(timer))
      .catch<Substitute>(onFailure);
  };
};
