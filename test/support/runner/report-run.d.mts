import type { Result } from './execute.mjs';

/** Returns the numbers of passed and failed tests, and the problems that are no failed assertions. */
export function countRun(result: Result): { passed: number; failed: number; problems: string[] };
