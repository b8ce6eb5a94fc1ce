import { randomUUID } from 'node:crypto';
import * as calls from '../../../src/api/calls.ts';
import { startPostgres } from '../../../test/support/server/database/postgres.mjs';
import { essay } from '../../../test/support/server/orders/essay.ts';
import {
  createDeployment,
  type Deployment,
  type ServerProcess,
  startProcess,
} from '../../../test/support/server/start-process.ts';
import { interleave } from '../../measure/interleave.ts';
import { sampleOf, type Table } from '../../report/table.ts';
import { type LoadRequest, load } from '../../server/load.ts';
import { installPeers } from '../../stage/build-peers.ts';
import type { Topic } from '../topic.ts';

const connections = 20;
const clients = 10;
const seconds = 3;

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

const open = async (name: string, deployment: Deployment) => {
  const server = await startProcess(deployment);
  const requests = await ordersOf(server);
  const order = { port: server.port, requests, connections, seconds, status: 201, isKeyed: true };
  return { name, run: () => load(server.child.pid ?? 0, order), end: () => server.end('SIGTERM') };
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
    const deployments = [await createDeployment(), await createDeployment()] as const;
    const namedDeployments: [string, Deployment][] = [['embedded database', deployments[0]]];
    if (postgres) namedDeployments.push(['PostgreSQL', { ...deployments[1], databaseUrl: postgres.url }]);
    try {
      const databases = await Promise.all(
        namedDeployments.map(([name, deployment]) => open(name, deployment)),
      );
      for (const { run } of databases) await run();
      const results = await interleave(databases, allowance, ({ run }) => run());
      await Promise.all(databases.map(({ end }) => end()));
      return [
        {
          title: 'Orders placed',
          columns: ['orders a second', 'processor, µs an order'],
          rows: results.map(({ subject, figures }) => ({
            name: subject.name,
            cells: [
              sampleOf(figures.map(({ perSecond }) => perSecond)),
              sampleOf(figures.map(({ cpu }) => cpu)),
            ],
          })),
          notes: [
            `${connections} connections of ${clients} clients; each order is validated, priced and synced to the disk.`,
            ...(postgres ? [] : ['PostgreSQL is not installed here.']),
          ],
        },
      ];
    } finally {
      await Promise.all(deployments.map((deployment) => deployment.remove()));
      await postgres?.stop();
    }
  },
};
