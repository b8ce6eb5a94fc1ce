import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as calls from '../../src/api/calls.ts';
import { databaseFile, openDatabase } from '../../src/server/database/open.ts';
import { essay } from '../../test/support/server/orders/essay.ts';
import {
  type Deployment,
  type ServerProcess,
  startProcess,
} from '../../test/support/server/start-process.ts';
import { until } from '../../test/support/server/until.ts';
import { startBareProcess } from './bare-routes.ts';
import { type LoadRequest, load, type Served } from './load.ts';
import { readOrderRows } from './order-rows.ts';
import { createPost } from './requests/create-post.ts';

export const connections = 20;
/** Number of customers, each in a network of its own. It exceeds the connections, because a customer's orders wait for each other. */
export const customers = 60;
const seconds = 3;

export interface Placed extends Served {
  /** Transactions a second in the same process without HTTP; NaN for Octavo. */
  alone: number;
  /** Orders a second from the first request until the last letter was sent; NaN for a server without letters. */
  withLetters: number;
}

/** Server that places orders, and the requests to send to the server. */
export interface Subject {
  run: () => Promise<Placed>;
  end: () => Promise<unknown>;
}

const register = async ({ send }: ServerProcess): Promise<string> => {
  const payload = { email: `${randomUUID()}@example.com`, password: 'a quiet library' };
  return (await send(calls.registration, { payload })).body.token;
};

/**
 * Returns the request of an order for each customer. The load adds a new idempotency key each time, so that every request creates
 * an order.
 */
const ordersOf = async (server: ServerProcess): Promise<LoadRequest[]> => {
  const tokens: string[] = [];
  // One after another, because a server refuses registrations that wait too long for the hash of their password.
  while (tokens.length < customers) tokens.push(await register(server));
  const post = createPost(server.site);
  return tokens.map((token, index) => {
    const order = post(calls.createOrder.path, essay, token);
    return { ...order, headers: { ...order.headers, 'x-forwarded-for': `203.0.113.${index + 1}` } };
  });
};

/** Starts Octavo behind an assumed proxy, which names the networks of the customers. */
export const openOctavo = async (deployment: Deployment): Promise<Subject> => {
  const server = await startProcess(deployment, { TRUST_PROXY: '1' });
  const { db } = openDatabase(deployment.dataFolder, deployment.databaseUrl);
  const hasNoLetters = async () =>
    (await db.selectFrom('letters').select('id').limit(1).executeTakeFirst()) === undefined;
  const requests = await ordersOf(server);
  const status = [201, 503];
  const orders = {
    port: server.port,
    requests,
    connections,
    seconds,
    status,
    isKeyed: true,
    isStaggered: true,
  };
  return {
    run: async () => {
      await until('all letters were sent', hasNoLetters);
      const served = await load(server.child.pid ?? 0, orders);
      const endedAt = performance.now();
      // The next subject is measured without the letters of this one.
      await until('all letters were sent', hasNoLetters);
      const placed = served.requests - served.refused;
      const letterSeconds = (performance.now() - endedAt) / 1000;
      return {
        ...served,
        alone: Number.NaN,
        withLetters: placed / (served.requests / served.perSecond + letterSeconds),
      };
    },
    end: async () => {
      await db.destroy();
      await server.end('SIGTERM');
    },
  };
};

/** Places an order with Octavo, and starts a bare server that inserts the rows of that order for each request. */
export const openBare = async (deployment: Deployment): Promise<Subject> => {
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
  return {
    run: async () => {
      const served = await load(bare.pid, order);
      const alone = await fetch(`http://127.0.0.1:${bare.port}/alone?connections=${connections}&seconds=1`);
      return { ...served, alone: Number(await alone.text()), withLetters: Number.NaN };
    },
    end: async () => bare.stop(),
  };
};
