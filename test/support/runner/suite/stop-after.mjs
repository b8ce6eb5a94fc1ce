// Stops what tests start, even if an assertion fails before the end of the test.

/** Milliseconds; on a busy machine Chromium needs a few thousand. */
const stopTimeoutMs = 20_000;

/** Running things by scope: the file, within it the suite, within that the test. */
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

/** Stops everything that was started since the scope was opened, the latest first. Returns the errors. */
export const closeScope = async () => {
  const problems = [];
  for (const stop of (scopes.length > 1 ? scopes.pop() : scopes[0].splice(0)).reverse())
    await inTime(stop).catch((error) => problems.push(error));
  return problems;
};

/**
 * Calls `stop` when the current test, suite or file ends, unless it was called before. Returns a function that calls it
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
