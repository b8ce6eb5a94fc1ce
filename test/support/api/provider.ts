import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Test } from 'uvu';
import { createClient } from '../../../src/api/client.ts';
import { transfer } from '../../../src/api/upload.ts';
import { listen } from '../services/listen.ts';

interface ReceivedRequest {
  method: string;
  /** Path with query. */
  url: string;
  headers: IncomingMessage['headers'];
  /** Fields of the body, which was multipart or URL-encoded. */
  form: FormData;
}

export type Responder = (response: ServerResponse, receivedRequests: ReceivedRequest) => void;

export const json =
  (body: unknown, status = 200): Responder =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const readForm = async (request: IncomingMessage): Promise<FormData> => {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  return new Response(Buffer.concat(await request.toArray()), { headers }).formData();
};

/** Starts a local server in place of the provider's API. It answers as the test specifies and records the requests. */
export const startProvider = async () => {
  const receivedRequests: ReceivedRequest[] = [];
  const state = { answer: json({}) };
  const server = createServer(async (request, response) => {
    const form = await readForm(request).catch(() => new FormData());
    const { method = '', url = '', headers } = request;
    const receivedRequest = { method, url, headers, form };
    receivedRequests.push(receivedRequest);
    state.answer(response, receivedRequest);
  });
  const { origin, stop } = await listen(server);
  return {
    address: origin,
    receivedRequests,
    /** Returns the request that arrived last; throws if none arrived. */
    lastRequest: (): ReceivedRequest => {
      const receivedRequest = receivedRequests.at(-1);
      if (!receivedRequest) throw new Error('nothing arrived');
      return receivedRequest;
    },
    answer: (answer: Responder) => {
      state.answer = answer;
    },
    stop,
  };
};

type ClientOptions = Partial<Parameters<typeof createClient>[0]>;

/** Starts a provider for a suite, which answers `{}` unless a test sets another answer. `create` creates a client of it. */
export const openApiClients = async (suite: Pick<Test, 'before'>) => {
  const provider = await startProvider();
  suite.before.each(() => provider.answer(json({})));
  const standard = {
    apiBase: provider.address,
    identity: 'my.localhost:8080',
    token: () => null,
    transfer,
  };
  return { provider, create: (options: ClientOptions = {}) => createClient({ ...standard, ...options }) };
};
