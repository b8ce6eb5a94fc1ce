import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal, type RefusalName } from '../errors.ts';

/** Errors of Node's HTTP parser that have a refusal of their own. */
const reasons: Readonly<Record<string, RefusalName>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'tooSlow',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
};

/**
 * Answers a request that the HTTP parser refuses, with the same list as every refusal. The response has
 * `Connection: close`, because a client would otherwise send its next request on a connection that ends.
 */
export const answerClientError = (error: { code?: string | undefined }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, fieldErrors } = new Refusal(reasons[error.code ?? ''] ?? 'unreadable');
  const body = JSON.stringify(fieldErrors);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Access-Control-Allow-Origin: *',
    'X-Content-Type-Options: nosniff',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'Cache-Control: no-store',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
};
