// Finds the suites that a command line names, groups them, and runs so many groups at once that all cores are busy.
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';

/** Folder of the suites. The test of the runner has a folder of its own. */
const folder = process.env.TEST_FOLDER ?? 'test';

const isSuite = (path, { flags, filters }) =>
  /\.test\.tsx?$/.test(path) ||
  (path.endsWith('.browser.ts') && !flags.includes('--quick')) ||
  // Tests in other browsers run only if the command names their folder, because the browsers have to be installed.
  (path.endsWith('.engine.ts') && filters.some((filter) => filter.startsWith(dirname(path))));

/** Lists the runs of all selected suites. `test/README.md` says which suites of components run under React, too. */
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

/** Maximum number of suites in one process. Larger groups would leave cores idle at the end of a run. */
const mostMembers = 8;

/** Joins suites of the same runtime and kind, sorted by path, into groups that share a process. */
export const groupRuns = (runs) => {
  const groups = [];
  const open = {};
  for (const run of runs) {
    const kind = [run.runtime, isBrowserSuite(run), run.canShareProcess || run.path].join(' ');
    if (open[kind]?.length < mostMembers) open[kind].push(run);
    else {
      open[kind] = [run];
      groups.push(open[kind]);
    }
  }
  return groups;
};

/** Returns the expected duration of a group in comparison with others. Suites with processes and pages take longest. */
const expected = (group) =>
  group.reduce((sum, run) => sum + run.size * (isBrowserSuite(run) || !run.canShareProcess ? 6 : 1), 0);

/** Executes all groups, those that take longest first: twice as many at once as there are cores, because suites also wait. */
export const executeQueue = async (groups, executeGroup) => {
  const queue = [...groups].sort((a, b) => expected(b) - expected(a));
  const active = new Set();
  // Two of three groups are of browser suites, which mostly wait.
  const take = () => {
    const browsers = [...active].filter(([run]) => isBrowserSuite(run)).length;
    const index = queue.findIndex(([run]) => isBrowserSuite(run) === browsers * 2 <= active.size);
    return queue.splice(Math.max(index, 0), 1)[0];
  };
  const runNext = async () => {
    for (let group = take(); group; group = take()) {
      active.add(group);
      await executeGroup(group);
      active.delete(group);
    }
  };
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, runNext));
};
