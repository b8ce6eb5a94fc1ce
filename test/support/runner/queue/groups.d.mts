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

/** Returns runs in which groups of suites with the same runtime, in the order of their paths, stand as one run each. */
export function groupRuns(runs: readonly BundledRun[]): (BundledRun | Group)[];

/** Executes the suites of a group. One whose process broke or hung runs alone, so that its fault is not another's. */
export function executeGroup(
  group: Group,
  executeIn: (run: BundledRun | Group) => Promise<Result>,
): Promise<{ run: BundledRun; result: Result }[]>;
