import { startPostgres } from '../../../test/support/server/database/postgres.mjs';
import { restartInTurn, roundRobin } from '../../../test/support/server/faults/rolling-restart.ts';
import { createDeployment } from '../../../test/support/server/start-process.ts';
import type { Table } from '../../report/table.ts';
import type { Topic } from '../topic.ts';

const pollMs = 1000;
const load = { processes: 3, connections: 20, drainMs: 5000, balance: roundRobin(pollMs) };
/** Default number of restarts. `--rounds` sets another number; the number of requests grows with it. */
const standardRestarts = 15;
const requestsOfRestart = 80_000 / standardRestarts;

/** Counts the requests that fail while servers restart in turn under load. */
export const restarts: Topic = {
  name: 'restarts',
  rounds: standardRestarts,
  minutes: 10,
  measure: async (_stage, { rounds }): Promise<Table[]> => {
    const postgres = await startPostgres({ fsync: 'on', full_page_writes: 'on' });
    if (!postgres)
      throw new Error(
        'PostgreSQL is not installed here, so servers that restart in turn cannot be measured.',
      );
    const deployment = await createDeployment();
    try {
      const { requests, orders, storedOrders, failures, seconds } = await restartInTurn({
        ...load,
        deployment: { ...deployment, databaseUrl: postgres.url },
        restarts: rounds,
        requests: Math.round(rounds * requestsOfRestart),
      });
      for (const failure of failures.slice(0, 10)) console.error(failure);
      return [
        {
          title: 'Rolling restarts under load',
          columns: ['requests', 'failed', 'orders placed', 'orders lost', 'requests a second'],
          rows: [
            {
              name: `${rounds} restarts of ${load.processes} servers`,
              cells: [
                requests,
                failures.length,
                orders,
                orders - storedOrders,
                Math.round(requests / seconds),
              ],
            },
          ],
          notes: [
            `${load.connections} connections through a load balancer that asks /readyz every ${pollMs} ms; DRAIN_MS=${load.drainMs}. Every fourth request places an order.`,
          ],
        },
      ];
    } finally {
      await deployment.remove();
      await postgres.stop();
    }
  },
};
