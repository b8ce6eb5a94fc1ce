import type { Result } from '../execute.mjs';
import type { Run } from './durations.mjs';

/** A run whose suite is bundled. */
export interface BundledRun extends Run {
  file: string;
  canShareProcess: boolean;
}
export interface Group extends BundledRun {
  members: BundledRun[];
}

/** Joins suites of the same runtime, sorted by path, into groups. Returns the groups and the other runs. */
export function groupRuns(runs: readonly BundledRun[]): (BundledRun | Group)[];

/** Executes the suites of a group. Suites without a result, because the process broke or hung, run alone afterwards. */
export function executeGroup(
  group: Group,
  executeIn: (run: BundledRun | Group) => Promise<Result>,
): Promise<{ run: BundledRun; result: Result }[]>;
