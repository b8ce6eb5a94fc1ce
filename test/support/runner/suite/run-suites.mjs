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
const { GlobalRegistrator } = hasWindow ? await import('@happy-dom/global-registrator') : {};
/**
 * Globals of Node that component tests keep. A page's same-origin policy would block calls to servers on loopback. React keeps
 * the first timers that it finds, and a window's timers end with the window.
 */
const kept =
  /^(fetch|Headers|Request|Response|Abort(Controller|Signal)|(set|clear)(Timeout|Immediate)|queueMicrotask)$/;
const nodes = Object.getOwnPropertyNames(globalThis).filter((name) => kept.test(name));
const globals = Object.fromEntries(nodes.map((name) => [name, globalThis[name]]));

const untouched = Object.getOwnPropertyDescriptors(globalThis);
/** Gives back the globals that the suite before has replaced, and removes those that it has added. */
const restoreGlobals = () => {
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!Object.hasOwn(untouched, name)) Reflect.deleteProperty(globalThis, name);
  Object.defineProperties(globalThis, untouched);
};

/** Opens a new window with an empty document for the next suite, before its import, because React looks for a document then. */
const openWindow = () => {
  GlobalRegistrator.register({ url: 'http://localhost:8080/', width: 1280, height: 800 });
  Object.assign(globalThis, globals, { IS_REACT_ACT_ENVIRONMENT: true });
};

/** Runs the suites of a file; returns the number of passed and failed tests, and the problems that are no failed assertions. */
const runFile = async (file) => {
  if (GlobalRegistrator?.isRegistered) await GlobalRegistrator.unregister();
  restoreGlobals();
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
    if (hasWindow) openWindow();
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
// The process is ended after 10 s, if a timer or socket of a suite keeps it open.
setTimeout(() => {
  console.error(`Still held by ${process.getActiveResourcesInfo().join(', ')}`);
  process.exit(1);
}, 10_000).unref();
