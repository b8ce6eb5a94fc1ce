import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal, type RefusalName } from '../errors.ts';

/** Refusals of some errors of Node's HTTP parser. All other errors are answered with `unreadable`. */
const reasons: Readonly<Record<string, RefusalName>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'tooSlow',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
};

/**
 * Answers a request that the HTTP parser rejects, with the body that every refusal has. The response has
 * `Connection: close`, because a client would otherwise send its next request on the closing connection.
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
