import { generate } from './generate.ts';
import type { LoadRequest } from './load.ts';

interface Arrivals {
  port: number;
  requests: readonly LoadRequest[];
  /** True to send a different Idempotency-Key with each request. */
  isKeyed?: boolean;
  /** Number of requests a second, whether or not earlier requests are answered. */
  rate: number;
  seconds: number;
}

interface Arrived {
  requests: number;
  /** Number of served requests a second. */
  perSecond: number;
  /** Number of requests that were answered with 503. */
  refused: number;
  /** Milliseconds within which half, and 99 of 100, of the served requests were answered. */
  p50: number;
  p99: number;
}

/** Milliseconds within which every request has to be answered or refused. */
const longestAnswerMs = 5000;
const allowedStatuses = ['200', '201', '204', '503'];

interface Generated {
  statuses: Record<string, number>;
  /** Numbers of unanswered requests, by error code. The code is `timeout` if no answer came within 10 s. */
  errors: Record<string, number>;
  p50: number;
  p99: number;
  slowest: number;
}

const listed = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([name, count]) => `${count} × ${name}`)
    .join(', ');

/** Returns a sentence about a wrong or late answer; null if there is none. */
const problemOf = ({ statuses, errors, slowest }: Generated): string | null => {
  if (Object.keys(errors).length > 0) return `Requests were not answered: ${listed(errors)}.`;
  if (Object.keys(statuses).some((status) => !allowedStatuses.includes(status)))
    return `The server answered with statuses besides ${allowedStatuses}: ${listed(statuses)}.`;
  if (slowest <= longestAnswerMs) return null;
  return `The slowest answer took ${Math.round(slowest)} ms; every answer has to come within ${longestAnswerMs} ms.`;
};

/** Sends requests at a fixed rate; throws if a request is not answered in time or with an unexpected status. */
export const arrive = async ({ seconds, ...options }: Arrivals): Promise<Arrived> => {
  const output = await generate('bench/server/generate-arrivals.mjs', { ...options, seconds });
  const generated: Generated = JSON.parse(output);
  const problem = problemOf(generated);
  if (problem) throw new Error(`${problem} Statuses: ${listed(generated.statuses)}.`);
  const { statuses, p50, p99 } = generated;
  const requests = Object.values(statuses).reduce((total, count) => total + count, 0);
  const refused = statuses['503'] ?? 0;
  return { requests, perSecond: (requests - refused) / seconds, refused, p50, p99 };
};
