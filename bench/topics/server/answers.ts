import { createDeployment, startProcess } from '../../../test/support/server/start-process.ts';
import { type Allowance, interleave } from '../../measure/interleave.ts';
import { type Cell, ratio, sampleOf, type Table } from '../../report/table.ts';
import { startBare } from '../../server/bare-routes.ts';
import { type LoadRequest, load, type Served } from '../../server/load.ts';
import { measureLogins } from '../../server/logins.ts';
import { type Case, createCases, createWritingCases } from '../../server/requests/cases.ts';
import { unlimited } from '../../server/requests/customer-requests.ts';
import { installPeers } from '../../stage/build-peers.ts';
import type { Topic } from '../topic.ts';

const connections = 20;
const seconds = 2;

/** Runs of a case: of Octavo, of the bare route with the same response, and of the bare route with the same body. */
type Runs = readonly [own: readonly Served[], whole: readonly Served[], body: readonly Served[]];

const row = ({ name, body, target }: Case, [own, whole, bodyAlone]: Runs) => {
  const sample = (runs: readonly Served[], figure: keyof Served): Cell =>
    sampleOf(runs.map((served) => served[figure]));
  const speed = (runs: readonly Served[]) => sample(runs, 'perSecond');
  const medians = (runs: readonly Served[], figure: 'p50' | 'p99') =>
    sampleOf(runs.map((served) => served[figure])).median;
  return {
    name,
    cells: [
      body.length,
      speed(own),
      speed(whole),
      ratio(speed(own), speed(whole)),
      target ?? '–',
      ratio(speed(own), speed(bodyAlone)),
      sample(own, 'cpu'),
      sample(whole, 'cpu'),
      ratio(sample(whole, 'cpu'), sample(own, 'cpu')),
      medians(own, 'p50'),
      medians(whole, 'p50'),
      medians(own, 'p99'),
      medians(whole, 'p99'),
    ],
  };
};

const columns = [
  'bytes',
  'requests a second',
  'bare',
  'ratio',
  'target',
  'ratio to bare without headers',
  'processor, µs a request',
  'bare',
  'ratio',
  'p50, ms',
  'bare',
  'p99, ms',
  'bare',
];

const compare = async (allowance: Allowance & { only: string }): Promise<Table> => {
  const place = await createDeployment();
  const octavo = await startProcess(place, unlimited);
  const all = [...(await createCases(octavo)), ...(await createWritingCases(octavo))];
  const cases = all.filter(({ name }) => name.includes(allowance.only));
  const bare = await startBare(cases);
  const run =
    (pid: number, port: number, { status, isKeyed }: Case, request: LoadRequest) =>
    () =>
      load(pid, { port, requests: [request], connections, seconds, status, ...(isKeyed && { isKeyed }) });
  const runs = cases.flatMap((one, index) => [
    run(octavo.child.pid ?? 0, octavo.port, one, one.request),
    run(bare.pid, bare.port, one, bare.requestOf(one, index, 'whole')),
    run(bare.pid, bare.port, one, bare.requestOf(one, index, 'body')),
  ]);
  try {
    // The first run is not measured, because a new server has not compiled its code yet.
    for (const first of runs) await first();
    const results = await interleave(runs, allowance, (measured) => measured());
    const figuresOf = (index: number) => results[index]?.figures ?? [];
    return {
      title: 'The server against a bare Fastify route',
      columns,
      rows: cases.map((one, index) =>
        row(one, [figuresOf(index * 3), figuresOf(index * 3 + 1), figuresOf(index * 3 + 2)]),
      ),
      notes: [
        `${connections} connections, ${seconds} s a run, in turn; the load comes from another process. The embedded database. The bare route gets the same requests and answers the same status, headers and body, without a database. For a login it verifies the password, which is most of the work.`,
      ],
    };
  } finally {
    bare.stop();
    await octavo.end('SIGTERM');
    await place.stop();
  }
};

/** Measures the most frequent calls of Octavo and of bare Fastify, and the delay of the event loop during logins. */
export const server: Topic = {
  name: 'server',
  rounds: 4,
  minutes: 4,
  measure: async (_stage, allowance) => {
    installPeers();
    return [await compare(allowance), await measureLogins()];
  },
};
