// Runs short suites together in one process, because the start of a process with its packages takes longer than most suites.
import { isBrowserSuite } from '../find-runs.mjs';

/** Maximum number of suites in one process. Larger groups would leave cores idle at the end of a run. */
const mostMembers = { unit: 8, browser: 4 };
const kindOf = (run) => (isBrowserSuite(run) ? 'browser' : 'unit');

/** Joins suites of the same runtime and kind, sorted by path, into groups. Returns the groups and the other runs. */
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

/** Splits the output of a group into the results of its suites; null for a suite without an end. */
const splitResult = ({ text, code, hungMs }, members) => {
  const results = members.map((_, index) => {
    const printed = new RegExp(`^suite ${index} begins$([^]*?)^suite ${index} ended (.*)$`, 'm').exec(text);
    return printed && { text: printed[1], signal: null, ...JSON.parse(printed[2]) };
  });
  const isExplained = code === 0 || results.some((result) => !result || result.code);
  return isExplained && !hungMs ? results : members.map(() => null);
};

/** Executes the suites of a group. Suites without a result, because the process broke or hung, run alone afterwards. */
export const executeGroup = async (group, executeIn) => {
  const results = splitResult(await executeIn(group), group.members);
  const outcomes = [];
  for (const [index, run] of group.members.entries())
    outcomes.push({ run, result: results[index] ?? (await executeIn(run)) });
  return outcomes;
};
