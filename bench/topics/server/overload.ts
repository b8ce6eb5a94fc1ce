import { createDeployment, startProcess } from '../../../test/support/server/start-process.ts';
import type { Table } from '../../report/table.ts';
import { arrive } from '../../server/arrivals.ts';
import { customerRequests, unlimited } from '../../server/customer-requests.ts';
import { load } from '../../server/load.ts';
import { type MeasuredDatabase, withDatabases } from '../../server/with-databases.ts';
import { installPeers } from '../../stage/build-peers.ts';
import type { Topic } from '../topic.ts';

/** Factor by which arriving requests exceed those that the server can answer. */
const excess = 3;
const connections = 10;
const seconds = { warmUp: 5, capacity: 10, overload: 60, recovery: 5, after: 10 };

/** Measures the maximum rate of a server, sends three times this rate, and then half of it. */
const overloadServer = async ({ name, url: databaseUrl }: MeasuredDatabase) => {
  const deployment = await createDeployment();
  try {
    const server = await startProcess({ ...deployment, databaseUrl }, unlimited);
    const pid = server.child.pid ?? 0;
    const shape = { port: server.port, requests: await customerRequests(server) };
    const full = { ...shape, isKeyed: true, connections, statuses: [200, 201, 204, 503] };
    await load(pid, { ...full, seconds: seconds.warmUp });
    const capacity = await load(pid, { ...full, seconds: seconds.capacity });
    const perSecond = (capacity.requests - capacity.refused) / seconds.capacity;
    const overloaded = await arrive({ ...shape, rate: excess * perSecond, seconds: seconds.overload });
    const half = { ...shape, rate: perSecond / 2 };
    const recovery = await arrive({ ...half, seconds: seconds.recovery });
    const after = await arrive({ ...half, seconds: seconds.after });
    if (after.refused > 0)
      throw new Error(
        `${after.refused} requests were refused later than ${seconds.recovery} s after the overload.`,
      );
    await server.end('SIGTERM');
    return {
      name,
      cells: [
        perSecond,
        capacity.p99,
        overloaded.perSecond,
        (100 * overloaded.refused) / overloaded.requests,
        overloaded.p99,
        recovery.refused,
        after.p99,
      ],
    };
  } finally {
    await deployment.stop();
  }
};

/**
 * Sends more requests than a server can answer. Fails at a broken connection, at an answer after 5 s, and at a refusal after
 * the overload.
 */
export const overload: Topic = {
  name: 'overload',
  rounds: 1,
  minutes: 4,
  measure: (): Promise<Table[]> =>
    withDatabases(async (databases) => {
      installPeers();
      const rows: Table['rows'][number][] = [];
      for (const database of databases) rows.push(await overloadServer(database));
      const under = ['under overload, answers a second', 'refused, %', 'p99, ms'];
      const afterwards = ['refused in the next 5 s', 'p99 after that, ms'];
      return [
        {
          title: 'Overload',
          columns: ['requests a second', 'p99, ms', ...under, ...afterwards],
          rows,
          notes: [
            `${seconds.overload} s of ${excess} times the requests that ${connections} busy connections get answered, sent whether or not earlier ones are answered; then half of them.`,
          ],
        },
      ];
    }),
};
