import type { Result } from './execute.mjs';
import type { Run } from './queue/durations.mjs';
import type { countRun } from './report-run.mjs';

export interface Outcome {
  run: Run;
  result: Result;
  count: ReturnType<typeof countRun>;
}

/** Executes failed runs again, one after another; returns all outcomes, with the second ones in place of the first. */
export function tryAgain(
  outcomes: readonly Outcome[],
  executeIn: (run: Run) => Promise<Result>,
  print?: (line: string) => void,
): Promise<readonly Outcome[]>;
