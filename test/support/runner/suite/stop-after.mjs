// Stops what tests start, even if an assertion fails before the end of the test.

/** Stop functions by scope: the file, then the suite, then the test. */
const scopes = [[]];

/** Runs a function, then stops everything that it has started, the latest first. Throws the first error. */
export const inScope = async (run) => {
  const scope = [];
  const problems = [];
  scopes.push(scope);
  const collect = (step) => step().catch((error) => problems.push(error));
  await collect(async () => run());
  scopes.pop();
  for (const stop of scope.reverse()) await collect(stop);
  if (problems.length > 0) throw problems[0];
};

/**
 * Calls `stop` when the current test, suite or file ends, unless it was called before. Returns a function that calls it now.
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

/** What all suites of this process use, by name. */
const shared = new Map();

const startShared = async (name, start) => {
  try {
    const started = await start();
    for (const scope of scopes)
      if (scope.includes(started.stop)) scope.splice(scope.indexOf(started.stop), 1);
    return started;
  } catch (error) {
    shared.delete(name);
    throw error;
  }
};

/**
 * Returns what `start` starts, at the first call of the process, or anew if the former one has died. Its function `stop` is called
 * when the process ends.
 */
export const shareInProcess = async (name, start, isAlive = () => true) => {
  if (!shared.has(name)) shared.set(name, startShared(name, start));
  const present = shared.get(name);
  const started = await present;
  if (isAlive(started)) return started;
  if (shared.get(name) === present) shared.delete(name);
  return shareInProcess(name, start, isAlive);
};

export const stopShared = () =>
  Promise.all([...shared.values()].map(async (started) => (await started).stop()));

/** Returns what stands for the current test, suite or file. */
export const currentScope = () => scopes.at(-1);
