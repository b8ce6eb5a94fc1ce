import { createDeployment, startProcess } from '../../../test/support/server/start-process.ts';
import type { Table } from '../../report/table.ts';
import { type LoadRequest, load } from '../../server/load.ts';
import { createCases } from '../../server/requests/cases.ts';
import { unlimited } from '../../server/requests/customer-requests.ts';
import { readWatched, watchable } from '../../server/watched.ts';
import { installPeers } from '../../stage/build-peers.ts';
import type { Topic } from '../topic.ts';

const few = 10_000;
const many = 1_000_000;

/** Requests for prices of different orders, which fill the cache of responses. */
const pricesLike = (price: LoadRequest): LoadRequest[] =>
  Array.from({ length: 200 }, (_, index) => ({
    ...price,
    path: price.path.replace('numberElements=3', `numberElements=${index + 1}`),
  }));

const growth = (before: number, after: number) => `${((after / before - 1) * 100).toFixed(1)} %`;

/** Compares the server's memory after many requests with its memory after fewer, because memory that grows is a leak. */
export const serverMemory: Topic = {
  name: 'server-memory',
  rounds: 1,
  minutes: 3,
  measure: async (): Promise<Table[]> => {
    installPeers();
    const deployment = await createDeployment();
    try {
      const server = await startProcess(deployment, { ...unlimited, ...watchable });
      const cases = (await createCases(server)).map(({ request }) => request);
      const [, , price] = cases;
      const requests = [...cases, ...(price ? pricesLike(price) : [])];
      const after = async (amount: number) => {
        const { port, child } = server;
        const status = [200, 304, 422];
        if (amount) await load(child.pid ?? 0, { port, requests, connections: 20, amount, status });
        return readWatched(server);
      };
      const readings = [await after(0), await after(few), await after(many - few)] as const;
      await server.end('SIGTERM');
      const [start, first, last] = readings;
      const row = (name: string, { heapMb, rssMb }: typeof start) => ({ name, cells: [heapMb, rssMb] });
      return [
        {
          title: 'Memory of the server',
          columns: ['heap after a garbage collection, MB', 'whole process (RSS), MB'],
          rows: [
            row('at the start', start),
            row(`after ${few.toLocaleString('en')} requests`, first),
            row(`after ${many.toLocaleString('en')} requests`, last),
          ],
          notes: [
            `After a million requests the heap is ${growth(first.heapMb, last.heapMb)} larger than after ten thousand, at most 5 are allowed; the process is ${growth(first.rssMb, last.rssMb)} larger.`,
            `${requests.length} requests in turn: bootstrap, 304 and prices.`,
          ],
        },
      ];
    } finally {
      await deployment.remove();
    }
  },
};
