import { writeSync } from 'node:fs';
import { suite as uvuSuite } from 'uvu';
import { closeScope, openScope } from './stop-after.mjs';

/**
 * uvu, with a ledger. On its own uvu exits 0 when a before hook throws, when `.run()` is missing and when an
 * `.only` is left behind; the runner compares this ledger with what uvu says it ran.
 */
const ledger = { registered: 0, unrun: 0, only: 0, skipped: 0 };

const progress = { running: 0, hasFailed: false };

/** Milliseconds that a file with a failure may be held by what nothing could stop. */
const longestWait = 3_000;

/** Ends a file that has failed and is still held by a timer or a socket: the runner need not wait for its limit. */
const endFile = () => {
  setTimeout(() => {
    console.error(`Still held by ${process.getActiveResourcesInfo().join(', ')}`);
    process.exit(1);
  }, longestWait).unref();
};

/** Runs what may fail, then ends what it started; throws what went wrong first. */
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

// uvu drops what a before hook throws.
const reportFailure = (hook) => async (context) => {
  try {
    await hook(context);
  } catch (error) {
    progress.hasFailed = true;
    console.error('The before hook failed:', error);
    throw error;
  }
};

/** Every hook is called, and what the suite started is stopped, whatever fails before. */
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
  if (isLast && progress.hasFailed) endFile();
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

process.on('exit', () => writeSync(1, `\nledger ${JSON.stringify(ledger)}\n`));
