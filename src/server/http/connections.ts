import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Follows the open connections of the server, so that it can close them without losing a request of a client. */
export interface Connections {
  /** Follows the connections of a server. */
  follow(server: Server): void;
  /** Notes the response that a connection waits for. */
  note(request: IncomingMessage, response: ServerResponse): void;
  /** Closes unused connections, at once and as soon as further ones become unused, until the server is closed. */
  closeUnused(server: Server): void;
}

/** Milliseconds between two searches for unused connections. */
const searchIntervalMs = 50;

/**
 * Creates the list of connections. Once `draining` is aborted, every response has `Connection: close`, because a client that
 * reuses a connection while the server closes it would lose its request.
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
  /** Closes connections without a first request, which `closeIdleConnections` counts as used. */
  const closeSilent = () => {
    for (const [socket, response] of responses) if (!response && socket.bytesRead === 0) socket.destroy();
  };
  return {
    follow: (server) => {
      server.on('connection', (socket: Socket) => {
        responses.set(socket, null);
        socket.once('close', () => responses.delete(socket));
      });
    },
    note: (request, response) => {
      responses.set(request.socket, response);
      if (draining.aborted) endAfter(response);
    },
    closeUnused: (server) => {
      // A server that does not listen never emits `close`, so the search would never end.
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
