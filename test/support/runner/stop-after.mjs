// Ends what tests start, also where an assertion fails before the test's own end.

/** Milliseconds; a Chromium on a busy machine needs a few thousand. */
const stopTimeoutMs = 20_000;

/** What is running, by who started it: the file, within it the suite, within that the test. */
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

/** Stops what was started since the scope was opened, the latest first. Answers what went wrong. */
export const closeScope = async () => {
  const problems = [];
  for (const stop of (scopes.length > 1 ? scopes.pop() : scopes[0].splice(0)).reverse())
    await inTime(stop).catch((error) => problems.push(error));
  return problems;
};

/**
 * Has `stop` called when the test, suite or file ends that calls this, unless that was done before; returns what
 * stops it now.
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
