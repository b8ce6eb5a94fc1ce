import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import * as calls from '../../../../src/api/calls.ts';
import { openDatabase } from '../../../../src/server/database/open.ts';
import type { Db } from '../../../../src/server/database/schema.ts';
import { demoSites } from '../../../../src/server/demo/demo-sites.ts';
import { insertSite } from '../../../../src/server/sites/store/write-site.ts';
import { freePort } from '../../services/free-port.ts';
import { essay } from '../orders/essay.ts';
import { createSend, type Send } from '../send.ts';
import { type Deployment, sendToPort, startProcess } from '../start-process.ts';
import { until } from '../until.ts';

interface RollingRestart {
  deployment: Deployment;
  processes: number;
  restarts: number;
  /** Minimum number of requests. The load continues until they are answered and all restarts are done. */
  requests: number;
  connections: number;
  drainMs: number;
  /** Called under load before the first restart. It changes the database as a newer server would do. */
  beforeRestarts?: (db: Db) => Promise<void>;
  /** Starts the proxy in front of the servers. Returns its port, and the agent of the load, which keeps its connections. */
  startProxy(ports: readonly number[]): Promise<{ port: number; agent: Agent }>;
}

interface RestartFigures {
  requests: number;
  orders: number;
  /** Number of orders in the database. */
  storedOrders: number;
  /** Statuses and errors of the failed requests. */
  failures: string[];
  seconds: number;
}

/** Host of the site. It has no port, and is the host in the example files for proxies. */
export const site = 'papers.example';
/** Number of requests of which one places an order. The others request a price. */
const requestsPerOrder = 4;

/** Opens the servers' database for one piece of work. */
const onDatabase = async <Result>(
  { dataFolder, databaseUrl }: Deployment,
  work: (db: Db) => Promise<Result>,
): Promise<Result> => {
  const { db } = openDatabase(dataFolder, databaseUrl);
  const result = await work(db);
  await db.destroy();
  return result;
};

/** Adds a site with the same host on every server. The hosts of demo sites differ, because they contain the server's port. */
const addSite = async (db: Db) => {
  const [demo] = demoSites;
  if (demo) await db.transaction().execute((rows) => insertSite(rows, site, demo));
};

const countOrders = async (db: Db) => (await db.selectFrom('orders').select('id').execute()).length;

/** Registers a customer of a site with an address that nobody else has; returns the session token. */
export const registerSomebody = async (send: Send, site: string): Promise<string> => {
  const payload = { email: `${randomUUID()}@example.com`, password: 'a quiet library' };
  return (await send(calls.registration, { site, payload })).body.token ?? '';
};

/** A customer who sends requests to a site. */
interface Sender {
  send: Send;
  site: string;
  token: string;
}

/** What a load has sent and got: numbers of requests and of placed orders, and the failed requests. */
type LoadFigures = Pick<RestartFigures, 'requests' | 'orders' | 'failures'>;

/**
 * Sends requests for prices and orders one after another until `isOver` returns true, and records every answer without success.
 */
export const sendMany = async (
  { send, site, token }: Sender,
  figures: LoadFigures,
  isOver: () => boolean,
): Promise<void> => {
  while (!isOver()) {
    const isOrder = ++figures.requests % requestsPerOrder === 0;
    const call = isOrder ? calls.createOrder : calls.calculatePrice;
    const answer = await send(call, { site, payload: essay, ...(isOrder && { token }) }).catch(
      (error: Error) => ({ status: 0, body: error.message }),
    );
    if (answer.status >= 200 && answer.status < 300) figures.orders += isOrder ? 1 : 0;
    else figures.failures.push(`${call.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
};

/** Restarts servers one after another behind a proxy, under load. */
export const restartInTurn = async (options: RollingRestart): Promise<RestartFigures> => {
  const { deployment, processes, restarts, drainMs } = options;
  const ports = await Promise.all(Array.from({ length: processes }, () => freePort()));
  const start = (port: number) => startProcess(deployment, { PORT: String(port), DRAIN_MS: String(drainMs) });
  const servers = await Promise.all(ports.map(start));
  await onDatabase(deployment, addSite);
  const proxy = await options.startProxy(ports);
  const send = createSend(sendToPort(proxy.port, proxy.agent));
  // A server reads a new site within a second.
  await until('every server has the site', async () => {
    const answers = await Promise.all(servers.map((server) => server.send(calls.siteConfig, { site })));
    return answers.every(({ status }) => status === 200);
  });
  // Every connection orders for another customer, because the orders of one customer wait for each other.
  const tokens: string[] = [];
  while (tokens.length < options.connections) tokens.push(await registerSomebody(send, site));
  const figures: RestartFigures = { requests: 0, orders: 0, storedOrders: 0, failures: [], seconds: 0 };
  let restarted = 0;
  const isOver = () => restarted === restarts && figures.requests >= options.requests;
  const startedAt = performance.now();
  const load = tokens.map((token) => sendMany({ send, site, token }, figures, isOver));
  if (options.beforeRestarts) await onDatabase(deployment, options.beforeRestarts);
  for (; restarted < restarts; restarted++) {
    const turn = restarted % processes;
    const [port = 0, server] = [ports[turn], servers[turn]];
    await server?.end('SIGTERM');
    servers[turn] = await start(port);
  }
  await Promise.all(load);
  figures.seconds = (performance.now() - startedAt) / 1000;
  await Promise.all(servers.map(({ end }) => end('SIGKILL')));
  figures.storedOrders = await onDatabase(deployment, countOrders);
  return figures;
};
