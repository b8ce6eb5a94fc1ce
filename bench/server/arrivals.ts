import { generate, type LoadRequest } from './load.ts';

interface Arrivals {
  port: number;
  requests: readonly LoadRequest[];
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
  /** Milliseconds within which 99 of 100 served requests were answered. */
  p99: number;
}

/** Milliseconds within which every request has to be answered or refused. */
const longestAnswerMs = 5000;
const allowedStatuses = ['200', '201', '204', '503'];

interface Generated {
  statuses: Record<string, number>;
  /** Numbers of unanswered requests, by error code. The code is `timeout` if no answer came within 10 s. */
  errors: Record<string, number>;
  p99: number;
  slowest: number;
}

/** Sends requests at a fixed rate; throws if a request is not answered in time or with an unexpected status. */
export const arrive = async ({ seconds, ...options }: Arrivals): Promise<Arrived> => {
  const generated = await generate<Generated>('generate-arrivals.mjs', { ...options, seconds });
  const { statuses, errors, p99, slowest } = generated;
  const isExpected = Object.keys(statuses).every((status) => allowedStatuses.includes(status));
  if (Object.keys(errors).length > 0 || !isExpected || slowest > longestAnswerMs)
    throw new Error(
      `Requests broke, came after ${longestAnswerMs} ms, or had other statuses than ${allowedStatuses}: ${JSON.stringify(generated)}`,
    );
  const requests = Object.values(statuses).reduce((total, count) => total + count, 0);
  const refused = statuses['503'] ?? 0;
  return { requests, perSecond: (requests - refused) / seconds, refused, p99 };
};
