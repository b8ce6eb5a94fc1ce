export interface Run {
  path: string;
  runtime: string;
  /** Size of the suite's source in bytes. */
  size: number;
}
type Durations = Readonly<Record<string, number>>;

/** Durations in ms of suites that take much longer than their size suggests. */
export const knownDurations: Durations;

/** Queues runs, the longest first. `take` returns a run of the preferred kind, or of the other kind if none is left. */
export function queueRuns(
  runs: readonly Run[],
  durations: Durations,
): { take(preferred: 'browser' | 'unit'): Run | undefined };

/** Returns one line of text for each of the slowest runs, the slowest first. */
export function listSlowest(durations: Durations, count?: number): string[];
