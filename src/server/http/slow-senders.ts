import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../errors.ts';

/**
 * Limits of how slowly a body may arrive. An upload at 8 kB a second stays within them, even with a pause of `longestPauseMs`.
 */
export const senderLimits = {
  /** Number of received bytes for which the sender gets one more second. */
  bytesPerSecond: 1000,
  /** Milliseconds that the first bytes of a body may take. */
  firstBytesMs: 15_000,
  /** Longest allowed pause, in ms, after bytes that arrived faster than required. */
  longestPauseMs: 40_000,
  /** Milliseconds between two checks. */
  checkIntervalMs: 1000,
  /** Milliseconds between the refusal and the end of the connection. An earlier end could overtake the refusal. */
  refusalTimeoutMs: 5000,
};
export type SenderLimits = typeof senderLimits;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** Returns whether the server waits for bytes: the body has a reader, perhaps a paused one, and its buffer is not full. */
const isAwaited = ({ readableFlowing, readableLength, readableHighWaterMark }: IncomingMessage) =>
  readableFlowing !== null && readableLength < readableHighWaterMark;

/**
 * Creates the check of a request whose body arrives. Each call subtracts `checkIntervalMs` from the sender's time. The clock is
 * not read, because a blocked server would blame its senders. A sender without time gets an error on the request, so that the
 * route cleans up and sends the refusal. The connection is closed if no refusal can be sent any more, or at the second call.
 */
export const createSenderCheck = (
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  { bytesPerSecond, firstBytesMs, longestPauseMs, checkIntervalMs, refusalTimeoutMs }: SenderLimits,
): (() => void) => {
  const { socket } = request;
  let bytesBefore = socket.bytesRead;
  let leftMs = firstBytesMs;
  let isRefused = false;
  const refuseSender = () => {
    const canAnswer = !isRefused && !response.headersSent && request.listenerCount('error') > 0;
    isRefused = true;
    leftMs = refusalTimeoutMs;
    if (canAnswer) request.emit('error', new Refusal('tooSlow'));
    else socket.destroy();
  };
  return () => {
    if (request.complete) return;
    const earnedMs = isRefused ? 0 : ((socket.bytesRead - bytesBefore) / bytesPerSecond) * 1000;
    bytesBefore = socket.bytesRead;
    leftMs = Math.min(leftMs + earnedMs, longestPauseMs);
    if (isRefused || isAwaited(request)) leftMs -= checkIntervalMs;
    if (leftMs <= 0) refuseSender();
  };
};

/** Refuses bodies that arrive too slowly, so that slow senders cannot hold connections, files and quota. */
export const registerSlowSenders = (app: FastifyInstance, limits: SenderLimits): void => {
  app.addHook('onRequest', ({ raw: request }, { raw: response }, done) => {
    if (hasBody(request)) {
      const check = createSenderCheck({ request, response }, limits);
      const timer = setInterval(check, limits.checkIntervalMs).unref();
      request.once('close', () => clearInterval(timer));
    }
    done();
  });
};
