// Stops what tests start, even if an assertion fails before the end of the test.

/** Maximum duration of a stop, in ms. On a busy machine, Chromium needs a few seconds. */
const stopTimeoutMs = 60_000;

/** Stop functions by scope: the file, then the suite, then the test. */
const scopes = [[]];

export const openScope = () => {
  scopes.push([]);
};

const inTime = async (stop) => {
  let timer;
  const timeout = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('What a test started could not be stopped')), stopTimeoutMs);
  });
  await Promise.race([stop(), timeout]).finally(() => clearTimeout(timer));
};

/** Closes the inner scope: calls its stop functions, the latest first. Returns their errors. */
export const closeScope = async () => {
  const problems = [];
  for (const stop of (scopes.length > 1 ? scopes.pop() : scopes[0].splice(0)).reverse())
    await inTime(stop).catch((error) => problems.push(error));
  return problems;
};

/**
 * Calls `stop` when the current test, suite or file ends, unless it was called before. Returns a function that calls `stop`
 * now.
 */
export const stopAfter = (stop) => {
  let stopped;
  const stopOnce = () => {
    stopped ??= Promise.resolve().then(stop);
    return stopped;
  };
  scopes.at(-1).push(stopOnce);
  return stopOnce;
};
