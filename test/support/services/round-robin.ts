import { Agent, createServer, get, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { stopAfter } from '../runner/suite/stop-after.mjs';
import { listen } from './listen.ts';

/** A load balancer that gives each request to the next server in turn. */
interface RoundRobin {
  port: number;
  /** Returns whether the balancer sends requests to the server on `port`. */
  isInUse(port: number): boolean;
  stop(): Promise<void>;
}

interface Upstream {
  port: number;
  /** Agent that keeps connections open and reuses them, as load balancers do. */
  agent: Agent;
  isReady: boolean;
}

/** Returns whether a server answers `/readyz` with success. */
const isReady = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const sent = get({ host: '127.0.0.1', port, path: '/readyz', agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    sent.once('error', () => resolve(false));
  });

/** Passes a request on. A failure is answered with 502 and not retried, so that the test sees it. */
const forward = ({ port, agent }: Upstream, incoming: IncomingMessage, answer: ServerResponse) => {
  const { method, url, headers } = incoming;
  const { connection: _, ...passedOn } = headers;
  const sent = request({ host: '127.0.0.1', port, method, path: url, headers: passedOn, agent });
  sent.once('response', (response) => {
    const { connection: _, 'keep-alive': __, ...passedBack } = response.headers;
    answer.writeHead(response.statusCode ?? 502, passedBack);
    response.pipe(answer);
    response.once('error', () => answer.destroy());
  });
  sent.once('error', (error) => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end(`${port}: ${error.message}`);
  });
  incoming.pipe(sent);
};

/**
 * Starts a plain load balancer. It sends requests to the servers whose `/readyz` succeeds, and checks them every `pollMs` ms.
 */
export const startRoundRobin = async (ports: readonly number[], pollMs: number): Promise<RoundRobin> => {
  const upstreams: Upstream[] = ports.map((port) => ({
    port,
    isReady: false,
    agent: new Agent({ keepAlive: true }),
  }));
  const askAll = () =>
    Promise.all(
      upstreams.map(async (upstream) => {
        upstream.isReady = await isReady(upstream.port);
      }),
    );
  await askAll();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  // Each poll waits for the answer to the previous one, so that an old answer never replaces a new one.
  const askAgain = () => {
    if (!isStopped) timer = setTimeout(() => askAll().then(askAgain), pollMs);
  };
  askAgain();
  let turn = 0;
  const server = createServer((incoming, answer) => {
    const ready = upstreams.filter((upstream) => upstream.isReady);
    const next = ready[turn++ % ready.length];
    if (next) forward(next, incoming, answer);
    else answer.writeHead(503).end('No server is ready');
  });
  const { port, stop } = await listen(server);
  return {
    port,
    isInUse: (port) => upstreams.some((upstream) => upstream.port === port && upstream.isReady),
    stop: stopAfter(async () => {
      isStopped = true;
      clearTimeout(timer);
      await stop();
      for (const { agent } of upstreams) agent.destroy();
    }),
  };
};
