import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Registry of open connections, with which the server closes connections without losing a client's request. */
export interface Connections {
  /** Adds the future connections of a server to the registry. */
  watchServer(server: Server): void;
  /** Stores the latest response of a request's connection. */
  recordResponse(request: IncomingMessage, response: ServerResponse): void;
  /** Closes unused connections now and every 50 ms, until the server is closed. */
  closeUnused(server: Server): void;
}

/** Milliseconds between two searches for unused connections. */
const searchIntervalMs = 50;

/**
 * Creates the registry of connections. Once `draining` is aborted, every response has `Connection: close`. A client that
 * reuses a connection while the server closes it would lose a request.
 */
export const createConnections = (draining: AbortSignal): Connections => {
  /** The latest response of each connection; null before its first request. */
  const responses = new Map<Socket, ServerResponse | null>();
  const endAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.shouldKeepAlive = false;
  };
  draining.addEventListener('abort', () => {
    for (const response of responses.values()) if (response) endAfter(response);
  });
  /** Closes connections that have sent no request yet, because `closeIdleConnections` leaves them open. */
  const closeSilent = () => {
    for (const [socket, response] of responses) if (!response && socket.bytesRead === 0) socket.destroy();
  };
  return {
    watchServer: (server) => {
      server.on('connection', (socket: Socket) => {
        responses.set(socket, null);
        socket.once('close', () => responses.delete(socket));
      });
    },
    recordResponse: (request, response) => {
      responses.set(request.socket, response);
      if (draining.aborted) endAfter(response);
    },
    closeUnused: (server) => {
      // A server that does not listen never emits `close`, so the interval would never be cleared.
      if (!server.listening) return;
      const search = () => {
        server.closeIdleConnections();
        closeSilent();
      };
      search();
      const timer = setInterval(search, searchIntervalMs);
      server.once('close', () => clearInterval(timer));
    },
  };
};
