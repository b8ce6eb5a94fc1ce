import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as calls from '../../../src/api/calls.ts';
import { databaseFile } from '../../../src/server/database/open.ts';
import { onPostgres } from '../../../test/support/server/database/fresh-database.ts';
import { startPostgres } from '../../../test/support/server/database/postgres.mjs';
import { essay } from '../../../test/support/server/orders/essay.ts';
import {
  createDeployment,
  type Deployment,
  type ServerProcess,
  startProcess,
} from '../../../test/support/server/start-process.ts';
import { interleave } from '../../measure/interleave.ts';
import { type Cell, ratio, sampleOf, type Table } from '../../report/table.ts';
import { startBareProcess } from '../../server/bare-routes.ts';
import { type LoadRequest, load, type Served } from '../../server/load.ts';
import { readOrderRows } from '../../server/order-rows.ts';
import { installPeers } from '../../stage/build-peers.ts';
import type { Topic } from '../topic.ts';

const connections = 20;
const clients = 10;
const seconds = 3;
/** Smallest allowed ratio of the speed of Octavo's orders to that of the bare transaction. */
const target = 0.7;

const register = async ({ send }: ServerProcess): Promise<string> => {
  const payload = { email: `${randomUUID()}@example.com`, password: 'a quiet library' };
  return (await send(calls.registration, { payload })).body.token;
};

/**
 * Returns the request of an order for each client. The load adds a new idempotency key each time, so that every request creates
 * an order.
 */
const ordersOf = async (server: ServerProcess): Promise<LoadRequest[]> => {
  const tokens = await Promise.all(Array.from({ length: clients }, () => register(server)));
  return tokens.map((token) => ({
    method: 'POST',
    path: calls.createOrder.path,
    headers: {
      host: `api.${server.site}`,
      'x-identity': `my.${server.site}`,
      'x-authorization': `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(essay),
  }));
};

/** Server that places orders, and the requests to send to the server. */
interface Subject {
  name: string;
  run: () => ReturnType<typeof load>;
  end: () => Promise<unknown>;
}

const openOctavo = async (name: string, deployment: Deployment): Promise<Subject> => {
  const server = await startProcess(deployment);
  const requests = await ordersOf(server);
  const status = [201, 503];
  const order = { port: server.port, requests, connections, seconds, status, isKeyed: true };
  return { name, run: () => load(server.child.pid ?? 0, order), end: () => server.end('SIGTERM') };
};

/** Places an order with Octavo, and starts a bare server that inserts the rows of that order for each request. */
const openBare = async (name: string, deployment: Deployment): Promise<Subject> => {
  // Nothing listens on port 1, so the letters of the order stay in the outbox, from which their rows are read.
  const server = await startProcess(deployment, { SMTP_URL: 'smtp://127.0.0.1:1' });
  const token = await register(server);
  await server.send(calls.createOrder, { token, payload: essay, headers: { 'idempotency-key': 'first' } });
  const rows = await readOrderRows(deployment);
  await server.end('SIGTERM');
  const { dataFolder, databaseUrl } = deployment;
  const file = join(dataFolder, databaseFile);
  const bare = await startBareProcess('bare-orders.mjs', { file, databaseUrl, rows });
  const request: LoadRequest = {
    method: 'POST',
    path: '/',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(essay),
  };
  const order = { port: bare.port, requests: [request], connections, seconds, status: 201 };
  return { name, run: () => load(bare.pid, order), end: async () => bare.stop() };
};

const rowOf = (own: readonly Served[], bare: readonly Served[]): Cell[] => {
  const sample = (runs: readonly Served[], figure: keyof Served) => sampleOf(runs.map((run) => run[figure]));
  const placed = (runs: readonly Served[]) =>
    sampleOf(runs.map(({ perSecond, requests, refused }) => perSecond * (1 - refused / requests)));
  const speeds = [placed(own), placed(bare)] as const;
  return [
    ...speeds,
    ratio(...speeds),
    target,
    sample(own, 'cpu'),
    sample(bare, 'cpu'),
    sample(own, 'p50').median,
    sample(own, 'p99').median,
    sample(own, 'refused'),
  ];
};

/** Creates a second database on the same PostgreSQL. */
const secondDatabase = async (url: string) => {
  await onPostgres(url, 'create database bare');
  return url.replace(/postgres$/, 'bare');
};

/** Measures whole orders, which are written to the disk before they are acknowledged. */
export const orders: Topic = {
  name: 'orders',
  rounds: 3,
  minutes: 1,
  measure: async (_stage, allowance): Promise<Table[]> => {
    installPeers();
    const durable = { fsync: 'on', full_page_writes: 'on', max_connections: '100' };
    const postgres = await startPostgres(durable);
    const folders = await Promise.all([1, 2, 3, 4].map(() => createDeployment()));
    const place = (index: number, databaseUrl: string | null) => ({
      ...(folders[index] as Deployment),
      databaseUrl,
    });
    const databases = ['embedded database', ...(postgres ? ['PostgreSQL'] : [])];
    const subjects: Subject[] = [];
    try {
      subjects.push(await openOctavo('Octavo', place(0, null)), await openBare('bare', place(1, null)));
      if (postgres)
        subjects.push(
          await openOctavo('Octavo', place(2, postgres.url)),
          await openBare('bare', place(3, await secondDatabase(postgres.url))),
        );
      for (const { run } of subjects) await run();
      const results = await interleave(subjects, allowance, ({ run }) => run());
      const figuresOf = (index: number) => results[index]?.figures ?? [];
      return [
        {
          title: 'Orders placed',
          columns: [
            'orders a second',
            'bare',
            'ratio',
            'target',
            'processor, µs an order',
            'bare',
            'p50, ms',
            'p99, ms',
            'refused',
          ],
          rows: databases.map((name, index) => ({
            name,
            cells: rowOf(figuresOf(index * 2), figuresOf(index * 2 + 1)),
          })),
          notes: [
            `${connections} connections of ${clients} clients; each order is validated, priced and synced to the disk. Its two letters are sent meanwhile, into files.`,
            'The bare server is a Fastify that inserts the same rows in one transaction, without session, validation, price, limits and letters.',
            ...(postgres ? [] : ['PostgreSQL is not installed here.']),
          ],
        },
      ];
    } finally {
      await Promise.all(subjects.map(({ end }) => end()));
      await Promise.all(folders.map((deployment) => deployment.remove()));
      await postgres?.stop();
    }
  },
};
