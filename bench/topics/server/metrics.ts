import { freePort } from '../../../test/support/browser/browser.ts';
import { createDeployment, startProcess } from '../../../test/support/server/start-process.ts';
import { type Allowance, interleave } from '../../measure/interleave.ts';
import { ratio, sampleOf, type Table } from '../../report/table.ts';
import { createCases } from '../../server/cases.ts';
import { load } from '../../server/load.ts';
import { installPeers } from '../../stage/build-peers.ts';
import type { Topic } from '../topic.ts';

const connections = 20;
const seconds = 3;

const compare = async (allowance: Allowance): Promise<Table> => {
  const place = await createDeployment();
  const plain = await startProcess(place);
  const watched = await startProcess(place, { METRICS_PORT: `${await freePort()}` });
  const runs = (
    await Promise.all(
      [plain, watched].map(async (server) =>
        (
          await createCases(server)
        ).map(({ name, request, status }) => ({
          name,
          run: () =>
            load(server.child.pid ?? 0, {
              port: server.port,
              requests: [request],
              connections,
              seconds,
              status,
            }),
        })),
      ),
    )
  ).flat();
  try {
    // The first run is not measured, because a new server has not compiled its code yet.
    for (const { run } of runs) await run();
    const results = await interleave(runs, allowance, ({ run }) => run());
    const speeds = results.map(({ figures }) => sampleOf(figures.map(({ perSecond }) => perSecond)));
    const costs = results.map(({ figures }) => sampleOf(figures.map(({ cpu }) => cpu)));
    const count = runs.length / 2;
    const none = sampleOf([]);
    return {
      title: 'The server with and without metrics',
      columns: [
        'requests a second, without',
        'with metrics',
        'ratio',
        'processor, µs a request, without',
        'with',
      ],
      rows: runs.slice(0, count).map(({ name }, index) => {
        const [speed = none, watchedSpeed = none] = [speeds[index], speeds[index + count]];
        const [cost = none, watchedCost = none] = [costs[index], costs[index + count]];
        return { name, cells: [speed, watchedSpeed, ratio(watchedSpeed, speed), cost, watchedCost] };
      }),
      notes: [`${connections} connections, ${seconds} s a run, in turn. The embedded database.`],
    };
  } finally {
    await plain.end('SIGTERM');
    await watched.end('SIGTERM');
    await place.remove();
  }
};

/** Measures what watching the server costs. */
export const metrics: Topic = {
  name: 'metrics',
  rounds: 3,
  minutes: 2,
  measure: async (_stage, allowance) => {
    installPeers();
    return [await compare(allowance)];
  },
};
