// Runs files of suites one after another in one process: `node run-suites.mjs FILE…`. Prints the result of each for the
// runner. Suites of components (TEST_RUNTIME is `react` or `preact`) have a window.
import { pathToFileURL } from 'node:url';
import { inScope, stopShared } from './stop-after.mjs';

// One stream keeps the sequence of lines, so that the runner knows which suite printed a line.
process.stderr.write = process.stdout.write.bind(process.stdout);
// With UVU_DEFER, uvu starts no suite when it is loaded.
globalThis.UVU_DEFER = 1;
const { found } = await import('./suite.mjs');
const hasWindow = /react/.test(process.env.TEST_RUNTIME);
const { openWindow } = hasWindow ? await import('./happy-dom.mjs') : {};

/** Milliseconds after which the process is ended, if a timer or socket of a suite keeps it open. */
const longestWait = 10_000;

/** Runs the suites of a file; returns the number of passed and failed tests, and the problems that are no failed assertions. */
const runFile = async (file) => {
  const queue = [];
  const counts = { passed: 0, total: 0, skipped: 0 };
  globalThis.UVU_QUEUE = [queue];
  Object.assign(found, { suites: 0, problems: [] });
  const runQueued = (run) => async () => {
    const [errors, passed, skipped, total] = await run();
    counts.passed += passed;
    counts.skipped += skipped;
    counts.total += total;
    if (errors.length) process.stdout.write(`\n${errors}\n`);
  };
  await inScope(async () => {
    await openWindow?.();
    await import(pathToFileURL(file).href);
    for (const run of queue) await inScope(runQueued(run));
  }).catch((error) => {
    console.error(error);
    found.problems.push('an error outside of its tests');
  });
  const { passed, total, skipped } = counts;
  const problems = [
    total === 0 && 'no test',
    queue.length < found.suites && `${found.suites - queue.length} suite(s) without .run()`,
    skipped > 0 && `${skipped} test(s) skipped, or left out by .only`,
    ...found.problems,
  ].filter(Boolean);
  return { passed, failed: Math.max(total - passed, problems.length ? 1 : 0), problems };
};

for (const [index, file] of process.argv.slice(2).entries()) {
  const started = performance.now();
  process.stdout.write(`\nsuite ${index} begins\n`);
  const result = { ...(await runFile(file)), ms: performance.now() - started };
  process.stdout.write(`\nsuite ${index} ended ${JSON.stringify(result)}\n`);
}
await stopShared();
setTimeout(() => {
  console.error(`Still held by ${process.getActiveResourcesInfo().join(', ')}`);
  process.exit(1);
}, longestWait).unref();
