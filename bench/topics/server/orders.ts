import * as calls from '../../../src/api/calls.ts';
import { openDatabase } from '../../../src/server/database/open.ts';
import { essay } from '../../../test/support/server/samples.ts';
import {
  createDeployment,
  type ServerProcess,
  startProcess,
} from '../../../test/support/server/start-process.ts';
import { until } from '../../../test/support/until.ts';
import { interleave } from '../../measure/interleave.ts';
import { figureTable, type Table } from '../../report/table.ts';
import { createPost, registerCustomer } from '../../server/create-post.ts';
import { type LoadRequest, load, type Served } from '../../server/load.ts';
import { type MeasuredDatabase, withDatabases } from '../../server/with-databases.ts';
import { installPeers } from '../../stage/build-peers.ts';
import type { Topic } from '../topic.ts';

const connections = 20;
/**
 * Number of customers, each in a network of its own. It exceeds the connections, because a customer's orders wait for each
 * other.
 */
const customers = 60;
const seconds = 3;

interface Placed extends Served {
  /** Orders a second, without the refused ones. */
  placed: number;
  /** Orders a second from the first request until the last letter was sent. */
  withLetters: number;
}

const columns = [
  ['orders a second', 'placed'],
  ['orders a second until all letters are sent', 'withLetters'],
  ['processor, µs an order', 'cpu'],
  ['p50, ms', 'p50'],
  ['p99, ms', 'p99'],
  ['refused', 'refused'],
] as const;

/** Returns the request of an order for each customer. */
const ordersOf = async (server: ServerProcess): Promise<LoadRequest[]> => {
  const requests: LoadRequest[] = [];
  const post = createPost(server.site);
  // One after another, because a server refuses registrations that wait too long for the hash of their password.
  while (requests.length < customers) {
    const order = post(calls.createOrder.path, essay, await registerCustomer(server));
    const network = { 'x-forwarded-for': `203.0.113.${requests.length + 1}` };
    requests.push({ ...order, headers: { ...order.headers, ...network } });
  }
  return requests;
};

/** Starts a server behind an assumed proxy, which names the networks of the customers. */
const openServer = async ({ name, url: databaseUrl }: MeasuredDatabase) => {
  const place = await createDeployment();
  const deployment = { ...place, databaseUrl };
  const server = await startProcess(deployment, { TRUST_PROXY: '1' });
  const { db } = openDatabase(deployment.dataFolder, deployment.databaseUrl);
  const hasNoLetters = async () =>
    (await db.selectFrom('letters').select('id').limit(1).executeTakeFirst()) === undefined;
  const requests = await ordersOf(server);
  const shape = { port: server.port, requests, connections, seconds, isKeyed: true, isStaggered: true };
  const run = async (): Promise<Placed> => {
    await until(hasNoLetters);
    const served = await load(server.child.pid ?? 0, { ...shape, statuses: [201, 503] });
    const endedAt = performance.now();
    await until(hasNoLetters);
    const letterSeconds = (performance.now() - endedAt) / 1000;
    const placed = served.requests - served.refused;
    const loadSeconds = served.requests / served.perSecond;
    return {
      ...served,
      placed: placed / loadSeconds,
      withLetters: placed / (loadSeconds + letterSeconds),
    };
  };
  const end = async () => {
    await db.destroy();
    await server.end('SIGTERM');
    await place.stop();
  };
  return { name, run, end };
};

/** Measures whole orders, which are written to the disk before they are acknowledged. */
export const orders: Topic = {
  name: 'orders',
  rounds: 3,
  minutes: 2,
  measure: (_stage, allowance): Promise<Table[]> =>
    withDatabases(async (databases) => {
      installPeers();
      const servers = await Promise.all(databases.map(openServer));
      for (const { run } of servers) await run();
      const results = await interleave(servers, allowance, ({ run }) => run());
      for (const { end } of servers) await end();
      return [
        {
          ...figureTable('Orders placed', columns, results),
          notes: [
            `${connections} connections of ${customers} customers, each in a network of its own; each order is validated, priced and synced to the disk. Its two letters give way to requests, so most of them are sent, into files, after the last order. The column about letters includes their time.`,
            'Load, server and PostgreSQL share the processors of the machine.',
          ],
        },
      ];
    }),
};
