import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '../errors.ts';

/** Limits of how slowly a client may send a request. */
export interface SenderLimits {
  /** Milliseconds until the headers of a request have to be complete. */
  headersTimeoutMs: number;
  /** Number of received bytes for which the sender gets one more second. */
  bytesPerSecond: number;
  /** Milliseconds that the first bytes of a body may take. */
  firstBytesMs: number;
  /** Longest allowed pause, in ms, after bytes that arrived faster than required. */
  longestPauseMs: number;
  /** Milliseconds between two checks. */
  checkIntervalMs: number;
  /** Milliseconds between the refusal and the end of the connection. An earlier end could overtake the refusal. */
  refusalTimeoutMs: number;
}

/** Limits of the server. An upload at 8 kB a second stays within them, even with a pause of `longestPauseMs`. */
export const senderLimits: SenderLimits = {
  headersTimeoutMs: 20_000,
  bytesPerSecond: 1000,
  firstBytesMs: 15_000,
  longestPauseMs: 40_000,
  checkIntervalMs: 1000,
  refusalTimeoutMs: 5000,
};

/** A request whose body is arriving. */
interface Sender {
  request: IncomingMessage;
  response: ServerResponse;
  /** Number of bytes that the connection had received at the last check. */
  bytesBefore: number;
  /** Milliseconds after which the sender is refused if no bytes arrive. */
  leftMs: number;
  isRefused: boolean;
}

/** Refuses bodies that arrive too slowly, so that slow senders cannot hold connections, files and quota. */
interface SlowSenders {
  /** Watches the body of a request, if it has one. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  /**
   * Subtracts `checkIntervalMs` from each sender's time. The clock is not read, because a blocked server would blame its
   * senders.
   */
  check(): void;
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** Returns whether the server waits for bytes: something reads the body, and its buffer is not full. */
const isAwaited = ({ readableFlowing, readableLength, readableHighWaterMark }: IncomingMessage) =>
  readableFlowing !== null && readableLength < readableHighWaterMark;

export const createSlowSenders = (limits: SenderLimits): SlowSenders => {
  const { bytesPerSecond, firstBytesMs, longestPauseMs, checkIntervalMs, refusalTimeoutMs } = limits;
  const senders = new Set<Sender>();

  /**
   * Emits an error on the request, so that the route cleans up and sends the refusal. The connection is closed if the route can
   * send no refusal any more, or at the second call.
   */
  const refuse = (sender: Sender) => {
    const { request, response } = sender;
    const canAnswer = !sender.isRefused && !response.headersSent && request.listenerCount('error') > 0;
    if (!canAnswer) {
      request.socket.destroy();
      return;
    }
    sender.isRefused = true;
    sender.leftMs = refusalTimeoutMs;
    request.emit('error', new Refusal('tooSlow'));
  };
  const checkSender = (sender: Sender) => {
    const { request, isRefused } = sender;
    const { bytesRead } = request.socket;
    const earnedMs = isRefused ? 0 : ((bytesRead - sender.bytesBefore) / bytesPerSecond) * 1000;
    sender.bytesBefore = bytesRead;
    sender.leftMs = Math.min(sender.leftMs + earnedMs, longestPauseMs);
    if (isRefused || isAwaited(request)) sender.leftMs -= checkIntervalMs;
    if (sender.leftMs <= 0) refuse(sender);
  };
  return {
    watch: (request, response) => {
      if (!hasBody(request)) return;
      const { bytesRead } = request.socket;
      const sender = { request, response, bytesBefore: bytesRead, leftMs: firstBytesMs, isRefused: false };
      senders.add(sender);
      request.once('close', () => senders.delete(sender));
    },
    check: () => {
      for (const sender of senders)
        if (sender.request.complete) senders.delete(sender);
        else checkSender(sender);
    },
  };
};
