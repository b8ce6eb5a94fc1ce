import { openDatabase } from '../../../src/server/database/open.ts';
import {
  type Deployment,
  type ServerProcess,
  startProcess,
} from '../../../test/support/server/start-process.ts';
import { arrive } from '../arrivals.ts';
import { customerRequests } from '../requests/customer-requests.ts';
import { fillEvents } from './fill-events.ts';

/** Requests a second: a busy day, on which orders, statistics, prices and lists come in equal parts. */
const rate = 100;
export const loadSeconds = 15;
export const loadText = `${rate} requests a second for ${loadSeconds} s: statistics, prices, orders and lists.`;
const dayMs = 86_400_000;

interface Latency {
  p50: number;
  p99: number;
}

export const loadServer = async (server: ServerProcess): Promise<Latency> => {
  const { p50, p99 } = await arrive({
    port: server.port,
    requests: await customerRequests(server),
    isKeyed: true,
    rate,
    seconds: loadSeconds,
  });
  return { p50, p99 };
};

/** Prepares a database with old events; resolves once its files are at rest. */
export const fill = async (deployment: Deployment, count: number) => {
  await (await startProcess(deployment)).end('SIGTERM');
  const { db, kind } = openDatabase(deployment.dataFolder, deployment.databaseUrl);
  await fillEvents({ db, kind }, { at: Date.now() - 5 * dayMs, count });
  await db.destroy();
};

/** Returns the figures without and beside an upkeep, for `latencyColumns`. */
export const growthCells = (without: Latency, beside: Latency) => [
  without.p50,
  beside.p50,
  without.p99,
  beside.p99,
  beside.p99 / without.p99 / (beside.p50 / without.p50),
];
export const latencyColumns = [
  'p50, ms',
  'p50 beside it, ms',
  'p99, ms',
  'p99 beside it, ms',
  'growth of p99 / of p50',
];
