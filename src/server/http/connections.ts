import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerClientError } from './client-errors.ts';

/** Registry of open connections, with which the server closes connections without losing a client's request. */
export interface Connections {
  /** Adds the future connections of a server to the registry. */
  watchServer(server: Server): void;
  /** Stores the latest response of a request's connection. */
  recordResponse(request: IncomingMessage, response: ServerResponse): void;
  /**
   * Answers what the HTTP parser has rejected and closes the connection. The answers to complete requests before it are sent
   * first, because a client takes the answers of a connection in the order of its requests.
   */
  answerError(error: { code?: string | undefined }, socket: Socket): void;
  /** Closes unused connections now and every 50 ms, until the server is closed. */
  closeUnused(server: Server): void;
}

/** The latest request of a connection. */
interface Latest {
  request: IncomingMessage;
  response: ServerResponse;
  /** Response to the request before; null if there was none. */
  before: ServerResponse | null;
  hasError?: true;
}

/** Milliseconds between two searches for unused connections. */
const searchIntervalMs = 50;

/** Returns whether a response is on its way. A request whose body is broken gets the refusal as its answer. */
const isToBeAnswered = ({ request, response }: Latest) => request.complete || response.headersSent;

/**
 * Creates the registry of connections. Once `draining` is aborted, every response has `Connection: close`. A client that
 * reuses a connection while the server closes it would lose a request.
 */
export const createConnections = (draining: AbortSignal): Connections => {
  /** The latest request of each connection; null before its first request. */
  const connections = new Map<Socket, Latest | null>();
  const endAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.shouldKeepAlive = false;
  };
  draining.addEventListener('abort', () => {
    for (const latest of connections.values()) if (latest) endAfter(latest.response);
  });
  /** Closes connections that have sent no request yet, because `closeIdleConnections` leaves them open. */
  const closeSilent = () => {
    for (const [socket, latest] of connections) if (!latest && socket.bytesRead === 0) socket.destroy();
  };
  return {
    watchServer: (server) => {
      server.on('connection', (socket: Socket) => {
        connections.set(socket, null);
        socket.once('close', () => connections.delete(socket));
      });
    },
    recordResponse: (request, response) => {
      const before = connections.get(request.socket)?.response ?? null;
      connections.set(request.socket, { request, response, before });
      if (draining.aborted) endAfter(response);
    },
    answerError: ({ code }, socket) => {
      const latest = connections.get(socket);
      // The parser reports each further part of the input as an error too.
      if (latest?.hasError) return;
      if (code === 'ECONNRESET' || !socket.writable) {
        socket.destroy();
        return;
      }
      if (latest) latest.hasError = true;
      const awaited = latest && (isToBeAnswered(latest) ? latest.response : latest.before);
      const answer = () => {
        if (socket.writable) answerClientError(code, socket);
      };
      if (!awaited || awaited.writableFinished) answer();
      else awaited.once('finish', answer);
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
