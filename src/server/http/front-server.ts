import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { refuseUnreadable } from './client-errors.ts';
import type { Connections } from './connections.ts';
import { createSlowSenders, type SenderLimits } from './slow-senders.ts';

interface Deps {
  /** Removes forwarding headers unless a trusted proxy has sent the request. */
  filterHeaders(request: IncomingMessage): void;
  /** Sends the cached response of a request, without routing; returns false if none is cached. */
  sendCached(request: IncomingMessage, response: ServerResponse): boolean;
  senderLimits: SenderLimits;
  connections: Pick<Connections, 'watchServer' | 'recordResponse'>;
}

/** Milliseconds without any traffic after which a connection is closed. */
const idleTimeoutMs = 120_000;
/** Milliseconds within which a request has to be complete. Enough for the largest upload over a slow connection. */
const requestTimeoutMs = 3_600_000;
/**
 * Milliseconds for which an idle connection stays open. Proxies close it earlier, so that no request meets a closing
 * connection.
 */
const keepAliveTimeoutMs = 72_000;

/** Returns whether a request has two `Host` headers. Node uses the first header, but a proxy in front may use the second. */
const namesTwoHosts = ({ rawHeaders }: IncomingMessage) => {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
};

/**
 * Creates an HTTP server that sends cached responses without the framework and passes all other requests to the framework.
 * `filterHeaders` runs first, so that no visitor's header can change the key of a cached response.
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
      connections.recordResponse(request, response);
      if (namesTwoHosts(request)) {
        refuseUnreadable(response);
        return;
      }
      filterHeaders(request);
      slowSenders.watch(request, response);
      if (!sendCached(request, response)) route(request, response);
    });
    connections.watchServer(server);
    server.once('listening', () => {
      const timer = setInterval(slowSenders.check, checkIntervalMs);
      server.once('close', () => clearInterval(timer));
    });
    return server.setTimeout(idleTimeoutMs);
  };
