// Finds the suites that a command line names, and how often each of them runs.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** `test/order` is that folder alone, `test/order/ids` every file whose path begins so. */
const matches = (root, path) => (filter) => {
  const start = filter.replace(/^\.\//, '').replace(/\/$/, '');
  const isFolder = existsSync(join(root, start)) && statSync(join(root, start)).isDirectory();
  return path.startsWith(isFolder ? `${start}/` : start);
};

/** Splits the words of a command line into flags without their dashes and paths. */
export const readCommand = (words) => ({
  flags: new Set(words.filter((word) => word.startsWith('--')).map((word) => word.slice(2))),
  filters: words.filter((word) => !word.startsWith('--')),
});

const kinds = { all: /\.(test\.tsx?|browser\.ts)$/, quick: /\.test\.tsx?$/ };

const listSuites = (root, { flags, filters }) => {
  // Other browsers have to be installed, so their tests run only where they are asked for.
  const wantsEngines = filters.some((filter) => filter.startsWith('test/browsers'));
  const isSuite = (path) =>
    kinds[flags.has('quick') ? 'quick' : 'all'].test(path) || (wantsEngines && path.endsWith('.engine.ts'));
  return readdirSync(join(root, 'test'), { recursive: true })
    .map((path) => `test/${path}`)
    .filter(isSuite)
    .filter((path) => filters.length === 0 || filters.some(matches(root, path)))
    .sort();
};

/** Lists the runs of all wanted suites. A component suite runs once under each of React and Preact. */
export const findRuns = (root, command) => {
  const both = ['react', 'preact'];
  const asked = both.filter((runtime) => command.flags.has(runtime));
  const runtimesOf = (path) => {
    if (!path.endsWith('.tsx')) return ['node'];
    return asked.length ? asked : both;
  };
  return listSuites(root, command).flatMap((path) =>
    runtimesOf(path).map((runtime) => ({ path, runtime, size: statSync(join(root, path)).size })),
  );
};

/** Returns a run as it is named in what the runner prints. */
export const nameOf = ({ path, runtime }) => (runtime === 'node' ? path : `${path} (${runtime})`);

export const isBrowserSuite = ({ path }) => path.endsWith('.browser.ts');
