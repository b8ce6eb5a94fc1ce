import {
  createDeployment,
  type ServerProcess,
  startProcess,
} from '../../../test/support/server/start-process.ts';
import { startCollector } from '../../../test/support/services/collector.ts';
import { freePort } from '../../../test/support/services/free-port.ts';
import { type Allowance, interleave } from '../../measure/interleave.ts';
import { ratio, sampleOf, type Table } from '../../report/table.ts';
import { type LoadRequest, load } from '../../server/load.ts';
import { createCases } from '../../server/requests/cases.ts';
import { installPeers } from '../../stage/build-peers.ts';
import type { Topic } from '../topic.ts';

const connections = 20;
const seconds = 3;
/** Share of the requests that are traced, as text of a setting. */
const share = '0.1';

/** Returns the measured calls: two from memory, and one that reads the database. */
const casesOf = async (server: ServerProcess) => {
  const host = `api.${server.site}`;
  const writer: LoadRequest = {
    method: 'GET',
    path: '/v1/client/preferred-writers/W10042',
    headers: { host, 'x-identity': `my.${server.site}` },
  };
  return [
    ...(await createCases(server)),
    { name: 'a preferred writer, from the database', request: writer, status: 200 },
  ];
};

const compare = async (allowance: Allowance): Promise<Table> => {
  // An embedded database takes one server only.
  const deployments = await Promise.all([createDeployment(), createDeployment(), createDeployment()]);
  const [first, second, third] = deployments;
  const collector = await startCollector();
  const metricsAt = async () => ({ METRICS_PORT: `${await freePort()}` });
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: share };
  const servers = [
    await startProcess(first),
    await startProcess(second, await metricsAt()),
    await startProcess(third, { ...(await metricsAt()), ...traced }),
  ];
  const runs: { name: string; run: () => ReturnType<typeof load> }[] = [];
  for (const { child, port, ...server } of servers)
    for (const { name, request, status } of await casesOf({ child, port, ...server }))
      runs.push({
        name,
        run: () => load(child.pid ?? 0, { port, requests: [request], connections, seconds, status }),
      });
  try {
    // The first run is not counted, because a new server has not compiled its code yet.
    for (const { run } of runs) await run();
    const results = await interleave(runs, allowance, ({ run }) => run());
    const count = runs.length / servers.length;
    const sampleAt = (index: number, figure: 'perSecond' | 'cpu') =>
      sampleOf((results[index]?.figures ?? []).map((served) => served[figure]));
    const cells = (index: number, figure: 'perSecond' | 'cpu') =>
      servers.map((_server, place) => sampleAt(index + place * count, figure));
    return {
      title: 'The server with and without being watched',
      columns: [
        'requests a second',
        'with metrics',
        'with traces too',
        'ratio with metrics',
        'ratio with both',
        'processor, µs a request',
        'with metrics',
        'with traces too',
      ],
      rows: runs.slice(0, count).map(({ name }, index) => {
        const plain = sampleAt(index, 'perSecond');
        const watched = (place: number) => ratio(sampleAt(index + place * count, 'perSecond'), plain);
        return {
          name,
          cells: [...cells(index, 'perSecond'), watched(1), watched(2), ...cells(index, 'cpu')],
        };
      }),
      notes: [
        `${connections} connections, ${seconds} s a run, in turn. The embedded database. Traces of a share of ${share}.`,
      ],
    };
  } finally {
    for (const { end } of servers) await end('SIGTERM');
    await collector.stop();
    for (const { remove } of deployments) await remove();
  }
};

/** Measures how much slower the server is with metrics and with traces. */
export const metrics: Topic = {
  name: 'metrics',
  rounds: 3,
  minutes: 2,
  measure: async (_stage, allowance) => {
    installPeers();
    return [await compare(allowance)];
  },
};
