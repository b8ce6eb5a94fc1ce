export interface Result {
  code: number | null;
  signal: string | null;
  text: string;
  ms: number;
  /** The limit in milliseconds, if the suite hung. */
  hungMs?: number;
}

/** Executes a suite's bundle in a process of its own, and ends it after `limit` milliseconds. */
export function execute(
  run: { path: string; runtime: string; file: string },
  environment: Readonly<Record<string, string>>,
  limit?: number,
): Promise<Result>;
