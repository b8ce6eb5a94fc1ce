// Groups suites, and runs so many groups at once that all cores are busy.
import { availableParallelism } from 'node:os';
import { isBrowserSuite } from './find-runs.mjs';

/** Maximum number of suites in one process. Larger groups would leave cores idle at the end of a run. */
export const mostMembers = 8;

/**
 * Joins suites of the same runtime and kind, sorted by path, into groups that share a process, because its start with all
 * packages takes longer than most suites.
 */
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

/**
 * Executes all groups, those that take longest first. Twice as many groups run at once as the machine has cores, because suites
 * also wait.
 */
export const executeQueue = async (groups, executeGroup) => {
  const queue = [...groups].sort((a, b) => expected(b) - expected(a));
  const active = new Set();
  // Most groups are those of browser suites, which mostly wait, but one of three is another one.
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
