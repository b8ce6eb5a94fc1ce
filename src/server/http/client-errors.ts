import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal } from '../errors.ts';
import { apiHeaders } from './headers/cors.ts';
import type { RefusalName } from './refusals/refusals.ts';

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

/** Answers a request that the HTTP parser has rejected, so that it has no response object. */
export const answerClientError = (code: string | undefined, socket: Socket): void => {
  const { status, headers, body } = answerTo(code);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
};
