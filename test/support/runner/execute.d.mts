export interface Result {
  code: number | null;
  signal: string | null;
  text: string;
  ms: number;
  /** Time limit of the suite in ms; missing unless the suite exceeded it. */
  hungMs?: number;
}

/** Executes a suite's bundle in a new process, and ends the process after `limit` milliseconds. */
export function execute(
  run: { path: string; runtime: string; file: string },
  environment: Readonly<Record<string, string>>,
  limit?: number,
): Promise<Result>;
