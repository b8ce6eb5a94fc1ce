import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createDeployment, startProcess } from '../../../test/support/server/start-process.ts';
import { type Allowance, interleave } from '../../measure/interleave.ts';
import { type Cell, ratio, sampleOf, type Table } from '../../report/table.ts';
import { type Case, createCases } from '../../server/cases.ts';
import { type LoadRequest, load, type Served } from '../../server/load.ts';
import { installPeers } from '../../stage/build-peers.ts';
import type { Topic } from '../topic.ts';

const connections = 20;
const seconds = 3;

/** Starts the server with Fastify alone; returns its process and its port. */
const startBare = async (cases: readonly Case[]) => {
  const child = spawn(
    process.execPath,
    ['.build/bench/node/server/bare-fastify.mjs', ...cases.map(({ body }) => body.toString('base64'))],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { pid: child.pid ?? 0, port: Number(port.toString()), stop: () => child.kill() };
};

const row = ({ name, body, target }: Case, ownRuns: readonly Served[], bareRuns: readonly Served[]) => {
  const speed = (figures: readonly Served[]): Cell => sampleOf(figures.map(({ perSecond }) => perSecond));
  const cost = (figures: readonly Served[]): Cell => sampleOf(figures.map(({ cpu }) => cpu));
  return {
    name,
    cells: [
      body.length,
      speed(ownRuns),
      speed(bareRuns),
      ratio(speed(ownRuns), speed(bareRuns)),
      cost(ownRuns),
      cost(bareRuns),
      ratio(cost(bareRuns), cost(ownRuns)),
      target,
    ],
  };
};

const compare = async (allowance: Allowance): Promise<Table> => {
  const place = await createDeployment();
  const octavo = await startProcess(place);
  const cases = await createCases(octavo);
  const bareRuns = await startBare(cases);
  const ownRuns = (one: Case) =>
    load(octavo.child.pid ?? 0, {
      port: octavo.port,
      requests: [one.request],
      connections,
      seconds,
      status: one.status,
    });
  const constant = ({ status }: Case, index: number) => {
    const request: LoadRequest = { method: 'GET', path: `/${index}`, headers: {} };
    return load(bareRuns.pid, { port: bareRuns.port, requests: [request], connections, seconds, status });
  };
  const runs = cases.flatMap((one, index) => [() => ownRuns(one), () => constant(one, index)]);
  try {
    // The first run is not counted, because a new server has not compiled its code yet.
    for (const run of runs) await run();
    const figures = (await interleave(runs, allowance, (run) => run())).map((result) => result.figures);
    return {
      title: 'The server against a bare Fastify route',
      columns: [
        ...[
          'bytes',
          'requests a second',
          'bare',
          'ratio',
          'processor, µs a request',
          'bare',
          'ratio',
          'target',
        ],
      ],
      rows: cases.map((one, index) => row(one, figures[index * 2] ?? [], figures[index * 2 + 1] ?? [])),
      notes: [
        `${connections} connections, ${seconds} s a run; the load comes from another process. The embedded database. The bare route answers the same bytes with no header of its own but their type.`,
      ],
    };
  } finally {
    bareRuns.stop();
    await octavo.end('SIGTERM');
    await place.remove();
  }
};

/** Measures the two most frequent calls beside the same answers by Fastify alone. */
export const server: Topic = {
  name: 'server',
  rounds: 3,
  minutes: 2,
  measure: async (_stage, allowance) => {
    installPeers();
    return [await compare(allowance)];
  },
};
