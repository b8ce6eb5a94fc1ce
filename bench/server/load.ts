import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

export interface Load {
  port: number;
  requests: readonly LoadRequest[];
  connections: number;
  /** How long, or how many requests. */
  seconds?: number;
  amount?: number;
  /** Every request gets an Idempotency-Key of its own. */
  isKeyed?: boolean;
  /** The only status that counts as an answer. */
  status: number;
}

export interface Served {
  requests: number;
  perSecond: number;
  /** Microseconds of the server's processor time a request; NaN where the system does not tell. */
  cpu: number;
}

/** Processor seconds that a process has used; Linux counts them in hundredths. */
const processorSeconds = (pid: number): number => {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return Number.NaN;
  const fields = readFileSync(path, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

/** Megabytes of memory that a process holds; NaN where the system does not tell. */
export const memoryOf = (pid: number): number => {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return Number.NaN;
  return Number(/VmRSS:\s*(\d+)/.exec(readFileSync(path, 'utf8'))?.[1]) / 1024;
};

const generate = (options: object): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['bench/server/generate-load.mjs', JSON.stringify(options)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.once('close', (code) =>
      code === 0 ? resolve(said) : reject(new Error(`the load ended with ${code}`)),
    );
  });

/** Loads a server, whose process is `pid`; throws where anything but the wanted status was answered. */
export const load = async (pid: number, { port, seconds, status, ...options }: Load): Promise<Served> => {
  const before = processorSeconds(pid);
  const said = await generate({
    ...options,
    ...(seconds && { duration: seconds }),
    url: `http://127.0.0.1:${port}`,
  });
  const result: { seconds: number; statuses: Record<string, number>; errors: number } = JSON.parse(said);
  const { [status]: requests = 0, ...others } = result.statuses;
  if (result.errors || Object.keys(others).length)
    throw new Error(`wanted ${status} alone, but there was ${JSON.stringify(result)}`);
  return {
    requests,
    perSecond: requests / result.seconds,
    cpu: ((processorSeconds(pid) - before) / requests) * 1e6,
  };
};
