import { existsSync, readFileSync } from 'node:fs';
import { generate } from './generate.ts';

export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

export interface Load {
  /** Port of the server. With several ports, the connections are spread evenly over them. */
  port: number | readonly number[];
  requests: readonly LoadRequest[];
  connections: number;
  /** Duration of the load in seconds. Without it, `amount` is the number of requests. */
  seconds?: number;
  amount?: number;
  /** True to send a different Idempotency-Key with each request. */
  isKeyed?: boolean;
  /** True to begin each connection with another request, so that connections do not send the same request at the same time. */
  isStaggered?: boolean;
  /** Requests a second over all connections. Without it, the load is as fast as the server answers. */
  overallRate?: number;
  /** Expected statuses. Every other status makes the load fail. */
  status: number | readonly number[];
}

export interface Served {
  requests: number;
  perSecond: number;
  /** Processor time of the servers for each request, in microseconds; NaN if the system does not report it. */
  cpu: number;
  /** Milliseconds within which half of the responses arrived. */
  p50: number;
  /** Milliseconds within which 99 of 100 responses arrived. */
  p99: number;
  /** Number of requests that were answered with 503. */
  refused: number;
}

/** Returns the processor time of a process in seconds. Linux counts hundredths of a second. */
const processorSeconds = (pid: number): number => {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return Number.NaN;
  const fields = readFileSync(path, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

interface Generated {
  seconds: number;
  statuses: Record<string, number>;
  /** Number of broken connections and timeouts. */
  errors: number;
  /** Number of requests without an answer within 10 s. */
  timeouts: number;
  p50: number;
  p99: number;
}

/** Loads the servers of the process ids; throws if a response has another status than the expected ones. */
export const load = async (
  pids: number | readonly number[],
  { port, seconds, status, ...options }: Load,
): Promise<Served> => {
  const spent = () => [pids].flat().reduce((sum, pid) => sum + processorSeconds(pid), 0);
  const before = spent();
  const output = await generate('bench/server/generate-load.mjs', {
    ...options,
    ...(seconds && { duration: seconds }),
    url: [port].flat().map((one) => `http://127.0.0.1:${one}`),
  });
  const result: Generated = JSON.parse(output);
  const required = [status].flat().map(String);
  const counts = Object.entries(result.statuses);
  if (result.errors > 0)
    throw new Error(
      `${result.timeouts} of ${result.errors} failed requests timed out; the connections of the others broke: ${output}`,
    );
  if (counts.some(([name]) => !required.includes(name)))
    throw new Error(`The server answered with other statuses than ${required}: ${output}`);
  const requests = counts.reduce((total, [, count]) => total + count, 0);
  return {
    requests,
    perSecond: requests / result.seconds,
    cpu: ((spent() - before) / requests) * 1e6,
    p50: result.p50,
    p99: result.p99,
    refused: result.statuses['503'] ?? 0,
  };
};
