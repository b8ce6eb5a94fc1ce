import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './listen.ts';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts a program that receives webhooks on this machine. A test changes `answer` and reads what has arrived. */
export const startReceiver = async () => {
  const received: Received[] = [];
  const state: { answer: { status: number; body?: string } } = { answer: { status: 204 } };
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    const { status, body = '' } = state.answer;
    // A redirect leads back here, where it would be counted.
    response.writeHead(status, { location: '/again' }).end(body);
  });
  const { port, origin, stop } = await listen(server);
  return { received, state, port, url: `${origin}/events?key=1`, stop };
};
