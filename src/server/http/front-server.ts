import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { answerClientError } from './client-errors.ts';
import type { Connections } from './connections.ts';
import { createSlowSenders, type SenderLimits } from './slow-senders.ts';

interface Deps {
  /** Removes the headers that the sender of a request may not set. */
  filterHeaders(request: IncomingMessage): void;
  /** Sends a response before any routing; returns false if there is none. */
  sendCached(request: IncomingMessage, response: ServerResponse): boolean;
  senderLimits: SenderLimits;
  connections: Pick<Connections, 'follow' | 'note'>;
}

/** Milliseconds without any traffic after which a connection is closed. */
const idleTimeoutMs = 120_000;
/** Milliseconds until a request has to be complete. Large enough for the largest upload over a slow line. */
const requestTimeoutMs = 3_600_000;
/** Longer than proxies keep an idle connection, because a request that is sent while the server closes it would be lost. */
const keepAliveTimeoutMs = 72_000;

/** Returns whether a request names two hosts. Node takes the first one, but a proxy or cache in front may take the other. */
const namesTwoHosts = ({ rawHeaders }: IncomingMessage) => {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
};

/**
 * HTTP server in front of the framework: sends cached responses as fast as Node can, and routes all other requests.
 * `filterHeaders` comes first, so that the keys of cached responses hold only headers that count.
 */
export const createFrontServer =
  ({ filterHeaders, sendCached, senderLimits, connections }: Deps) =>
  (route: RequestListener): Server => {
    const { headersTimeoutMs, checkIntervalMs } = senderLimits;
    const slowSenders = createSlowSenders(senderLimits);
    const options = {
      requestTimeout: requestTimeoutMs,
      headersTimeout: headersTimeoutMs,
      connectionsCheckingInterval: checkIntervalMs,
      keepAliveTimeout: keepAliveTimeoutMs,
    };
    const server = createServer(options, (request, response) => {
      if (namesTwoHosts(request)) {
        answerClientError({}, request.socket);
        return;
      }
      filterHeaders(request);
      connections.note(request, response);
      slowSenders.watch(request, response);
      if (!sendCached(request, response)) route(request, response);
    });
    connections.follow(server);
    server.once('listening', () => {
      const timer = setInterval(slowSenders.check, checkIntervalMs);
      server.once('close', () => clearInterval(timer));
    });
    return server.setTimeout(idleTimeoutMs);
  };
