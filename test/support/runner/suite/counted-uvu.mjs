import { writeSync } from 'node:fs';
import { suite as uvuSuite } from 'uvu';
import { closeScope, openScope } from './stop-after.mjs';

/**
 * Replaces uvu by uvu with a count of tests and results. uvu alone exits with 0 if a before hook throws, `.run()` is missing or
 * an `.only` is left over. The runner compares this count with uvu's own summary.
 */
const emptyLedger = { registered: 0, unrun: 0, only: 0, skipped: 0 };
const ledger = { ...emptyLedger };

const progress = { running: 0, hasFailed: false };

/** Milliseconds after which the process of a failed file is ended, if a timer or socket keeps it open. */
const longestWait = 3_000;

/** Ends a failed process that a timer or a socket keeps open, so that the runner need not wait for the time limit. */
export const endFailed = () => {
  setTimeout(() => {
    console.error(`Still held by ${process.getActiveResourcesInfo().join(', ')}`);
    process.exit(1);
  }, longestWait).unref();
};

/** Runs a function and then stops everything that it has started; throws the first error. */
const inScope = async (run) => {
  const problems = [];
  openScope();
  try {
    await run();
  } catch (error) {
    problems.push(error);
  }
  problems.push(...(await closeScope()));
  if (problems.length === 0) return;
  progress.hasFailed = true;
  throw problems[0];
};

// The error of a before hook is printed here, because uvu hides it.
const reportFailure = (hook) => async (context) => {
  try {
    await hook(context);
  } catch (error) {
    progress.hasFailed = true;
    console.error('The before hook failed:', error);
    throw error;
  }
};

/**
 * Returns the last hook of a suite, which runs all after hooks and stops everything that the suite has started, even after a
 * failure.
 */
const endOf = (hooks) => async (context) => {
  const problems = [];
  for (const hook of hooks)
    try {
      await hook(context);
    } catch (error) {
      problems.push(error);
    }
  problems.push(...(await closeScope()));
  progress.running -= 1;
  const isLast = progress.running === 0;
  if (isLast) problems.push(...(await closeScope()));
  if (problems.length > 0) progress.hasFailed = true;
  // With UVU_DEFER further suites follow in the process, so the process is not ended.
  if (isLast && progress.hasFailed && !globalThis.UVU_DEFER) endFailed();
  if (problems.length > 0) {
    console.error('The after hook failed:', ...problems);
    throw problems[0];
  }
};

export const suite = (name) => {
  const inner = uvuSuite(name);
  const atEnd = [];
  ledger.unrun += 1;
  const counted = (title, run) => {
    ledger.registered += 1;
    inner(title, (context) => inScope(() => run(context)));
  };
  counted.only = () => {
    ledger.only += 1;
  };
  counted.skip = () => {
    ledger.skipped += 1;
  };
  counted.run = () => {
    ledger.unrun -= 1;
    progress.running += 1;
    inner.after(endOf(atEnd));
    inner.run();
  };
  inner.before(async () => openScope());
  counted.before = Object.assign((hook) => inner.before(reportFailure(hook)), { each: inner.before.each });
  counted.after = Object.assign((hook) => atEnd.push(hook), { each: inner.after.each });
  return counted;
};

/** Prints the count, and starts a new count for the next suite of the process. */
export const printLedger = () => {
  writeSync(1, `\nledger ${JSON.stringify(ledger)}\n`);
  Object.assign(ledger, emptyLedger);
};
process.on('exit', printLedger);
