// Finds the suites that a command line names, and the runtimes with which each suite runs.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns whether a filter selects a path: `test/order` selects that folder alone, `test/order/ids` every path that begins with
 * it.
 */
const matches = (root, path) => (filter) => {
  const start = filter.replace(/^\.\//, '').replace(/\/$/, '');
  const isFolder = existsSync(join(root, start)) && statSync(join(root, start)).isDirectory();
  return path.startsWith(isFolder ? `${start}/` : start);
};

/** Splits the words of a command line into paths, and flags without their dashes. */
export const readCommand = (words) => ({
  flags: new Set(words.filter((word) => word.startsWith('--')).map((word) => word.slice(2))),
  filters: words.filter((word) => !word.startsWith('--')),
});

const kinds = { all: /\.(test\.tsx?|browser\.ts)$/, quick: /\.test\.tsx?$/ };

const listSuites = (root, { flags, filters }) => {
  // Tests in other browsers run only if the command names their folder, because the browsers have to be installed.
  const wantsEngines = filters.some((filter) => filter.startsWith('test/browsers'));
  const isSuite = (path) =>
    kinds[flags.has('quick') ? 'quick' : 'all'].test(path) || (wantsEngines && path.endsWith('.engine.ts'));
  return readdirSync(join(root, 'test'), { recursive: true })
    .map((path) => `test/${path}`)
    .filter(isSuite)
    .filter((path) => filters.length === 0 || filters.some(matches(root, path)))
    .sort();
};

/** Lists the runs of all selected suites. A component suite runs once under React and once under Preact. */
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

/** Returns the name of a run in the runner's output. */
export const nameOf = ({ path, runtime }) => (runtime === 'node' ? path : `${path} (${runtime})`);

export const isBrowserSuite = ({ path }) => path.endsWith('.browser.ts');
