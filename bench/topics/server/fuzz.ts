import { createFuzz, type StatusCounts } from '../../../test/support/fuzz/fuzz-call.ts';
import { createDeployment, startProcess } from '../../../test/support/server/start-process.ts';
import type { Cell, Table } from '../../report/table.ts';
import { memoryOf } from '../../server/load.ts';
import type { Topic } from '../topic.ts';

/** Default number of requests for each call. `--rounds` sets another number. */
const requestsOfCall = 5000;
/** Number of calls that are tested at the same time. */
const workers = 4;
const classes = ['2', '4', '5'] as const;

/** Returns the number of responses by class, and the statuses that occurred. */
const cellsOf = (counts: StatusCounts): Cell[] => {
  const statuses = Object.entries(counts);
  const sum = (start: string) =>
    statuses.filter(([status]) => status.startsWith(start)).reduce((total, [, count]) => total + count, 0);
  return [sum(''), ...classes.map(sum), statuses.map(([status]) => status).join(' ')];
};

/** Sends generated requests to every call of the OpenAPI document, and fails at the first wrong response. */
export const fuzz: Topic = {
  name: 'fuzz',
  rounds: requestsOfCall,
  minutes: 60,
  measure: async (_stage, { rounds }): Promise<Table[]> => {
    const deployment = await createDeployment();
    try {
      // The upload quota is higher than needed, because a refusal by the quota would come before the handler.
      const server = await startProcess(deployment, { UPLOADS_PER_DAY: '1000000', LOG_LEVEL: 'error' });
      const seed = Date.now() % 2 ** 31;
      const pid = server.child.pid ?? 0;
      const warm = await createFuzz(server, { numRuns: Math.ceil(rounds / 10), seed });
      for (const name of warm.names) await warm.fuzz(name);
      const before = memoryOf(pid);
      const { names, fuzz: fuzzCall } = await createFuzz(server, { numRuns: rounds, seed: seed + 1 });
      const rows: Table['rows'][number][] = [];
      const queue = [...names];
      const work = async () => {
        for (let name = queue.shift(); name; name = queue.shift())
          rows.push({ name, cells: cellsOf(await fuzzCall(name)) });
      };
      await Promise.all(Array.from({ length: workers }, work));
      const after = memoryOf(pid);
      const end = await server.end('SIGTERM');
      if (end !== 0 || server.logText()) throw new Error(`The server ended with ${end}: ${server.logText()}`);
      return [
        {
          title: 'Generated requests',
          columns: ['requests', '2xx', '4xx', '5xx', 'statuses'],
          rows: rows.sort((one, other) => names.indexOf(one.name) - names.indexOf(other.name)),
          notes: [
            `Seed ${seed}. Every response has a status and a body that the OpenAPI document promises; the server has logged no error.`,
            `Memory: ${Math.round(before)} MB after the first tenth as many requests, ${Math.round(after)} MB at the end.`,
          ],
        },
      ];
    } finally {
      await deployment.remove();
    }
  },
};
