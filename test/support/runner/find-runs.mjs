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

/** Lists the runs of all selected suites. A component suite runs once under React and once under Preact. */
export const findRuns = (words) => {
  const flags = words.filter((word) => word.startsWith('--'));
  const filters = words.filter((word) => !flags.includes(word)).map((word) => word.replace(/^\.\//, ''));
  const asked = ['react', 'preact'].filter((runtime) => flags.includes(`--${runtime}`));
  const ofComponents = asked.length ? asked : ['react', 'preact'];
  return readdirSync(folder, { recursive: true })
    .map((path) => `${folder}/${path}`)
    .filter((path) => isSuite(path, { flags, filters }))
    .filter((path) => filters.length === 0 || filters.some((filter) => path.startsWith(filter)))
    .sort()
    .flatMap((path) =>
      (path.endsWith('.tsx') ? ofComponents : ['node']).map((runtime) => ({ path, runtime })),
    );
};

/** Returns the name of a run in the runner's output. */
export const nameOf = ({ path, runtime }) => (runtime === 'node' ? path : `${path} (${runtime})`);

export const isBrowserSuite = ({ path }) => path.endsWith('.browser.ts');
