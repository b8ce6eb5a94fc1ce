// Takes the place of uvu in suites: stops what each test has started, and reports problems that uvu hides.
import { suite as uvuSuite } from 'uvu';
import { inScope } from './stop-after.mjs';

/** Number of suites in the present file, and the problems that are no failed assertions. */
export const found = { suites: 0, problems: [] };

/** Returns a hook that prints its error. The tests still run after an after hook has failed, and not if a before hook has. */
const reporting = (kind, hook) => async (context) => {
  try {
    await hook(context);
  } catch (error) {
    console.error(`The ${kind} hook failed:`, error);
    found.problems.push(`a failed ${kind} hook`);
    if (kind === 'before') throw error;
  }
};

export const suite = (name) => {
  const inner = uvuSuite(name);
  /** Hooks before each test, which are part of it, so that what they start ends with it. */
  const beforeEach = [];
  const inTest = (run) => (context) =>
    inScope(async () => {
      for (const hook of beforeEach) await hook(context);
      await run(context);
    });
  const test = (title, run) => inner(title, inTest(run));
  const hookOf = (kind) => Object.assign((hook) => inner[kind](reporting(kind, hook)), inner[kind]);
  found.suites += 1;
  return Object.assign(test, inner, {
    only: (title, run) => inner.only(title, inTest(run)),
    before: Object.assign(hookOf('before'), { each: (hook) => void beforeEach.push(hook) }),
    after: hookOf('after'),
  });
};
