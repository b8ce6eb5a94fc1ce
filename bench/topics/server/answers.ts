import { createDeployment, startProcess } from '../../../test/support/server/start-process.ts';
import { interleave } from '../../measure/interleave.ts';
import { type Cell, ratio, sampleOf } from '../../report/table.ts';
import { type Case, createCases, createWritingCases } from '../../server/cases.ts';
import { unlimited } from '../../server/customer-requests.ts';
import { load, type Served } from '../../server/load.ts';
import { startBare } from '../../server/start-bare.ts';
import { installPeers } from '../../stage/build-peers.ts';
import type { Topic } from '../topic.ts';

const connections = 20;
const seconds = 2;

const sample = (runs: readonly Served[], figure: keyof Served): Cell =>
  runs.length ? sampleOf(runs.map((served) => served[figure])) : '–';

const rowOf = ({ name, body, target }: Case, own: readonly Served[], bare: readonly Served[]) => ({
  name,
  cells: [
    body.length,
    sample(own, 'perSecond'),
    sample(bare, 'perSecond'),
    ratio(sample(own, 'perSecond'), sample(bare, 'perSecond')),
    target ?? '–',
    sample(own, 'cpu'),
    sample(bare, 'cpu'),
    sample(own, 'p50'),
    sample(own, 'p99'),
  ],
});

/** Measures the most frequent calls of Octavo and of a bare Fastify, and two calls that write. */
export const server: Topic = {
  name: 'server',
  rounds: 4,
  minutes: 4,
  measure: async (_stage, allowance) => {
    installPeers();
    const place = await createDeployment();
    const octavo = await startProcess(place, unlimited);
    const cases = [...(await createCases(octavo)), ...(await createWritingCases(octavo))].filter(({ name }) =>
      name.includes(allowance.only),
    );
    const compared = cases.filter(({ target }) => target !== undefined);
    const bare = await startBare(compared);
    const run = (
      { pid, port }: { pid: number; port: number },
      { request, status }: Case,
      path = request.path,
    ) => ({
      start: () =>
        load(pid, { port, requests: [{ ...request, path }], connections, seconds, statuses: [status] }),
    });
    const ownRuns = cases.map((one) => run({ pid: octavo.child.pid ?? 0, port: octavo.port }, one));
    const bareRuns = compared.map((one, index) => run(bare, one, `/${index}${one.request.path}`));
    const runs = [...ownRuns, ...bareRuns];
    try {
      // The first run is not measured, because a new server has not compiled its code yet.
      for (const { start } of runs) await start();
      const results = await interleave(runs, allowance, ({ start }) => start());
      const figuresOf = (index: number) => results[index]?.figures ?? [];
      return [
        {
          title: 'The server against a bare Fastify route',
          columns: [
            'bytes',
            'requests a second',
            'bare',
            'ratio',
            'target',
            'processor, µs a request',
            'bare',
            'p50, ms',
            'p99, ms',
          ],
          rows: cases.map((one, index) =>
            rowOf(one, figuresOf(index), figuresOf(cases.length + compared.indexOf(one))),
          ),
          notes: [
            `${connections} connections, ${seconds} s a run, in turn; the load comes from another process. The embedded database. The bare route gets the same requests and answers the same status, headers and body, without a database.`,
          ],
        },
      ];
    } finally {
      bare.stop();
      await octavo.end('SIGTERM');
      await place.stop();
    }
  },
};
