import * as calls from '../../../src/api/calls.ts';
import { onPostgres } from '../../../test/support/server/database/fresh-database.ts';
import { startPostgres } from '../../../test/support/server/database/postgres.mjs';
import { addSite, onDatabase, site } from '../../../test/support/server/faults/rolling-restart.ts';
import {
  createDeployment,
  type Deployment,
  type ServerProcess,
  startProcess,
} from '../../../test/support/server/start-process.ts';
import { until } from '../../../test/support/server/until.ts';
import { type Allowance, interleave } from '../../measure/interleave.ts';
import { ratio, sampleOf, type Table } from '../../report/table.ts';
import { load, type Served } from '../../server/load.ts';
import { createClassRequests } from '../../server/requests/class-requests.ts';
import { unlimited } from '../../server/requests/customer-requests.ts';
import { installPeers } from '../../stage/build-peers.ts';
import type { Topic } from '../topic.ts';

const counts = [1, 2, 4] as const;
const connections = 20;
const seconds = 2;

/** Starts processes, of which the first one creates the tables. All of them then serve one site of the same host. */
const startServers = async (
  deployment: Deployment,
  count: number,
): Promise<readonly [ServerProcess, ...ServerProcess[]]> => {
  const first = await startProcess(deployment, unlimited);
  await onDatabase(deployment, addSite);
  await until('the server has the site', async () => {
    const { status } = await first.send(calls.siteConfig, { site });
    return status === 200;
  });
  const others = Array.from({ length: count - 1 }, () => startProcess(deployment, unlimited));
  return [first, ...(await Promise.all(others))];
};

/** Waits until the letters of orders are sent, so that they do not slow the next run. */
const untilLettersAreSent = (deployment: Deployment) =>
  onDatabase(deployment, (db) =>
    until('the letters are sent', async () => {
      const letters = await db.selectFrom('letters').select('id').limit(1).execute();
      return letters.length === 0;
    }),
  );

/** Starts a number of processes on a database of their own, and returns the runs of each route class. */
const openGroup = async (deployment: Deployment, count: number) => {
  const servers = await startServers(deployment, count);
  const classes = await createClassRequests(servers[0], site, connections);
  const pids = servers.map(({ child }) => child.pid ?? 0);
  const shape = { port: servers.map(({ port }) => port), connections, seconds, isStaggered: true };
  return classes.map(({ name, ...requests }) => ({
    name,
    count,
    run: async () => {
      const served = await load(pids, { ...requests, ...shape });
      await untilLettersAreSent(deployment);
      return served;
    },
  }));
};

const sampleAt = (runs: readonly Served[], figureOf: (served: Served) => number) =>
  sampleOf(runs.map(figureOf));
const servedPerSecond = ({ perSecond, refused, requests }: Served) => perSecond * (1 - refused / requests);

const measureProcesses = async (
  groups: readonly Awaited<ReturnType<typeof openGroup>>[],
  allowance: Allowance,
): Promise<Table> => {
  // The groups take turns within each class, so that other work of the machine affects them alike.
  const names = groups[0]?.map(({ name }) => name) ?? [];
  const runs = names.flatMap((name) => groups.flatMap((group) => group.filter((one) => one.name === name)));
  // The first run is not counted, because a new server has not compiled its code yet.
  for (const { run } of runs) await run();
  const results = await interleave(runs, allowance, ({ run }) => run());
  const speedOf = (name: string, count: number) =>
    sampleAt(
      results.find(({ subject }) => subject.name === name && subject.count === count)?.figures ?? [],
      servedPerSecond,
    );
  return {
    title: 'Several processes on one PostgreSQL',
    columns: [
      'requests a second',
      '× one process',
      'p99, ms',
      'processor, µs a request',
      'cores that the processes used',
      'refused',
    ],
    rows: results.map(({ subject: { name, count }, figures }) => ({
      name: `${name}, ${count} ${count === 1 ? 'process' : 'processes'}`,
      cells: [
        speedOf(name, count),
        ratio(speedOf(name, count), speedOf(name, 1)),
        sampleAt(figures, ({ p99 }) => p99).median,
        sampleAt(figures, ({ cpu }) => cpu).median,
        sampleAt(figures, ({ cpu, perSecond }) => (cpu * perSecond) / 1e6).median,
        sampleAt(figures, ({ refused }) => refused).median,
      ],
    })),
    notes: [
      `${connections} connections, spread evenly over the processes, ${seconds} s a run, in turn; each connection begins with another of ${connections} customers. PostgreSQL syncs each order to the disk.`,
      'Two cores hold the processes, PostgreSQL and the load generator, so more processes add no core. The ratio shows what sharing costs then, and not how the server scales with cores. Each number of processes has its own database. The processor time of an order includes its two letters, which are sent meanwhile.',
      'All processes share the database with its disk, the locks of its rows, the counters of rate limits and quotas, and the folder or bucket of files. Each process has its own memory of sites and prices, its own pool of 20 connections, its own queues and its own limit of statistics.',
    ],
  };
};

/** Measures each route class with 1, 2 and 4 server processes on one database. */
export const processes: Topic = {
  name: 'processes',
  rounds: 3,
  minutes: 2,
  measure: async (_stage, allowance): Promise<Table[]> => {
    installPeers();
    const postgres = await startPostgres({ fsync: 'on', full_page_writes: 'on' });
    if (!postgres)
      throw new Error('PostgreSQL is not installed here, so several processes cannot be measured.');
    const deployments: Deployment[] = [];
    try {
      const groups: Awaited<ReturnType<typeof openGroup>>[] = [];
      for (const count of counts) {
        await onPostgres(postgres.url, `create database processes_${count}`);
        const databaseUrl = postgres.url.replace(/postgres$/, `processes_${count}`);
        const deployment = { ...(await createDeployment()), databaseUrl };
        deployments.push(deployment);
        groups.push(await openGroup(deployment, count));
      }
      return [await measureProcesses(groups, allowance)];
    } finally {
      for (const { remove } of deployments) await remove();
      await postgres.stop();
    }
  },
};
