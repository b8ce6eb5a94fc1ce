export interface Run {
  path: string;
  runtime: string;
  /** Bytes of the suite's text. */
  size: number;
}
type Durations = Readonly<Record<string, number>>;

/** Sorts runs so that the longest comes first. */
export function longestFirst(runs: readonly Run[], durations: Durations): Run[];

/** Returns a line for each of the slowest runs, the slowest first. */
export function listSlowest(durations: Durations, count?: number): string[];
