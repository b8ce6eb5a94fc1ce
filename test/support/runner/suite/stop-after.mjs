// Stops what tests start, even if an assertion fails before the end of the test. `stop-after.d.mts` says what the functions do.

/** Stop functions by scope: the file, then the suite, then the test. */
const scopes = [[]];

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

export const currentScope = () => scopes.at(-1);
