// Runs short suites together in one process, because the start of a process and of its packages takes longer than most of them.
import { isBrowserSuite } from '../find-runs.mjs';

/** Suites of one process. A group of more would leave cores idle at the end of a run. */
const mostMembers = { unit: 8, browser: 4 };
const kindOf = (run) => (isBrowserSuite(run) ? 'browser' : 'unit');

/** Returns runs in which groups of suites with the same runtime and kind, in the order of their paths, stand as one run each. */
export const groupRuns = (runs) => {
  const groups = new Map();
  const alone = [];
  for (const run of runs) {
    if (!run.canShareProcess) alone.push(run);
    else {
      const name = `${run.runtime} ${kindOf(run)}`;
      groups.set(name, [...(groups.get(name) ?? []), run]);
    }
  }
  const split = (members) => {
    const most = mostMembers[kindOf(members[0])];
    return Array.from({ length: Math.ceil(members.length / most) }, (_, index) =>
      members.slice(index * most, (index + 1) * most),
    );
  };
  const together = [...groups.values()].flatMap(split).map((members) => ({ ...members[0], members }));
  return [...alone, ...together];
};

/** Returns the result of each suite of a group, or null for one that has not come to its end. */
const splitResult = ({ text, code, hungMs }, members) => {
  const results = members.map((_, index) => {
    const printed = new RegExp(`^suite ${index} begins$([^]*?)^suite ${index} ended (.*)$`, 'm').exec(text);
    return printed && { text: printed[1], signal: null, ...JSON.parse(printed[2]) };
  });
  const isExplained = code === 0 || results.some((result) => !result || result.code);
  return isExplained && !hungMs ? results : members.map(() => null);
};

/** Executes the suites of a group. One whose process broke or hung runs alone, so that its fault is not another's. */
export const executeGroup = async (group, executeIn) => {
  const results = splitResult(await executeIn(group), group.members);
  const outcomes = [];
  for (const [index, run] of group.members.entries())
    outcomes.push({ run, result: results[index] ?? (await executeIn(run)) });
  return outcomes;
};
