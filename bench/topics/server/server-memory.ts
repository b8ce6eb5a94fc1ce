import { createDeployment, startProcess } from '../../../test/support/server/start-process.ts';
import type { Table } from '../../report/table.ts';
import { createCases } from '../../server/cases.ts';
import { load, memoryOf } from '../../server/load.ts';
import { installPeers } from '../../stage/build-peers.ts';
import type { Topic } from '../topic.ts';

/** Compares the server's memory after many requests with its memory after a few. A growing difference is a leak. */
export const serverMemory: Topic = {
  name: 'server-memory',
  rounds: 1,
  minutes: 2,
  measure: async (): Promise<Table[]> => {
    installPeers();
    const deployment = await createDeployment();
    try {
      const server = await startProcess(deployment);
      const pid = server.child.pid ?? 0;
      const cases = (await createCases(server)).filter(({ status }) => status === 200);
      const requests = cases.map(({ request }) => request);
      const after = async (amount: number) => {
        await load(pid, { port: server.port, requests, connections: 20, amount, status: 200 });
        return memoryOf(pid);
      };
      const start = memoryOf(pid);
      const afterFewRequests = await after(10_000);
      const many = await after(90_000);
      return [
        {
          title: 'Memory of the server',
          columns: ['MB'],
          rows: [
            { name: 'at the start', cells: [start] },
            { name: 'after 10,000 requests', cells: [afterFewRequests] },
            { name: 'after 100,000 requests', cells: [many] },
          ],
          notes: [
            `${((many / afterFewRequests - 1) * 100).toFixed(1)} % more after the last than after the first 10,000; at most 5 are allowed.`,
          ],
        },
      ];
    } finally {
      await deployment.remove();
    }
  },
};
