import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FieldError } from '../../api/resources/client.ts';
import { translatorOf } from '../../languages/languages.ts';
import { isServerText } from '../../order/server-text.ts';
import { checkoutText } from '../../validation/messages/checkout.ts';
import { internalError, Refusal, refusalOf } from '../errors.ts';
import { apiHeaders, sendReadable } from './headers/headers.ts';
import { readHost } from './hosts.ts';
import { requestFields } from './log.ts';
import type { RefusalName } from './refusals.ts';
import type { SecurityEvents } from './security-events.ts';

/** Refusals of some errors of Node's HTTP parser. All other errors are answered with `unreadable`. */
const reasons: Readonly<Record<string, RefusalName>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'tooSlow',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
};

const answerTo = (code: string | undefined) => {
  const { status, fieldErrors } = new Refusal(reasons[code ?? ''] ?? 'unreadable');
  const body = JSON.stringify(fieldErrors);
  const headers = {
    ...apiHeaders,
    // A client would otherwise send its next request on the closing connection.
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  };
  return { status, headers, body };
};

/** Answers a request for which Node has made no response object, because its HTTP parser has rejected the request. */
const answerClientError = (code: string | undefined, socket: Socket): void => {
  const { status, headers, body } = answerTo(code);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
};

/** Care of open connections, with which the server ends connections without losing a client's request. */
export type Connections = ReturnType<typeof createConnections>;

interface Latest {
  request: IncomingMessage;
  response: ServerResponse;
  /** Response to the request before; undefined if there was none. */
  before: ServerResponse | undefined;
}

/** Milliseconds that a new connection gets for its first request, which may be on its way when the server stops. */
const firstRequestMs = 500;
/** Milliseconds between two searches for unused connections. */
const searchIntervalMs = 50;

/** Returns whether a response is on its way. A request whose body is broken gets the refusal as its answer. */
const isToBeAnswered = ({ request, response }: Latest) => request.complete || response.headersSent;

/** Closes unused connections now and every 50 ms, until the server is closed. */
const closeUnused = ({ server }: FastifyInstance, sockets: ReadonlyMap<Socket, number>) => {
  // A server that does not listen never emits `close`, so the interval would never be cleared.
  if (!server.listening) return;
  const search = () => {
    server.closeIdleConnections();
    // Node counts a connection without a request as used.
    const latest = performance.now() - firstRequestMs;
    for (const [socket, since] of sockets) if (socket.bytesRead === 0 && since < latest) socket.destroy();
  };
  search();
  const timer = setInterval(search, searchIntervalMs);
  server.once('close', () => clearInterval(timer));
};

/**
 * Creates the care of connections. Once `draining` is aborted, every response has `Connection: close`. A client that reuses a
 * connection while the server closes it would lose a request.
 */
export const createConnections = (draining: AbortSignal) => {
  /** Open connections with the time at which they were accepted. */
  const sockets = new Map<Socket, number>();
  const latestOf = new WeakMap<Socket, Latest>();
  const broken = new WeakSet<Socket>();
  return {
    /**
     * Answers a request that the HTTP parser has rejected, and closes the connection. The answers to complete requests before it
     * are sent first, because a client takes the answers of a connection in the order of its requests.
     */
    answerError: ({ code }: { code?: string | undefined }, socket: Socket) => {
      // The parser reports each further part of the input as an error too.
      if (broken.has(socket)) return;
      if (code === 'ECONNRESET' || !socket.writable) {
        socket.destroy();
        return;
      }
      broken.add(socket);
      const latest = latestOf.get(socket);
      const awaited = latest && (isToBeAnswered(latest) ? latest.response : latest.before);
      const answer = () => {
        if (socket.writable) answerClientError(code, socket);
      };
      if (!awaited || awaited.writableFinished) answer();
      else awaited.once('finish', answer);
    },
    register: (app: FastifyInstance) => {
      app.server.on('connection', (socket: Socket) => {
        sockets.set(socket, performance.now());
        socket.once('close', () => sockets.delete(socket));
      });
      app.addHook('onRequest', ({ raw: request }, { raw: response }, done) => {
        const { socket } = request;
        latestOf.set(socket, { request, response, before: latestOf.get(socket)?.response });
        done();
      });
      app.addHook('onSend', (_request, reply, payload, done) => {
        if (draining.aborted) reply.header('connection', 'close');
        done(null, payload);
      });
      app.addHook('preClose', async () => closeUnused(app, sockets));
    },
  };
};

export type SendError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void;

/** Refusals that are not logged for each request, because they come in great numbers and would fill the disk. */
const ownLimits: readonly RefusalName[] = ['busy', 'diskFull', 'recordsUnavailable'];

const t = translatorOf('en');

/** Returns errors with sentences in place of message codes, because the forms of the office, unlike those of visitors, do not translate codes. */
const wordErrors = (errors: readonly FieldError[]): FieldError[] =>
  errors.map(({ property, message }) => ({
    property,
    message: isServerText(message) ? checkoutText(message, t, { field: property }) : message,
  }));

/** Sends refusals as they are and hides all other errors. Errors with a status of 500 or more are logged. */
export const createErrorSender =
  (securityEvents: Pick<SecurityEvents, 'recordRefusal'>): SendError =>
  (error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal) securityEvents.recordRefusal(refusal, request);
    const isOwnLimit = error instanceof Refusal && ownLimits.includes(error.reason);
    if (!refusal || (refusal.status >= 500 && !isOwnLimit))
      request.log.error({ ...requestFields(request), err: error }, 'The request failed');
    if (refusal?.retryAfter) sendReadable(reply, { 'retry-after': String(refusal.retryAfter) });
    const errors = refusal?.fieldErrors ?? internalError;
    const isOffice = readHost(request.host).kind === 'office';
    void reply.code(refusal?.status ?? 500).send(isOffice ? wordErrors(errors) : errors);
  };
