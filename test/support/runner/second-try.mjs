// Runs failed suites once more, because a busy machine can break one suite of hundreds.
import { nameOf } from './find-runs.mjs';
import { countRun, reportRun } from './report-run.mjs';

/**
 * Maximum number of failed suites that run again. If more failed, the product is broken, and a second try would only take time.
 */
const mostFailures = 5;

/** Returns the first problem of a failed run, or the first line of its first failed assertion. */
const firstFailure = ({ text }, { problems }) =>
  problems[0] ?? /^ *FAIL .*\n *(.*)/m.exec(text)?.[1] ?? 'no reason given';

/** Executes a run again and returns its second outcome. */
const executeAgain = async (first, executeIn, print) => {
  const { run } = first;
  const result = await executeIn(run);
  const count = countRun(result);
  const name = nameOf(run);
  if (count.failed) reportRun(`${name}, second try`, result, count, print);
  else print(`passed at the second try: ${name}, first: ${firstFailure(first.result, first.count)}`);
  return { run, result, count };
};

/**
 * Executes failed runs again, one after another; returns all outcomes, with the second ones in place of the first.
 * A run that was the only one gets no second try.
 */
export const tryAgain = async (outcomes, executeIn, print = console.log) => {
  const failed = outcomes.filter(({ count }) => count.failed);
  if (outcomes.length === 1 || failed.length > mostFailures) return outcomes;
  const second = new Map();
  for (const outcome of failed) second.set(outcome, await executeAgain(outcome, executeIn, print));
  return outcomes.map((outcome) => second.get(outcome) ?? outcome);
};
