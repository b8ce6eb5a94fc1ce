// Finds the suites that a command line names, and the runtimes with which each suite runs.
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Folder of the suites. The test of the runner has a folder of its own. */
const folder = process.env.TEST_FOLDER ?? 'test';

const isSuite = (path, { flags, filters }) =>
  /\.test\.tsx?$/.test(path) ||
  (path.endsWith('.browser.ts') && !flags.includes('--quick')) ||
  // Tests in other browsers run only if the command names their folder, because the browsers have to be installed.
  (path.endsWith('.engine.ts') && filters.some((filter) => filter.startsWith(dirname(path))));

/**
 * Lists the runs of all selected suites. Component suites run under Preact, as visitors have it. Those of `ui` and of the
 * stand-ins run under React too, because they use everything in which the two differ: events, refs, effects and portals.
 */
export const findRuns = (words) => {
  const flags = words.filter((word) => word.startsWith('--'));
  const filters = words.filter((word) => !flags.includes(word)).map((word) => word.replace(/^\.\//, ''));
  const asked = ['react', 'preact'].filter((runtime) => flags.includes(`--${runtime}`));
  const runtimesOf = (path) => {
    if (!path.endsWith('.tsx')) return ['node'];
    if (asked.length) return asked;
    return /\/(ui|stand-ins)\//.test(path) ? ['react', 'preact'] : ['preact'];
  };
  return readdirSync(folder, { recursive: true })
    .map((path) => `${folder}/${path}`)
    .filter((path) => isSuite(path, { flags, filters }))
    .filter((path) => filters.length === 0 || filters.some((filter) => path.startsWith(filter)))
    .sort()
    .flatMap((path) => runtimesOf(path).map((runtime) => ({ path, runtime })));
};

/** Returns the name of a run in the runner's output. */
export const nameOf = ({ path, runtime }) => (runtime === 'node' ? path : `${path} (${runtime})`);

export const isBrowserSuite = ({ path }) => path.endsWith('.browser.ts');
