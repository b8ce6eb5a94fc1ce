import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

interface Load {
  port: number;
  requests: readonly LoadRequest[];
  connections: number;
  seconds: number;
  /** True to send a different Idempotency-Key with each request. */
  isKeyed?: boolean;
  /** True to begin each connection with another request, so that connections do not send the same request at the same time. */
  isStaggered?: boolean;
  /** Expected statuses. Every other status makes the load fail. */
  statuses: readonly number[];
}

export interface Served {
  requests: number;
  perSecond: number;
  /** Processor time of the server for each request, in microseconds; NaN if the system does not report it. */
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

/** Runs a load generator in a separate process, so that it does not share the server's event loop; returns its output. */
export const generate = async <Generated>(script: string, options: object): Promise<Generated> => {
  const child = spawn(process.execPath, [`bench/server/${script}`, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (code !== 0) throw new Error(`The load generator ended with ${code}, so nothing was measured.`);
  return JSON.parse(output);
};

interface Generated {
  seconds: number;
  statuses: Record<string, number>;
  /** Number of broken connections and timeouts. */
  errors: number;
  p50: number;
  p99: number;
}

/** Loads the server of a process id; throws if a response has another status than the expected ones. */
export const load = async (pid: number, { port, seconds, statuses, ...options }: Load): Promise<Served> => {
  const before = processorSeconds(pid);
  const generated = await generate<Generated>('generate-load.mjs', {
    ...options,
    duration: seconds,
    url: `http://127.0.0.1:${port}`,
  });
  const counts = Object.entries(generated.statuses);
  const isExpected = counts.every(([status]) => statuses.includes(Number(status)));
  if (generated.errors > 0 || !isExpected)
    throw new Error(
      `Requests broke, or were answered with other statuses than ${statuses}: ${JSON.stringify(generated)}`,
    );
  const requests = counts.reduce((total, [, count]) => total + count, 0);
  return {
    requests,
    perSecond: requests / generated.seconds,
    cpu: ((processorSeconds(pid) - before) / requests) * 1e6,
    p50: generated.p50,
    p99: generated.p99,
    refused: generated.statuses['503'] ?? 0,
  };
};
