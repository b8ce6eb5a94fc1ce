import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { stopAfter } from '../runner/suite/stop-after.mjs';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts a program that receives webhooks on this machine. A test changes `answer` and reads what has arrived. */
export const startReceiver = async () => {
  const received: Received[] = [];
  const state: { answer: { status: number; body?: string } } = { answer: { status: 204 } };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    received.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
    const { status, body = '' } = state.answer;
    // A redirect leads back here, where it would be counted.
    response.writeHead(status, { location: '/again' }).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = Object(server.address());
  const stop = stopAfter(async () => {
    server.closeAllConnections();
    server.close();
  });
  return { received, state, port: Number(port), url: `http://127.0.0.1:${port}/events?key=1`, stop };
};
