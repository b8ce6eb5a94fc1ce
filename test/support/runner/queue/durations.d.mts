export interface Run {
  path: string;
  runtime: string;
  /** Bytes of the suite's text. */
  size: number;
}
type Durations = Readonly<Record<string, number>>;

/** Milliseconds of suites that take much longer than their text lets expect. */
export const knownDurations: Durations;

/** Queues runs, the longest first. `take` returns one of the preferred kind as long as any is left, then one of the other. */
export function queueRuns(
  runs: readonly Run[],
  durations: Durations,
): { take(preferred: 'browser' | 'unit'): Run | undefined };

/** Returns a line for each of the slowest runs, the slowest first. */
export function listSlowest(durations: Durations, count?: number): string[];
