import { startPostgres } from '../../../test/support/server/database/postgres.mjs';
import { createDeployment, startProcess } from '../../../test/support/server/start-process.ts';
import type { Table } from '../../report/table.ts';
import { load, memoryOf, type Served } from '../../server/load.ts';
import { customerRequests, unlimited } from '../../server/requests/customer-requests.ts';
import { installPeers } from '../../stage/build-peers.ts';
import type { Topic } from '../topic.ts';

/**
 * Requests a second. The rate is that of a busy day and far below the server's maximum, so that a queue shows as a rising p99.
 */
const overallRate = 60;
const connections = 10;
const secondsOfRound = 60;

interface Minute extends Served {
  memory: number;
}

/** Returns the change of a figure in a minute, by a least-squares fit to one value for each minute. */
const slopeOf = (values: readonly number[]): number => {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const weights = values.map((value, index) => (index - middle) * (value - mean));
  const squares = values.map((_, index) => (index - middle) ** 2);
  const sum = (list: readonly number[]) => list.reduce((one, other) => one + other, 0);
  return sum(weights) / sum(squares);
};

/**
 * Returns the first and the last figure, and the change in a minute. The first minute is left out, because the server warms up.
 */
const trendOf = (values: readonly number[]) => [values[1] ?? 0, values.at(-1) ?? 0, slopeOf(values.slice(1))];

const soakDatabase = async (name: string, databaseUrl: string | null, minutes: number) => {
  const deployment = await createDeployment();
  try {
    const server = await startProcess({ ...deployment, databaseUrl }, unlimited);
    const pid = server.child.pid ?? 0;
    const shape = { connections, overallRate, isKeyed: true, status: [200, 201, 204] };
    const requests = await customerRequests(server);
    const series: Minute[] = [];
    for (let minute = 0; minute < minutes + 1; minute += 1) {
      const served = await load(pid, { ...shape, requests, port: server.port, seconds: secondsOfRound });
      series.push({ ...served, memory: memoryOf(pid) });
    }
    await server.end('SIGTERM');
    const total = series.reduce((sum, { requests: count }) => sum + count, 0);
    return {
      name,
      cells: [
        total,
        0,
        ...trendOf(series.map(({ memory }) => memory)),
        ...trendOf(series.map(({ p99 }) => p99)),
      ],
    };
  } finally {
    await deployment.remove();
  }
};

/** Loads the server evenly for a long time. Fails at the first response without success. */
export const soak: Topic = {
  name: 'soak',
  rounds: 10,
  minutes: 10,
  measure: async (_stage, { rounds }): Promise<Table[]> => {
    installPeers();
    const postgres = await startPostgres({ fsync: 'on', full_page_writes: 'on' });
    try {
      const runs = [soakDatabase('embedded database', null, rounds)];
      if (postgres) runs.push(soakDatabase('PostgreSQL', postgres.url, rounds));
      const memory = ['MB after a minute', 'MB at the end', 'MB a minute'];
      const latency = ['p99 after a minute, ms', 'p99 at the end, ms', 'p99, ms a minute'];
      return [
        {
          title: 'Soak',
          columns: ['requests', 'errors', ...memory, ...latency],
          rows: await Promise.all(runs),
          notes: [
            `${rounds} minutes after one to warm up, ${overallRate} requests a second for each database, both at the same time.`,
            'Any response but 200, 201 or 204, and any broken connection, makes the topic fail.',
          ],
        },
      ];
    } finally {
      await postgres?.stop();
    }
  },
};
